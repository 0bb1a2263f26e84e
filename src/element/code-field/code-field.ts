import type { ReactiveController } from '@lit/reactive-element';
import { isLettersOnly, type ReadCode } from '../../address/read-code.ts';
import { isNarrow } from '../../form/code-limits.ts';
import { hasFocus, listen } from '../../form/dom.ts';
import type { Field } from '../../form/field.ts';
import { writeField } from '../../form/filling/write-field.ts';
import { openCodeField } from '../../form/open-code-field.ts';
import { type Accepted, type Trigger, wordOf } from '../attributes.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import type { LookupElement } from '../properties.ts';
import { press } from '../page/pointer.ts';
import type { StatusLine } from '../status/status-line.ts';
import type { BuiltInInput } from './built-in-input.ts';
import { CodeWatcher } from './code-watcher.ts';

/** The optional features of the code field, loaded when needed. Free-text search and list get text and keys first. */
interface Loaded {
  readonly search?:
    | {
        typed(text: string): void;
        /** Returns whether it used the key. */
        keyed(event: KeyboardEvent, text: string): boolean;
      }
    | undefined;
  readonly interaction?: Interaction | undefined;
  /** `awaitsSubmit`: Enter sends the form. */
  readonly checks?: { readonly awaitsSubmit: boolean } | undefined;
}

/** The host interface that the code field requires for its user. */
interface Interaction {
  readonly choices: {
    /** Returns whether it used the key. */
    keyed(event: KeyboardEvent, isLastBox: boolean): boolean;
  };
  /** Called when the user comes to the code field, until the signal aborts. */
  enter(fields: readonly Field[], signal: AbortSignal): void;
  /** Makes room for the message, so that one that arrives later moves nothing. @param fields - the page's code field, if that is it */
  makeRoom(line: StatusLine, fields: readonly Field[]): void;
  /** Names what is wrong with a text that the user has left. */
  left(): void;
}

/** The rest of the element, as the code field requires it. */
interface Surroundings {
  readonly status: StatusLine;
  readonly optional: {
    readonly loaded: Loaded;
    /** @throws {LookupError} `network` */
    load(name: 'interaction'): Promise<Interaction>;
  };
}

/** Reports whether nothing makes a text a code: seven letters or more, one of which no code contains. */
function isHopeless(text: string, read: ReadCode): boolean {
  return read.state === 'unreadable' && read.reason === 'character' && text.trim().length >= 7;
}

/** Watches the code field, which is the page's field, its two boxes or the built-in input, and requests lookups. */
export class CodeField extends CodeWatcher implements ReactiveController {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #builtIn: BuiltInInput;
  readonly #status: StatusLine;
  readonly #optional: Surroundings['optional'];

