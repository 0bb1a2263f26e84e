/** The smallest useful height of a list in pixels: three options. */
const MIN_HEIGHT_PX = 132;
/** Distance between a list and the edge of the screen, in pixels. */
const MARGIN_PX = 8;

/** The lower edge of the visible part of the screen; `undefined` if the user has zoomed in, and scrolls by hand. */
function visibleBottom(): number | undefined {
  const { visualViewport } = window;
  return visualViewport && visualViewport.scale <= 1.01 ? visualViewport.offsetTop + visualViewport.height - MARGIN_PX : undefined;
}

/** Scrolls the page as far as an element below the visible part of the screen requires, which an on-screen keyboard makes smaller. */
export function scrollIntoSight(element: Element): void {
  const hidden = element.getBoundingClientRect().bottom - (visibleBottom() ?? Infinity);
  if (hidden > 0) window.scrollBy({ top: Math.ceil(hidden) });
}

/**
 * Limits a list to the visible part of the screen, and scrolls the page if less than `wantedPx` of it would be visible. On phones the
 * on-screen keyboard covers the page without resizing it, so only `visualViewport` has the visible height.
 */
function fit(list: HTMLElement, wantedPx: number): void {
  const bottom = visibleBottom();
  if (bottom === undefined) return;
  list.style.removeProperty('max-block-size');
  const { top, height } = list.getBoundingClientRect();
  const wanted = Math.min(height, Math.max(MIN_HEIGHT_PX, Math.min(wantedPx, (visualViewport as VisualViewport).height / 2)));
  if (top + wanted > bottom) window.scrollBy({ top: Math.ceil(top + wanted - bottom) });
  const space = Math.floor(bottom - list.getBoundingClientRect().top);
  if (space < height) list.style.setProperty('max-block-size', `${Math.max(MIN_HEIGHT_PX, space)}px`);
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
