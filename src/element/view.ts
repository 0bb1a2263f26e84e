import type { BuiltInInput } from './code-field/built-in-input.ts';
import type { FormController } from './form-controller.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import { messagesOf } from './messages/language.ts';
import type { OptionalControllers } from './optional-controllers.ts';
import type { LookupElement } from './properties.ts';
import type { LookupStatus } from './state.ts';
import type { StatusLine } from './status/status-line.ts';
import { create, showChildren } from './ui/create.ts';

/** Sets or removes a custom state, if the browser has them. Chromium before 125 throws for a name without dashes. */
function toggleState({ states }: Partial<ElementInternals>, name: string, isOn: boolean): void {
  try {
    states?.[isOn ? 'add' : 'delete'](name);
  } catch {}
}

/** Returns a function that draws the element as a function of the session's state. Each controller draws into a separate element. */
export function createView(
  element: LookupElement,
  session: LookupSession,
  form: FormController,
  builtIn: BuiltInInput,
  status: StatusLine,
  optional: OptionalControllers,
  internals: Partial<ElementInternals>,
): () => void {
  const root = create('span');
  let shown: LookupStatus;
  session.subscribe((state) => {
    toggleState(internals, shown, false);
    shown = state.status;
    toggleState(internals, shown, shown !== 'idle');
    element.requestUpdate();
  });
  return () => {
    const { language, messages: own, isPending } = messagesOf(element);
    const { state } = session;
    // The page is painted before its form is looked for.
    const isEarly = isPending || !form.hasArrived;
    if ((isEarly && state.status === 'idle') || session.page.isAbroad) return root.remove();
    const messages = own.withLabels?.(state.found) ?? own;
    const { interaction, pickers, search } = optional.loaded;
    if (root.lang !== language) root.lang = language;
    const line = status.draw(messages, language, builtIn.isShown);
    const input = interaction
      ? interaction.builtIn.draw(messages, search?.render(messages, state))
      : // The room of the built-in input until its chunk is loaded.
        builtIn.isShown && create('div', { class: 'room' });
    showChildren(root, [input, pickers?.draw(messages), line, interaction?.drawList(messages, !!search?.isShown)]);
    toggleState(internals, '_open', line.matches('.open'));
    if (!root.isConnected) element.renderRoot.append(root);
  };
}
