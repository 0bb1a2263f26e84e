import type { CSSResult } from '@lit/reactive-element';
import type { AddressRecord } from '../address/record.ts';
import { loadedForms } from '../address/text/loaded-forms.ts';
import * as rareForms from '../address/text/rare-forms.ts';
import { Choices } from './choices/choices.ts';
import { choicesStyles } from './choices/choices-styles.ts';
import type { BuiltInInput } from './code-field/built-in-input.ts';
import { builtInInputStyles } from './code-field/built-in-input-styles.ts';
import { BuiltInView } from './code-field/built-in-view.ts';
import { KeypadButton } from './code-field/keypad-button.ts';
import type { LookupSession } from './lookup/lookup-session.ts';
import { completeJapanese } from './messages/ja-inputs.ts';
import type { LookupElement } from './properties.ts';
import { FreeLine } from './status/free-line.ts';
import { lineStyles } from './status/line-styles.ts';
import { boxPalette } from './ui/box-palette-styles.ts';
import { reportRefusals } from './status/report-refusals.ts';
import { scrollIntoSight } from './ui/fit-into-view.ts';
import { copyLook } from './ui/page-look.ts';

export const styles: readonly CSSResult[] = [boxPalette, lineStyles, builtInInputStyles, choicesStyles];

/**
 * The controllers that an element needs as soon as a user comes to its code field, or as it shows an input of its own: with everything that
 * they draw with, one chunk for both. The other chunks draw with the same library.
 */
export class Interaction {
  readonly builtIn: BuiltInView;
  readonly choices: Choices;
  readonly keypad: KeypadButton;
  readonly FreeLine: typeof FreeLine = FreeLine;
  readonly scrollIntoSight: typeof scrollIntoSight = scrollIntoSight;
  readonly #element: LookupElement;
  #isDressed = false;

  /** @param choose - called with the record that the user chose */
  constructor(
    element: LookupElement,
    session: LookupSession,
    builtIn: BuiltInInput,
    internals: Partial<ElementInternals>,
    choose: (record: AddressRecord) => void,
  ) {
    completeJapanese();
    Object.assign(loadedForms, rareForms);
    this.#element = element;
    this.builtIn = new BuiltInView(element, session, builtIn, internals);
    this.choices = new Choices(element, session, choose);
    this.keypad = new KeypadButton(element);
    reportRefusals(element, session);
  }

  /** Gives the inputs the look of a field of the page, once they are drawn. */
  dress(field: HTMLInputElement): void {
    const view = this.#element.renderRoot.querySelector<HTMLElement>('[lang]');
    if (!view || this.#isDressed) return;
    this.#isDressed = true;
    copyLook(field, view);
  }
}
