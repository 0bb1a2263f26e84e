import type { Checkout } from './checkout.ts';

/** Returns the messages that come into the live region from now on, which is what screen readers announce. */
export function announcements(page: Checkout): readonly string[] {
  const heard: string[] = [];
  const region = page.element.renderRoot.querySelector('[role="status"]') as HTMLElement;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (node.textContent) heard.push(node.textContent.trim());
  }).observe(region, { childList: true });
  return heard;
}
