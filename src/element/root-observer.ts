/** One observer a root, however many elements stand in it: a thousand observers on one document would each hear of every change. */
const observed = new WeakMap<Node, { readonly observer: MutationObserver; readonly listeners: Set<() => void> }>();

/** Whether a change can bring, take or rename a control. */
function concernsControls({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return true;
  return [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && (node.matches('input, select, textarea') || node.querySelector('input, select, textarea') !== null),
  );
}

/** Calls back after controls below a root were added, taken away, or marked otherwise. */
export function onControlsChange(root: Node, listener: () => void, signal: AbortSignal): void {
  let entry = observed.get(root);
  if (!entry) {
    const listeners = new Set<() => void>();
    const observer = new MutationObserver((records) => {
      if (records.some(concernsControls)) for (const each of listeners) each();
    });
    entry = { observer, listeners };
    observed.set(root, entry);
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['id', 'autocomplete', 'data-dga-field'] });
  }
  const { observer, listeners } = entry;
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    observed.delete(root);
  });
}
