// The announcements that a screen reader would make.
import type { Checkout } from '../support/checkout.ts';

export interface Transcript {
  /** The messages, in order; each is the whole live region, as `role="status"` is atomic. */
  readonly said: readonly string[];
  stop(): void;
}

/** Whether a change is one that is spoken: text that came. Text that went is not (`aria-relevant` is “additions text”). */
function isAddition(record: MutationRecord): boolean {
  if (record.type === 'characterData') return (record.target.textContent ?? '') !== '';
  return [...record.addedNodes].some((node) => (node.textContent ?? '') !== '');
}

/**
 * Listens to every live region of the element; they must have been there before. A text that equals the one before is not said: Orca drops
 * it in Chromium.
 */
export function listen({ element }: Pick<Checkout, 'element'>): Transcript {
  const said: string[] = [];
  let last = '';
  const observer = new MutationObserver((records) => {
    const regions = new Set(
      records
        .filter(isAddition)
        .map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [role="alert"], [aria-live]'),
        ),
    );
    for (const region of regions) {
      const heard = region?.cloneNode(true) as Element | undefined;
      for (const hidden of heard?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
      const whole = heard?.textContent ?? '';
      const text = whole.trim().replace(/\s+/g, ' ');
      if (text === '' || whole === last) continue;
      last = whole;
      said.push(text);
    }
  });
  observer.observe(element.renderRoot, { subtree: true, childList: true, characterData: true });
  return { said, stop: () => observer.disconnect() };
}
