import { isSameText } from '../../address/fold-place.ts';
import { getOrInsert } from '../../address/get-or-insert.ts';
import { listen, queryAll } from '../dom.ts';
import { type Field, isField, isSecret, isSelect, textIn } from '../field.ts';
import { isPlaceholder } from '../option-match.ts';
import { read } from './fill-target.ts';
import type { Owner } from './plan-fill.ts';

/** A composition that seems to last longer was broken off. */
const COMPOSITION_MS = 5000;

/** Marks the events of our writes, so that no copy of the element on the page treats them as typing. */
const WRITTEN: unique symbol = Symbol.for('dga-address-lookup.written') as never;

/** Reports whether an event comes from a write of this or another copy of the element. */
export function isOwnWrite(event: Event): boolean {
  return !!(event as { [WRITTEN]?: boolean })[WRITTEN];
}

function isAutofilled(field: EventTarget): boolean {
  try {
    return (field as Element).matches(':autofill');
  } catch {
    // The target is not an element, or the browser lacks the selector.
    return false;
  }
}

/** Reports whether neither the user nor the page has chosen or typed anything in a field. */
function isUntouched(field: Field): boolean {
  // An input mask may show ___-____.
  if (!isSelect(field)) return textIn(field).replace(/_[-_]*_|\s/g, '') === '';
  if (field.selectedIndex <= 0 && isPlaceholder(field.options[0])) return true;
  // A select without a placeholder shows its first option. `selected` in the markup is the page's choice.
  return field.selectedIndex === -1 || (field.selectedIndex === 0 && ![...field.options].some((option) => option.defaultSelected));
}

/** What is known about the text of one field. */
interface History {
  /** The value after our last write and the page's reaction. */
  written?: string;
  /** The text that is ours, which the user may have continued, and for whom it was written. */
  ours?: string | undefined;
  writer?: object;
  /** The value that the user, or a script that dispatched an event, entered after our last write, and the time. It may have any type. */
  entered?: { readonly value: unknown; readonly ms: number } | undefined;
  /** Whether the user changed the field before we listened. */
  isEarly?: boolean;
  /** The value of a select when its form was first seen. */
  firstValue?: string;
}

const byDocument = new WeakMap<Node, TextOwnership>();

/**
 * Records who wrote the text of each field of a document: the user, the page or an element. Our text stays ours until the user touches the
 * field or its value changes. A re-created field is unknown: its text counts as the user's until `FormFiller` finds that it equals what an
 * element wrote.
 *
 * All elements of a document share it. A `writer` is the address form of one element: text that another element wrote is not its own.
 */
export class TextOwnership {
  readonly #histories = new WeakMap<EventTarget, History>();
  /** The selects whose first value is recorded, for each element that looked. */
  readonly #seen = new WeakMap<object, Set<string>>();
  /** The number of our events that are being dispatched. */
  #dispatching = 0;
  /** The end of the composition in a field: a write would be inserted twice. */
  composition: Promise<void> | undefined;

  static of(node: Node): TextOwnership {
    return getOrInsert(byDocument, node.ownerDocument ?? node, () => new TextOwnership());
  }

  /** Notices the edits below a document or shadow root until the signal aborts. */
  listen(root: Node, signal: AbortSignal): void {
    // Later, all fields match after a submit that the browser refused.
    for (const field of queryAll(root as ParentNode, ':is(:user-valid, :user-invalid)')) this.#of(field).isEarly = true;
    listen(root, 'input change', (event) => this.#note(event), signal, true);
    // Events of shadow roots reach the document, too; the first listener notes the composition.
    const compose = (): void => {
      this.composition ??= new Promise<void>((done) => {
        setTimeout(done, COMPOSITION_MS);
        // An `input` event may follow.
        root.addEventListener('compositionend', () => setTimeout(done), { once: true, capture: true });
      }).finally(() => (this.composition = undefined));
    };
    listen(root, 'compositionstart', compose, signal, true);
  }

  #of(field: EventTarget): History {
    return getOrInsert(this.#histories, field, () => ({}));
  }

  #note(event: Event): void {
    const [field] = event.composedPath();
    // Passwords, codes and card numbers are not remembered.
    if (!field || this.isReaction(event) || (isField(field as Element) && isSecret(field as Field, false))) return;
    const history = this.#of(field);
    // On blur the browser dispatches `change` for text typed before our write.
    const { value } = field as Partial<Field>;
    if (event.type === 'input' || history.written !== value) history.entered = { value, ms: performance.now() };
  }

