import { getOrInsert } from '../../address/get-or-insert.ts';
import { listen, matches, query } from '../../form/dom.ts';
import { type Field, isField, refusal } from '../../form/field.ts';
import { isOwnWrite, TextOwnership } from '../../form/filling/text-ownership.ts';
import { queueTask } from './task-queue.ts';
import { watchPointer } from './pointer.ts';

/** The controller that watches a page. */
export interface PageListener {
  /** Whether it has read the page for the first time, which needs no call. */
  readonly hasArrived: boolean;
  /** Controls were added, removed or marked differently. */
  read(): unknown;
  edited(event: Event): void;
  /** The user clicked: a script may have changed fields without an event, and a click may submit the form, or start a lookup. */
  clicked(event: Event): void;
}

interface Watch {
  readonly listeners: Set<PageListener>;
  /** Reads the page again when the user arrives at a field, although it could be used before. */
  readonly forget: (field: Field) => void;
  readonly stop: () => void;
}

/** One observer per root for all elements in it: each of a thousand observers would be called for every change. */
const watches = new WeakMap<Node, Watch>();

const CONTROLS = 'input, select, textarea';

/** Whether a mutation can add, remove or rename a control. */
function concernsControls({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes') return matches(target as Element, CONTROLS);
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element && (matches(node, CONTROLS) || !!query(node, CONTROLS)));
}

/** Pages are often built in small steps; the fields are read once per frame. */
const READ_DELAY_MS = 16;

function startWatch(root: Node): Watch {
  const listeners = new Set<PageListener>();
  const listening = new AbortController();
  const { signal } = listening;
  // Before our own listeners, which ask who wrote the text.
  TextOwnership.of(root).listen(root, signal);
  watchPointer(signal);
  /** The listeners that a change concerns: not those that have yet to read the page for the first time, such as all that came with it. */
  const due = new Set<PageListener>();
  const observer = new MutationObserver((records) => {
    const others = [...listeners].filter((each) => each.hasArrived && !due.has(each));
    if (others.length === 0 || !records.some(concernsControls)) return;
    if (due.size === 0)
      setTimeout(() => {
        for (const each of due) queueTask(() => listeners.has(each) && each.read(), signal);
        due.clear();
      }, READ_DELAY_MS);
    for (const each of others) due.add(each);
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['id', 'autocomplete', 'data-dga-field'] });
  /** Whether each control could be used when the listeners last read the page because of it. */
  const usable = new WeakMap<Field, boolean>();
  // A field can become usable without any change of the DOM that an observer reports (a fade, a style sheet), so the moment at which the
  // user arrives at it decides.
  const arrived = (target: EventTarget | undefined): void => {
    if (!(target instanceof Element) || !isField(target)) return;
    const isUsable = !refusal(target, false);
    if (usable.get(target) === isUsable) return;
    usable.set(target, isUsable);
    for (const each of listeners) each.read();
  };
  const edited = (event: Event): void => {
    const [target] = event.composedPath();
    // To look at a field makes the browser compute the layout, so neither our writes nor every key do it.
    if (!isOwnWrite(event) && !usable.get(target as Field)) arrived(target);
    for (const each of listeners) each.edited(event);
    // The country of the address may have changed.
    if (event.type === 'change' && !isOwnWrite(event)) for (const each of listeners) each.read();
  };
  listen(root, 'focusin', (event) => arrived(event.composedPath()[0]), signal, true);
  listen(root, 'input change compositionend', edited, signal, true);
  const clicked = (event: Event): void => {
    for (const each of listeners) each.clicked(event);
  };
  listen(root, 'click', clicked, signal, true);
  return {
    listeners,
    forget: (field) => void usable.delete(field),
    stop: () => {
      observer.disconnect();
      listening.abort();
      watches.delete(root);
    },
  };
}

/** Reports changes of the page until the signal aborts. @returns what to call with a field that is no longer used, to look again when the user is back */
export function watchPage(root: Node, listener: PageListener, signal: AbortSignal): (field: Field) => void {
  const { listeners, forget, stop } = getOrInsert(watches, root, startWatch);
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  });
  return forget;
}
