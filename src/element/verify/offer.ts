import { html, nothing, type TemplateResult } from 'lit/html.js';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { AddressCheck } from '../../client/check-address.ts';
import type { SpokenChecks } from '../messages/check-messages.ts';
import { renderCodes } from '../ui/spoken-codes.ts';
import type { EnteredAddress } from './address-fields.ts';

/** ZIP Code and address differ. `zips`: those of the address; `others`: the places that differ. */
interface Mismatch {
  readonly kind: 'mismatch';
  readonly zip: string;
  readonly differs: AddressCheck['differs'];
  readonly record: AddressRecord | null;
  readonly entered: EnteredAddress;
  readonly zips: readonly AddressRecord[];
  readonly others: string;
}

export type Offer =
  /** ZIP Codes of the address that was entered by hand. */
  { readonly kind: 'zip'; readonly records: readonly AddressRecord[] } | Mismatch;

interface OfferView {
  readonly sentence: string;
  /** The language of the sentence; `undefined` if it is that of the element. */
  readonly lang: string | undefined;
  /** For screen readers: where the buttons are. The user has left them behind, or has not come to them yet. */
  readonly near: readonly string[];
  readonly buttons: readonly TemplateResult[];
}

export interface OfferActions {
  /** @param zip - the ZIP Code of the record, with a hyphen */
  writeZip(record: AddressRecord, zip: string): void;
  /** @param name - city and town of the record, and its prefecture if that differs */
  replaceAddress(record: AddressRecord, name: string): void;
  /** Keeps an address that prevents the submit. */
  readonly confirm: (() => void) | undefined;
}

/** The name of a record from the city on, or from a prefecture that differs, without a remark of the list. */
function nameOf(record: AddressRecord, differs: AddressCheck['differs'] = []): string {
  const { pref_name, city_name, town_name } = withoutTownNote(record);
  return [differs[0] === 'prefecture' && pref_name, city_name, town_name].filter(Boolean).join('');
}

/** A button whose label breaks no ZIP Code at its hyphen. Its name has the code as it is shown, for voice control. */
function button(part: string, label: string, lang: string | undefined, act: () => void): TemplateResult {
  const shown = renderCodes(label, (code) => html`<span class="code">${code}</span>`);
  return html` <button part=${part} type="button" lang=${lang ?? nothing} @click=${act}>${shown}</button>`;
}

/** The button that writes the ZIP Code of a record. `name`: behind the code in its label. */
function zipButton(record: AddressRecord, name: string, { messages, langOf }: SpokenChecks, { writeZip }: OfferActions): TemplateResult {
  const zip = hyphenateCode(record.zip_code ?? '');
  return button('option', messages.useZip(zip) + name, langOf('useZip'), () => writeZip(record, zip));
}

function mismatchSentence({ zip, differs, record, entered }: Mismatch, { messages }: SpokenChecks): string {
  const [part = 'zip'] = differs;
  const entry = part === 'zip' ? '' : entered.entryOf(part);
  return messages.mismatch(hyphenateCode(zip), record === null ? null : nameOf(record, differs), part, entry);
}

function mismatchButtons({ record, differs, zips }: Mismatch, spoken: SpokenChecks, actions: OfferActions): readonly TemplateResult[] {
  const { messages, langOf } = spoken;
  const buttons = zips.map((one) => zipButton(one, '', spoken, actions));
  if (record !== null) {
    const name = nameOf(record, differs);
    buttons.unshift(button('replace', messages.useAddress(name), langOf('useAddress'), () => actions.replaceAddress(record, name)));
  }
  if (actions.confirm) buttons.push(button('confirm', messages.confirm, langOf('confirm'), actions.confirm));
  return buttons;
}

export function describeOffer(offer: Offer | undefined, spoken: SpokenChecks, actions: OfferActions): OfferView {
  const { messages, langOf } = spoken;
  if (!offer) return { sentence: '', lang: undefined, near: [], buttons: [] };
  const view = (sentence: string, lang: string | undefined, buttons: readonly TemplateResult[]): OfferView => {
    const near = buttons.length > 0 && langOf('nearZip') === lang ? [messages.nearZip(buttons.length)] : [];
    return { sentence, lang, near, buttons };
  };
  if (offer.kind === 'mismatch') return view(mismatchSentence(offer, spoken), langOf('mismatch'), mismatchButtons(offer, spoken, actions));
  const { records } = offer;
  const [only] = records;
  const zip = records.length === 1 ? only?.zip_code : undefined;
  return view(
    zip ? messages.zipFound(hyphenateCode(zip)) : messages.severalZips(records.length),
    langOf(zip ? 'zipFound' : 'severalZips'),
    records.map((record) => zipButton(record, zip ? '' : ` ${nameOf(record)}`, spoken, actions)),
  );
}