  constructor(element: LookupElement, session: LookupSession, builtIn: BuiltInInput, { status, optional }: Surroundings) {
    super();
    this.#element = element;
    this.#session = session;
    this.#builtIn = builtIn;
    this.#status = status;
    this.#optional = optional;
    element.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  hostUpdated(): void {
    const { renderRoot } = this.#element;
    if (this.#builtIn.isShown) this.watch([...renderRoot.querySelectorAll<HTMLInputElement>('#code')]);
  }

  /** The text in the code field; the text of two boxes is joined. */
  get text(): string {
    return this.#builtIn.isShown || this.last.length === 0 ? this.#builtIn.text : this.typed;
  }

  set text(text: string) {
    const [field, second] = this.#builtIn.isShown ? [] : this.last;
    if (!field) {
      this.#builtIn.text = text;
      return;
    }
    const whole = second ? text.normalize('NFKC').replace(/\W/g, '') : text;
    writeField(field, second ? whole.slice(0, 3) : whole);
    if (second) writeField(second, whole.slice(3));
  }

  protected override found(fields: readonly Field[], signal: AbortSignal): void {
    const enter = (): void => void this.#focused(signal);
    for (const field of fields) listen(field, 'focus', enter, signal);
    if (fields.some(hasFocus)) enter();
    // At once: a chunk may come after the first paste, of which the field would cut off the end.
    if (this.#accepts.includes('digital-address') && fields.some(isNarrow)) openCodeField(fields, signal);
  }

  /** Loads what the user may need next, and makes room for the message: once the pointer is up, because nothing may move under it. */
  async #focused(signal: AbortSignal): Promise<void> {
    const { fields } = this;
    const isPlaced = this.#status.isPlaced;
    // Only addresses to choose from ask again for a chunk that did not load.
    const interaction = await this.#optional.load('interaction').catch(() => undefined);
    interaction?.enter(fields, signal);
    await press;
    if (isPlaced || signal.aborted || this.#element.isDisabled) return;
    if (interaction) interaction.makeRoom(this.#status, this.#builtIn.isShown ? [] : fields);
    else this.#status.open();
  }

  /** Treats the current text as looked up, because the form was reset or the page called `lookup()`. */
  acceptText(): void {
    this.accept(this.text);
  }

  get #accepts(): readonly Accepted[] {
    return this.#element.accepted;
  }

  /** Whether texts that are not codes are reported. */
  get #reports(): boolean {
    return !this.#element.isDisabled && !this.#accepts.includes('freeword');
  }

  get #trigger(): Trigger {
    return wordOf(this.#element, 'trigger');
  }

  protected override changed(): void {
    const text = this.typed;
    const read = this.#session.readCode(text);
    this.#session.isUsed = true;
    if (this.#builtIn.isShown) this.#builtIn.text = text;
    else this.#element.requestUpdate();
    if (isHopeless(text, read) && this.#trigger === 'auto' && this.#reports) return this.#session.reject(text);
    this.#session.typedOn(read.code ?? null);
    if (this.#element.isDisabled) return;
    this.#optional.loaded.search?.typed(text);
    if (this.#trigger !== 'auto') return;
    this.#session.lookahead?.typed(read);
    // Letters such as chiyoda may be a Digital Address: only Enter or the button looks it up.
    const isWord = this.#accepts.includes('freeword') && isLettersOnly(read);
    if (read.code && !isWord && this.#accepts.includes(read.kind) && this.#session.isNew(read.code)) this.#session.request(text);
  }

  protected override begun(): void {
    this.#session.typedOn(null);
  }

  /** Names what is wrong with the code when the user leaves the field, not earlier, and even before the chunk is loaded. */
  protected override left(): void {
    const text = this.typed;
    // Beside an address, another code is reported even if the page itself starts the lookups.
    if (!this.#reports || (this.#trigger === 'manual' && !this.#session.record)) return;
    const read = this.#session.readCode(text);
    if (read.state === 'unreadable' || (read.code && !this.#accepts.includes(read.kind))) return this.#session.reject(text);
    this.#optional.load('interaction').then(
      (interaction) => text === this.typed && interaction.left(),
      () => undefined,
    );
  }

  #entered(event: KeyboardEvent): void {
    const text = this.typed;
    const { search, checks } = this.#optional.loaded;
    if (!this.#element.isDisabled && !search?.keyed(event, text) && this.#trigger !== 'manual' && !checks?.awaitsSubmit)
      this.#ask(event, text);
  }

  /** Looks the text up, or names what it lacks. */
  #ask(event: KeyboardEvent, text: string): void {
    const read = this.#session.readCode(text);
    const isBusy = this.#session.state.status === 'busy';
    const isNews = !!read.code && this.#session.isNew(read.code);
    const isAsked = isNews || (this.#trigger === 'button' && read.state !== 'empty');
    // An open list comes first: the form is only half filled.
    if (!isNews && this.#optional.loaded.interaction?.choices.keyed(event, true)) return event.preventDefault();
    // Enter must not submit a form that is about to be filled.
    if (isBusy || isAsked) event.preventDefault();
    if (isAsked && (isNews || !isBusy)) this.#session.request(text);
    else if (!isBusy) this.left();
  }

  protected override keyed(event: KeyboardEvent): void {
    if (event.key === 'Enter') return this.#entered(event);
    const { interaction, search } = this.#optional.loaded;
    if (interaction?.choices.keyed(event, event.target === this.fields.at(-1))) event.preventDefault();
    else search?.keyed(event, this.typed);
  }

  protected override reset(form: HTMLFormElement): void {
    // The browser calls `formResetCallback` for the element's own form.
    if (form !== this.#element.form) this.#element.formResetCallback();
  }
}
