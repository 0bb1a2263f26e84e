/** The smallest useful height of a list in pixels: three options. */
const MIN_HEIGHT_PX = 132;
/** Distance between a list and the edge of the screen, in pixels. */
const MARGIN_PX = 8;

/**
 * Limits a list to the part of the screen that is visible, and scrolls the page if less than three options fit. On phones the on-screen
 * keyboard covers the page without resizing it, so only `visualViewport` tells what is visible.
 *
 * @param list - a list whose position does not depend on its height
 */
export function fitIntoView(list: HTMLElement): void {
  const { visualViewport } = window;
  list.style.removeProperty('max-block-size');
  if (!visualViewport) return;
  const bottom = visualViewport.offsetTop + visualViewport.height - MARGIN_PX;
  const { top, height } = list.getBoundingClientRect();
  const wanted = Math.min(height, Math.max(MIN_HEIGHT_PX, visualViewport.height / 2));
  if (top + wanted > bottom) window.scrollBy({ top: Math.ceil(top + wanted - bottom) });
  const space = Math.floor(bottom - list.getBoundingClientRect().top);
  if (space < height) list.style.setProperty('max-block-size', `${Math.max(MIN_HEIGHT_PX, space)}px`);
}

/** Marks a list with the class `more` while options follow below its visible part. */
export function markMore(list: HTMLElement): void {
  list.classList.toggle('more', list.scrollTop + list.clientHeight < list.scrollHeight - 1);
}
