import type { BuiltInInput } from './code-field/built-in-input.ts';
import type { FormController } from './form-controller.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import { messagesOf } from './messages/language.ts';
import type { OptionalControllers } from './optional-controllers.ts';
import type { LookupElement } from './properties.ts';
import type { LookupStatus } from './state.ts';
import type { StatusLine } from './status/status-line.ts';
import { create, showChildren } from './ui/create.ts';

interface Drawing {
  readonly session: LookupSession;
  readonly form: FormController;
  readonly builtIn: BuiltInInput;
  readonly status: StatusLine;
  readonly optional: OptionalControllers;
  readonly internals: Partial<ElementInternals>;
}

/** Sets or removes a custom state, if the browser has them. Chromium before 125 throws for a name without dashes. */
function toggleState({ states }: Partial<ElementInternals>, name: string, isOn: boolean): void {
  try {
    states?.[isOn ? 'add' : 'delete'](name);
  } catch {}
}

/** The element as a function of the session's state. Each controller draws into a separate element. */
export class View {
  readonly #element: LookupElement;
  readonly #drawing: Drawing;
  readonly #root: HTMLElement = create('span');

  constructor(element: LookupElement, drawing: Drawing) {
    this.#element = element;
    this.#drawing = drawing;
    let shown: LookupStatus;
    drawing.session.subscribe(({ status }) => {
      toggleState(drawing.internals, shown, false);
      shown = status;
      toggleState(drawing.internals, status, status !== 'idle');
      element.requestUpdate();
    });
  }

  draw(): void {
    const { session, form, builtIn, status, optional, internals } = this.#drawing;
    const { lang, messages: own, isPending } = messagesOf(this.#element);
    const { state } = session;
    // The page is painted before its form is looked for.
    const isEarly = isPending || !form.hasArrived;
    if ((isEarly && state.status === 'idle') || session.page.isAbroad) return this.#root.remove();
    const messages = own.withLabels?.(state.found) ?? own;
    const { interaction, pickers, search } = optional.loaded;
    if (this.#root.lang !== lang) this.#root.lang = lang;
    const line = status.draw(messages, lang, builtIn.isShown);
    const input = interaction
      ? interaction.builtIn.draw(messages, search?.render(messages, state))
      : // The room of the built-in input until its chunk is loaded.
        builtIn.isShown && create('div', { class: 'room' });
    const list = interaction?.drawList(messages, !!search?.isShown);
    showChildren(
      this.#root,
      [input, pickers?.draw(messages), line, list].flatMap((each) => each || []),
    );
    toggleState(internals, '_open', line.matches('.open'));
    if (!this.#root.isConnected) this.#element.renderRoot.append(this.#root);
  }
}
