import { isSelect } from '../../form/field.ts';

/** The attributes with which pages open and close fields. */
const ATTRIBUTES = ['class', 'disabled', 'hidden', 'inert', 'open', 'readonly', 'style'];

/** Pages animate by attributes: the fields are looked at once per interval. */
const INTERVAL_MS = 100;

/** Calls back when fields below a root may have opened, or a list may have got options, until the signal aborts. */
export function watchOpening(root: Node, opened: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    if (!signal.aborted) opened();
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ type, target }) => type === 'attributes' || isSelect(target as Element))) timer ??= setTimeout(look, INTERVAL_MS);
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  signal.addEventListener('abort', () => observer.disconnect());
}
