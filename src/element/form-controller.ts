import type { ReactiveController } from '@lit/reactive-element';
import type { BuiltInInput } from './code-field/built-in-input.ts';
import type { CodeField } from './code-field/code-field.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import type { OptionalControllers } from './optional-controllers.ts';
import type { LookupElement } from './properties.ts';
import { contains, hasFocus } from '../form/dom.ts';
import type { FoundForm } from '../form/discovery/find-form.ts';
import { type Field, isOutside } from '../form/field.ts';
import { followLanguage } from './messages/language.ts';
import { queueTask } from './page/task-queue.ts';
import { type PageListener, watchPage } from './page/watch-page.ts';

/** Watches the page around the element: finds its form, its code field and its language, and reports edits to the controllers. */
export class FormController implements ReactiveController, PageListener {
  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #builtIn: BuiltInInput;
  readonly #codeField: CodeField;
  readonly #optional: OptionalControllers;
  #connection: AbortController | undefined;
  #forget: ReturnType<typeof watchPage> | undefined;
  /** Whether the page's form has been looked for. Until then, there is nothing to look at again, and nothing to draw. */
  hasArrived = false;
  /** Whether the chunk that moves the element was asked for. */
  #isPlaced = false;
  #used: readonly Field[] = [];

  constructor(element: LookupElement, session: LookupSession, builtIn: BuiltInInput, codeField: CodeField, optional: OptionalControllers) {
    this.#element = element;
    this.#session = session;
    this.#builtIn = builtIn;
    this.#codeField = codeField;
    this.#optional = optional;
    element.addController(this);
    session.subscribe(() => this.#place());
  }

  hostConnected(): void {
    const wasConnected = !!this.#connection;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    followLanguage(this.#element, signal);
    this.#forget = watchPage(this.#element.getRootNode(), this, signal);
    const arrived = new Promise<unknown>((done) => {
      const arrive = (): void => {
        this.hasArrived = true;
        this.#element.requestUpdate();
        this.read();
        // The user may have edited the fields while the page moved the element.
        this.#session.order?.left(undefined);
        // In Vitest, `window` is not an instance of `EventTarget`, which `listen` requires.
        window.addEventListener('pagehide', () => this.#session.cancel(), { signal });
        done(undefined);
      };
      // An element that the page only moved continues immediately.
      if (wasConnected) queueMicrotask(() => signal.aborted || arrive());
      else queueTask(arrive, signal);
      signal.addEventListener('abort', done);
    });
    this.#element.awaitLoad(arrived);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
    // If the page only moves the element, it is connected again immediately, and the lookup continues.
    queueMicrotask(() => {
      const element = this.#element;
      if (element.isConnected) return;
      // An element in a form that the page re-creates returns.
      void this.#follow([]);
      this.find();
      if (!element.isConnected || this.#session.readCode().code !== this.#session.code) this.#session.cancel();
    });
  }

  /** A button of the page that names this element, or is in its form, starts a lookup. */
  clicked(event: Event): void {
    this.#session.order?.edited(event);
    const [target] = event.composedPath();
    const button = target instanceof Element && target.closest('[data-dga-trigger]');
    if (!button || this.#element.isDisabled) return;
    const id = button.getAttribute('data-dga-trigger');
    const { form, root } = this.#session.page.find();
    if (id ? id !== this.#element.id : !contains(form ?? root, button)) return;
    // A button without a type would submit the form.
    event.preventDefault();
    this.#session.request(this.#element.value);
  }

  read(): void {
    if (!this.hasArrived) return;
    this.find();
    this.#optional.loaded.pickers?.edited();
  }

  edited(event: Event): void {
    this.#session.order?.edited(event);
    this.#optional.loaded.pickers?.edited();
  }

  /** Shows the messages beside the code field, but not before the element is used: a framework that hydrates expects it where the server put it. */
  #place(): void {
    const { isUsed } = this.#session;
    if (isUsed || !this.#used[0] || this.#used.some(hasFocus)) this.#element.awaitLoad(this.#follow(this.#used));
  }

  /** Moves the element to these fields, even if the page has put it somewhere else. Without the chunk, it stays where it is. */
  async #follow(fields: readonly Field[]): Promise<void> {
    const [field] = fields;
    if (!this.#isPlaced && field && isOutside(this.#element, field)) {
      this.#isPlaced = true;
      await this.#optional.load('interaction').catch(() => undefined);
    }
    this.#session.page.placement?.follow(fields);
  }

  /** Whether the page has no code field, and gets none: neither later, nor because it only confirms an address, in hidden fields. */
  #needsInput({ codeFields, fields: { open, candidates } }: FoundForm): boolean {
    const { standalone, fields, name } = this.#element;
    const isDone = open.length === 0 && candidates.length > 0 && !fields && !name;
    return standalone || (codeFields.length === 0 && !this.#session.page.isWaiting && !isDone);
  }

  /** Finds the code field, and shows the built-in input if the page has none. */
  find(): void {
    if (!this.#element.isConnected) return;
    const builtIn = this.#builtIn;
    const codeField = this.#codeField;
    const { page } = this.#session;
    const found = page.find();
    const isOther = this.#session.enter(page.block ?? found.codeFields[0]);
    // The user may be typing in the built-in input.
    builtIn.isShown = this.#needsInput(found) || (builtIn.isShown && hasFocus(this.#element));
    const used = builtIn.isShown ? [] : found.codeFields;
    // A step that was closed may open again, and the user may leave the built-in input for the page's field.
    for (const field of [...this.#used, ...found.codeFields]) if (!used.includes(field)) this.#forget?.(field);
    this.#used = used;
    this.#place();
    if (!builtIn.isShown) codeField.watch(used);
    // The page may have set the value before its field was found. Text in the field belongs to the user.
    if (used.length > 0 && builtIn.hasText && codeField.text === '') codeField.text = builtIn.text;
    // With the code in the code field.
    if (isOther) this.#session.order?.compare(true);
    this.#session.resume();
  }
}