  dispatch(field: Field, event: Event): void {
    (event as { [WRITTEN]?: boolean })[WRITTEN] = true;
    this.#dispatching += 1;
    try {
      field.dispatchEvent(event);
    } finally {
      this.#dispatching -= 1;
    }
  }

  get isDispatching(): boolean {
    return this.#dispatching > 0;
  }

  /** Reports whether an event comes from our write or the page's reaction to it, such as an input mask that reformats the value. */
  isReaction(event: Event): boolean {
    return isOwnWrite(event) || (this.isDispatching && !event.isTrusted);
  }

  /** Reports whether the user, or a script that dispatched an event, changed a field since our last write. */
  isTouched(field: EventTarget): boolean {
    return this.#of(field).entered !== undefined;
  }

  /** Reports whether a field still holds what the user, or a script that dispatched an event, has entered since a time. */
  holdsEntry(field: Field, sinceMs: number): boolean {
    const { entered } = this.#of(field);
    return !!entered && entered.ms >= sinceMs && entered.value === field.value;
  }

  /** Reports whether an element has written the text of a field. */
  isWritten(field: Field): boolean {
    return this.#of(field).ours !== undefined;
  }

  /** Returns the text that the writer wrote into a field, which the user may have changed since. */
  oursIn(field: Field, writer: object): string | undefined {
    const history = this.#of(field);
    return history.writer === writer ? history.ours : undefined;
  }

  /** Reports whether the field still holds what the writer wrote, in whatever spelling. It may be an empty string. */
  holds(field: Field, writer: object): boolean {
    const ours = this.oursIn(field, writer);
    return !this.isTouched(field) && ours !== undefined && isSameText(ours, read(field));
  }

  ownerOf(field: Field, writer: object): Owner {
    if (this.holds(field, writer) && field.value !== '') return 'us';
    if (isSelect(field) && this.isTouched(field) && !isPlaceholder(field.options[0])) return 'person';
    return isUntouched(field) ? 'nobody' : 'person';
  }

  /** Returns the writer's text if the field starts with it and the user continued it: 岩本町 of 岩本町2-1. Otherwise empty. */
  beginningOf(field: Field, writer: object): string {
    const ours = this.oursIn(field, writer) ?? '';
    return !isSelect(field) && field.value !== ours && textIn(field).startsWith(ours) ? ours : '';
  }

  /** Records the field's current value as the writer's, or only its beginning if the user's text follows. */
  wrote(field: Field, writer: object, beginning?: string): void {
    const history = this.#of(field);
    history.written = field.value;
    history.entered = undefined;
    history.ours = beginning ?? read(field);
    history.writer = writer;
  }

  /** Records that the field's current value is not ours. */
  forget(field: Field): void {
    this.#of(field).ours = undefined;
  }

  /** Records a select's value as an element first sees it. @param role - identifies the select: when re-created, its value is the user's */
  noteFirstValue(select: HTMLSelectElement, role: string, element: object): void {
    const seen = getOrInsert(this.#seen, element, () => new Set());
    const key = `${role} ${select.id} ${select.getAttribute('name')}`;
    if (seen.has(key)) return;
    seen.add(key);
    this.#of(select).firstValue = read(select);
  }

  /** Reports whether the page chose the option of a select, by markup or script, and the user has not touched it since. */
  isPreselected(select: HTMLSelectElement, writer: object): boolean {
    if (this.isTouched(select) || this.oursIn(select, writer) !== undefined) return false;
    if (select.options[select.selectedIndex]?.defaultSelected) return true;
    const { firstValue, isEarly } = this.#of(select);
    return firstValue === read(select) && !isEarly && !isAutofilled(select);
  }
}
