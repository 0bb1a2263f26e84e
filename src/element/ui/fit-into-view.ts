import { boxAround, contains, parentOf } from '../../form/dom.ts';

/** The smallest useful height of a list in pixels: three options. */
const MIN_HEIGHT_PX = 132;
/** Distance between a list and the edge of the screen, in pixels. */
const MARGIN_PX = 8;

/** The lower edge of the visible screen, above a bar of the page; `undefined` if the user has zoomed in, and scrolls by hand. */
function visibleBottom(element: Element): number | undefined {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1.01) return undefined;
  const bottom = visualViewport.offsetTop + visualViewport.height;
  const { left, right } = element.getBoundingClientRect();
  let bar = document.elementFromPoint((left + right) / 2, bottom - 1);
  while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = parentOf(bar);
  // A dialog contains the field with the focus, and a background is higher than a bar.
  const top = bar && !contains(bar, document.activeElement) ? bar.getBoundingClientRect().top : 0;
  return (top > bottom / 2 ? top : bottom) - MARGIN_PX;
}

/** Scrolls as far as an element requires that is below `bottom`, or below the edge of a box around it, such as a dialog. Never sideways. */
function scrollAbove(bottom: number, element: Element): void {
  for (let box = boxAround(element); box; box = boxAround(box)) {
    const edge = box === document.scrollingElement ? bottom : Math.min(bottom, box.getBoundingClientRect().bottom);
    const top = element.getBoundingClientRect().bottom - edge;
    if (top > 0) box.scrollBy({ top, behavior: 'instant' });
  }
}

/** Scrolls as far as an element below the visible part of the screen requires, which an on-screen keyboard makes smaller. */
export function scrollIntoSight(element: Element): void {
  const bottom = visibleBottom(element);
  if (bottom !== undefined) scrollAbove(bottom, element);
}

/** Limits a list to the visible part of the screen, and scrolls if less than `wantedPx` of it would be visible. */
function fit(list: HTMLElement, wantedPx: number): void {
  const bottom = visibleBottom(list);
  if (bottom === undefined) return;
  const limit = (px?: number): void => {
    list.style.setProperty('max-block-size', px === undefined ? '' : `${Math.max(MIN_HEIGHT_PX, Math.floor(px))}px`);
  };
  limit();
  const { height } = list.getBoundingClientRect();
  limit(Math.min(wantedPx, (visualViewport as VisualViewport).height / 2));
  scrollAbove(bottom, list);
  const space = bottom - list.getBoundingClientRect().top;
  limit(space < height ? space : undefined);
}

/**
 * Keeps a list inside the visible part of the screen until it is removed, also when the on-screen keyboard opens or closes.
 *
 * @param list - a list whose position does not depend on its height
 * @param wantedPx - height that should be visible, up to half the screen; the page scrolls for it
 */
export function fitIntoView(list: HTMLElement, wantedPx: number = MIN_HEIGHT_PX): void {
  fit(list, wantedPx);
  const stop = new AbortController();
  const resized = (): void => (list.isConnected ? fit(list, wantedPx) : stop.abort());
  window.visualViewport?.addEventListener('resize', resized, { signal: stop.signal });
}

/** Marks a list with the class `more` while options follow below its visible part. */
export function markMore(list: HTMLElement): void {
  list.classList.toggle('more', list.scrollTop + list.clientHeight < list.scrollHeight - 1);
}
