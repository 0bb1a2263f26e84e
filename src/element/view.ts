import { html, nothing, type TemplateResult } from 'lit';
import type { BuiltInInput } from './code-field/built-in-input.ts';
import type { CodeField } from './code-field/code-field.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import type { LanguageController } from './messages/language-controller.ts';
import type { OptionalControllers } from './optional-controllers.ts';
import type { StatusLine } from './status/status-line.ts';

/** The controllers that render. */
export interface Rendering {
  readonly language: LanguageController;
  readonly session: LookupSession;
  readonly builtIn: BuiltInInput;
  readonly codeField: CodeField;
  readonly status: StatusLine;
  readonly optional: OptionalControllers;
}

/** The element as a function of the session's state. */
export function render({
  language,
  session,
  builtIn,
  codeField,
  status,
  optional: { pickers, search, choices },
}: Rendering): TemplateResult | typeof nothing {
  const { lang, messages: own, isPending } = language.current;
  const { state } = session;
  if ((isPending && state.status === 'idle') || session.page.isAbroad) return nothing;
  const messages = own.withLabels?.(state.found) ?? own;
  return html`<div lang=${lang}>
    ${builtIn.render(messages, search?.render(messages, state) ?? nothing)}${pickers?.render(messages) ?? nothing}${status.render(
      messages,
      codeField,
      lang,
    )}${state.status === 'choosing' && !search?.isShown ? (choices?.render(messages, state.records) ?? nothing) : nothing}
  </div>`;
}
