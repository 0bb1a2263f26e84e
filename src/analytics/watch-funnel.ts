import type { LookupErrorCode } from '../address/lookup-error.ts';
import type { Part } from '../address/parts.ts';
import type { DgaEventMap, LookupKind } from '../element/events.ts';
import type { LookupStatus } from '../element/state.ts';

/** A step of a lookup. A lookup starts once and ends as filled or abandoned; the other two may follow a fill. */
export type FunnelStep = 'started' | 'filled' | 'undone' | 'edited-after-fill' | 'abandoned';

/** Why a lookup filled nothing: it failed, the user typed another code, or the user left the page. */
export type AbandonReason = 'failed' | 'replaced' | 'left';

/** One step, safe to send anywhere: names of steps, parts and errors, and numbers. Never a code, an address, or an id of a person. */
export interface FunnelEvent {
  readonly step: FunnelStep;
  /** Number of the lookup on this page, from 1. Events of one lookup share it. */
  readonly lookup: number;
  readonly kind: LookupKind;
  /** Whole milliseconds since the lookup started. */
  readonly durationMs: number;
  /** `undone` and `edited-after-fill`: whole milliseconds since the fill; else `null`. */
  readonly sinceFillMs: number | null;
  /** `filled`: the filled parts; `undone`: the restored parts; `edited-after-fill`: the part of the changed field, the first one if it takes several. */
  readonly parts: readonly Part[];
  /** `filled`: the parts that the user still has to enter. */
  readonly missing: readonly Part[];
  /** `filled`: whether the user chose one of several addresses. */
  readonly chosen: boolean;
  /** `abandoned`: the reason; otherwise `null`. */
  readonly reason: AbandonReason | null;
  /** `abandoned` after a failure: the error code; otherwise `null`. */
  readonly error: LookupErrorCode | null;
}

export interface WatchFunnelOptions {
  /** Ends the watch. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of a monotonic clock; default `performance.now()`. */
  readonly now?: (() => number) | undefined;
}

interface FilledField {
  readonly parts: Part[];
  /** The field's text after the fill. It never leaves the page. */
  text: string;
}

interface Lookup {
  readonly number: number;
  readonly kind: LookupKind;
  readonly startedAtMs: number;
  filledAtMs: number | null;
  chosen: boolean;
  /** Fields of the fill and their text, to notice a change; emptied by `dga-undo`. */
  readonly fields: Map<Element, FilledField>;
}

/** Fields are inputs, selects, textareas, and custom elements that act like them. */
const textOf = (field: Element): string => (field as HTMLInputElement).value;

/**
 * Reports the steps of every `<dga-address-lookup>` below `target` (the document, a form, or the element itself), as they happen.
 *
 * Listens to the element's events and to changes of the fields that it filled. It requests, stores and sends nothing. Text that the
 * user adds to filled text, such as a block after a town, does not count as an edit. Ends when `options.signal` aborts.
 *
 * An error that `report` throws goes to the page's error handler, as from any listener; the element is not disturbed.
 */
export function watchFunnel(target: EventTarget, report: (event: FunnelEvent) => void, options: WatchFunnelOptions = {}): void {
  const { signal, now = () => performance.now() } = options;
  const ends = signal ? { signal } : {};
  let count = 0;
  /** The latest lookup of each element. */
  const latest = new WeakMap<EventTarget, Lookup>();
  /** Lookups that have neither filled nor failed. */
  const open = new Set<Lookup>();
  /** The lookup that last filled each field. */
  const filledBy = new WeakMap<Element, Lookup>();

  const tell = (lookup: Lookup, step: FunnelStep, more: Partial<FunnelEvent> = {}): void => {
    const nowMs = now();
    report({
      step,
      lookup: lookup.number,
      kind: lookup.kind,
      durationMs: Math.round(nowMs - lookup.startedAtMs),
      sinceFillMs: step === 'undone' || step === 'edited-after-fill' ? Math.round(nowMs - (lookup.filledAtMs ?? nowMs)) : null,
      parts: [],
      missing: [],
      chosen: lookup.chosen,
      reason: null,
      error: null,
      ...more,
    });
  };
  const abandon = (lookup: Lookup, reason: AbandonReason, error: LookupErrorCode | null = null): void => {
    if (open.delete(lookup)) tell(lookup, 'abandoned', { reason, error });
  };
  /** The element itself, even if it is inside a shadow root. */
  const elementOf = (event: Event): EventTarget => event.composedPath()[0] ?? (event.target as EventTarget);
  const lookupOf = (event: Event): Lookup | undefined => latest.get(elementOf(event));
  const on = <K extends keyof DgaEventMap>(type: K, hear: (event: DgaEventMap[K]) => void): void =>
    target.addEventListener(type, hear as (event: Event) => void, ends);

  /** Listens on the field itself because `change` does not leave a shadow root. */
  const heard = (event: Event): void => {
    const field = event.currentTarget as Element;
    const lookup = filledBy.get(field);
    const filled = lookup?.fields.get(field);
    // Changes that scripts make, including our fill, are not edits.
    if (!lookup || lookup.filledAtMs === null || !filled || !event.isTrusted) return;
    if (textOf(field).startsWith(filled.text)) return;
    lookup.fields.delete(field);
    tell(lookup, 'edited-after-fill', { parts: [...filled.parts] });
  };

  on('dga-lookup', (event) => {
    const element = elementOf(event);
    const startedAtMs = now();
    // A later listener may still cancel it.
    queueMicrotask(() => {
      if (event.defaultPrevented || signal?.aborted) return;
      const before = latest.get(element);
      if (before) abandon(before, 'replaced');
      const lookup: Lookup = { number: ++count, kind: event.detail.kind, startedAtMs, filledAtMs: null, chosen: false, fields: new Map() };
      latest.set(element, lookup);
      open.add(lookup);
      tell(lookup, 'started', { durationMs: 0 });
    });
  });

  on('dga-before-fill', (event) => {
    const lookup = lookupOf(event);
    for (const { part, field } of event.detail.changes) {
      if (!lookup || !field) continue;
      const known = lookup.fields.get(field);
      if (!known) lookup.fields.set(field, { parts: [part], text: '' });
      else if (!known.parts.includes(part)) known.parts.push(part);
    }
  });

  on('dga-fill', (event) => {
    const lookup = lookupOf(event);
    if (!lookup) return;
    for (const [field, filled] of lookup.fields) {
      filled.text = textOf(field);
      // Adding the same listener again has no effect.
      field.addEventListener('change', heard, ends);
      filledBy.set(field, lookup);
    }
    // The shared part of several addresses is filled; the fill that counts follows the user's choice.
    if ((elementOf(event) as { status?: LookupStatus }).status === 'choosing') {
      lookup.chosen = true;
      return;
    }
    lookup.filledAtMs = now();
    if (open.delete(lookup)) tell(lookup, 'filled', { parts: event.detail.filled, missing: event.detail.missing });
  });

  on('dga-undo', (event) => {
    const lookup = lookupOf(event);
    if (!lookup || lookup.filledAtMs === null) return;
    lookup.fields.clear();
    tell(lookup, 'undone', { parts: event.detail.restored });
  });

  on('dga-error', (event) => {
    const lookup = lookupOf(event);
    if (lookup) abandon(lookup, 'failed', event.detail.code);
  });

  if (typeof window !== 'undefined')
    window.addEventListener(
      'pagehide',
      () => {
        for (const lookup of open) abandon(lookup, 'left');
      },
      ends,
    );
}
