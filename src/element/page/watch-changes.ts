/** The attributes with which pages open and close fields, and that in which React repeats the text of a field. */
const ATTRIBUTES = ['class', 'disabled', 'hidden', 'inert', 'open', 'readonly', 'style', 'value'];

/** Pages animate by attributes: the fields are looked at once per interval. */
const INTERVAL_MS = 100;

/**
 * Calls back when the page changes below a root, until the signal aborts: fields may have opened, a list may have got options, and a script
 * that shows something may have changed fields without an event.
 */
export function watchChanges(root: Node, changed: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    if (!signal.aborted) changed();
  };
  const observer = new MutationObserver(() => (timer ??= setTimeout(look, INTERVAL_MS)));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
  signal.addEventListener('abort', () => observer.disconnect());
}
