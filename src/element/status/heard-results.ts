import type { Field } from '../../form/field.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { showRemark } from '../lookup/remarks.ts';
import { orderMessages } from '../messages/order-messages.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import { PAUSE_MS } from '../ui/pause-text.ts';

/** The time in which a key cuts a message off. */
const READ_MS = 3000;

/**
 * Makes sure that the user of a screen reader hears each result: repeats it after a pause if keys may have cut it off, and answers Enter or a press
 * if the address agrees already, which needs no message after typing.
 */
export class HeardResults {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  /** When the user last pressed Enter, as an event's `timeStamp`. */
  enteredAt: number = -Infinity;
  /** Whether the user's last key was Enter, or a press came after it. */
  #isAsked = false;
  /** Whether the user awaits an answer of the running lookup. */
  #isAwaited = false;
  /** The number of results at the last one. */
  #news = 0;
  /** When text was typed into another field, when the last message was shown, and when one was that a key may have cut off. */
  #typedAt = -Infinity;
  #shownAt = -Infinity;
  #cutOffAt = -Infinity;
  #repeat: ReturnType<typeof setTimeout> | undefined;

  constructor(element: LookupElement, session: LookupSession) {
    this.#element = element;
    this.#session = session;
    session.subscribe(({ status }) => {
      if (status === 'busy') this.#isAwaited = this.#isAsked;
    });
  }

  /** Notes a key or press of the user. Text in the element or in `fields`, the inputs of the code, is announced as it is typed. */
  pressed({ type, key, target, timeStamp }: KeyboardEvent, fields: readonly Field[]): void {
    if (key === 'Enter') this.enteredAt = timeStamp;
    this.#isAsked = type === 'click' || key === 'Enter';
    const { state, news } = this.#session;
    if (state.status === 'busy') this.#isAwaited ||= this.#isAsked;
    if (key?.length === 1 && ![this.#element, ...fields].includes(target as Field)) this.#typedAt = timeStamp;
    // A list tells again itself what it is.
    if (state.status !== 'choosing' && key === 'Tab' && timeStamp - this.#shownAt < READ_MS) this.#cutOffAt = timeStamp;
    if (timeStamp - this.#cutOffAt > READ_MS) return;
    this.#cutOffAt = timeStamp;
    clearTimeout(this.#repeat);
    this.#repeat = setTimeout(() => {
      this.#cutOffAt = -Infinity;
      // A newer message was announced itself.
      if (news !== this.#session.news) return;
      this.#session.repeat();
      // It is repeated once.
      this.#news = this.#session.news;
      this.#shownAt = -Infinity;
    }, PAUSE_MS);
  }

  shown(state: LookupState): void {
    const { news } = this.#session;
    if (news === this.#news || state.status === 'busy') return;
    this.#news = news;
    const now = performance.now();
    this.#shownAt = now;
    if (now - this.#typedAt < PAUSE_MS) this.#cutOffAt = now;
    const isSilent = this.#element.renderRoot.querySelector('#said')?.textContent === '';
    const isDue = isSilent && this.#isAwaited && 'summary' in state;
    this.#isAwaited = false;
    if (isDue) showRemark(this.#session, (messages) => orderMessages(messages).kept);
  }
}
