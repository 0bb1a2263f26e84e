import type { CSSResult, ReactiveController } from '@lit/reactive-element';
import { html, render } from 'lit/html.js';
import { groupBy } from '../../address/group-by.ts';
import { LookupError } from '../../address/lookup-error.ts';
import { PLACE_LEVELS } from '../../address/parts.ts';
import type { AddressRecord } from '../../address/record.ts';
import { foldRecords } from '../../address/several-records.ts';
import { formsToLoad } from '../../address/text/forms-to-load.ts';
import { loadedForms } from '../../address/text/loaded-forms.ts';
import type { AddressCheck } from '../../client/check-address.ts';
import { findAddress } from '../../client/find-address.ts';
import { foundBy } from '../../client/with-readings.ts';
import { compareFields } from '../../form/compare-fields.ts';
import { isComposingKey, listen } from '../../form/dom.ts';
import { dispatch } from '../dispatch.ts';
import { clientFor } from '../clients/client-for.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { recover, showRemark } from '../lookup/remarks.ts';
import { overwrite } from '../order/overwrite.ts';
import { addressClientFor } from '../clients/address-client.ts';
import { messagesOf } from '../messages/language.ts';
import type { FillSummary, Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { tell } from '../status/status-messages.ts';
import { create, joined } from '../ui/create.ts';
import { createAnnouncement } from '../ui/announcement.ts';
import { type EnteredAddress, readEnteredAddress } from './address-fields.ts';
import { checkMessagesIn, type CheckMessages } from '../messages/check-messages.ts';
import { checksStyles } from './checks-styles.ts';
import { describeOffer, type Offer, type OfferActions } from './offer.ts';
import { SubmitHold } from './submit-hold.ts';

/** More ZIP Codes than this are not a choice; the pickers are for that. */
const MAX_ZIP_CODES = 8;

/** The result of a comparison. `others`: the places that differ. */
type Comparison = AddressCheck & { readonly others: string };

function byZip(records: readonly AddressRecord[]): AddressRecord[] {
  const known = groupBy(records, ({ zip_code }) => zip_code);
  known.delete(null);
  return [...known.values()].map(([first]) => first as AddressRecord);
}

/** Offers the ZIP Code of an address that the user entered by hand (`find-zip`), and compares ZIP Code and address (`verify`). */
class AddressChecks implements ReactiveController {
  static readonly styles: readonly CSSResult[] = [checksStyles];

  readonly #element: LookupElement;
  readonly #session: LookupSession;
  readonly #hold = new SubmitHold();
  readonly #view: HTMLElement = create('div', { part: 'check' });
  #offer: Offer | undefined;
  /** The sentence of an offer, for the live region. */
  #sentence = '';
  #announcement: HTMLElement | undefined;
  #connection: AbortController | undefined;
  #running: AbortController | undefined;
  /** The address of the last comparison, which the same address does not repeat. */
  #compared = '';
  #isCorrecting = false;
  /** The field that the user left while a lookup ran. */
  #leftEarly: EventTarget | null = null;

  constructor(element: LookupElement, session: LookupSession) {
    // `check()` may come before the chunk of the code field.
    Object.assign(loadedForms, formsToLoad);
    this.#element = element;
    this.#session = session;
    element.addController(this);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const root = this.#element.getRootNode();
    const left = ({ target }: Event): void => {
      // A tap, or Enter, submits the form in this task.
      if (this.#element.verify === 'block') {
        const entered = this.#entered();
        if (this.#isToCheck(entered, target)) this.#holdFor(entered);
      }
      // After the page's listeners and the browser's autofill have changed what they change, and a refused submit is reported.
      setTimeout(() => setTimeout(() => signal.aborted || void this.#left(target)));
    };
    listen(root, 'focusout', left, signal);
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.defaultPrevented && !isComposingKey(event)) left(event);
    };
    listen(root, 'keydown', pressed, signal);
    listen(root, 'input change', () => this.#forgetOld(), signal);
    // The browser resets the fields after the event.
    const reset = (): void => {
      this.#forgetOld();
      // The user may have left a field in the same moment.
      if (this.#hold.isOpen && !this.#running) this.#release();
    };
    listen(root, 'reset', () => setTimeout(reset), signal);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
    this.#running?.abort();
    this.#show(undefined);
  }

  hostUpdated(): void {
    // Without the attribute, the form is valid again.
    if (this.#element.verify !== 'block' || this.#element.isDisabled) this.#hold.release();
    if (!this.#leftEarly || this.#isOpen) return;
    const field = this.#leftEarly;
    this.#leftEarly = null;
    void this.#left(field);
  }

  /** Whether ZIP Code and address are compared. A removed attribute leaves `null`. */
  get #isOn(): boolean {
    return (this.#element.verify ?? 'off') !== 'off';
  }

  /** Whether a lookup or a choice from its list may still change the address. */
  get #isOpen(): boolean {
    const { status } = this.#session.state;
    return status === 'busy' || status === 'choosing';
  }

  get isMismatch(): boolean {
    return this.#offer?.kind === 'mismatch';
  }

  /** The rest of the message about a fill, beside a mismatch; `undefined`: nothing. */
  rest(summary: FillSummary): FillSummary | undefined {
    if (!this.isMismatch) return summary;
    return summary.filled.length + summary.missing.length > 0 ? { ...summary, kept: [] } : undefined;
  }

  #show(offer: Offer | undefined): void {
    // A refused submit has repeated the sentence of the last offer, or that of the comparison.
    if ((this.#offer || offer) && this.#session.state.remark) recover(this.#session);
    this.#offer = offer;
    this.#sentence = '';
    // A mismatch that holds the form asks again as it is drawn.
    this.#hold.release();
    this.#element.requestUpdate();
  }

  get #messages(): CheckMessages {
    const { language, messages } = messagesOf(this.#element);
    return checkMessagesIn(language, messages.checks).messages;
  }

  /** Whether the message is that the comparison has prevented a submit, or that the user can submit again: Enter looks nothing up. */
  get awaitsSubmit(): boolean {
    const about = this.#session.state.remark?.about;
    return about === 'submit' || (typeof about === 'object' && this.#hold.isOpen);
  }

  /** Holds the form until ZIP Code and address are compared. With a record at hand, each edit is compared at once. */
  #holdFor(entered: EnteredAddress): void {
    if (this.#element.verify !== 'block' || !entered.zip || this.#recordsOf(entered.zip).length > 0) return;
    this.#hold.hold(entered, this.#messages.checking, () => this.#answerSubmit('unchecked'));
  }

  /** Lets the form go after a comparison, and tells a user whose submit it has refused. */
  #release(): void {
    this.#hold.release();
    this.#answerSubmit('checked');
  }

  /** Tells a user whose submit a comparison has refused that the form can be submitted. */
  #answerSubmit(sentence: 'checked' | 'unchecked'): void {
    const about = this.#session.state.remark?.about;
    // It may still refuse a submit for another reason.
    if (typeof about === 'object' && !about.validity.customError) showRemark(this.#session, () => this.#messages[sentence], 'submit');
  }

  /** A message never outlives the address that it describes. */
  #forgetOld(): void {
    const { remark } = this.#session.state;
    const isDone = remark?.about === 'choice';
    if (this.#isCorrecting || (!this.#offer && !this.#running && !isDone)) return;
    if (keyOf(this.#entered()) === this.#compared) return;
    if (isDone) recover(this.#session);
    this.#running?.abort();
    this.#running = undefined;
    this.#show(undefined);
    this.#release();
  }

  #entered(): EnteredAddress {
    return readEnteredAddress(this.#session.page.find(), this.#element.value);
  }

  /** Whether the user has left an address that has not been checked yet. `target`: the field that the user has left. */
  #isToCheck(entered: EnteredAddress, target: EventTarget | null): boolean {
    const { findZip, isDisabled } = this.#element;
    const { fields, zipFields, zip, isComplete } = entered;
    if (isDisabled || !isComplete || this.#compared === keyOf(entered)) return false;
    const codeFields = zipFields.length > 0 ? zipFields : [this.#element];
    return [...fields, ...codeFields].some((field) => field === target) && (zip === '' ? findZip : this.#isOn && zip !== null);
  }

  async #left(target: EventTarget | null): Promise<void> {
    const entered = this.#entered();
    if (!this.#isToCheck(entered, target)) return;
    if (this.#isOpen) {
      this.#holdFor(entered);
      return void (this.#leftEarly = target);
    }
    const isEmpty = entered.zip === '';
    this.#compared = keyOf(entered);
    this.#running?.abort();
    const { signal } = (this.#running = new AbortController());
    // A script may have changed the address below the offer.
    this.#show(undefined);
    this.#holdFor(entered);
    try {
      const offer = isEmpty
        ? await this.#findZip(entered, signal)
        : await this.#mismatchOf(entered, await this.#check(entered, signal), signal);
      if (signal.aborted) return;
      this.#show(offer);
      if (!offer) this.#release();
    } catch {
      if (signal.aborted) return;
      this.#release();
      // The user did not ask for this check, so that a failure shows nothing. The next change tries again.
      this.#compared = '';
    } finally {
      if (this.#running?.signal === signal) this.#running = undefined;
    }
  }

  async #findZip({ text }: EnteredAddress, signal: AbortSignal): Promise<Offer | undefined> {
    const records = byZip(await findAddress(await addressClientFor(this.#element), text, { signal }));
    return records.length === 0 || records.length > MAX_ZIP_CODES ? undefined : { kind: 'zip', records };
  }

  /** Reports a mismatch, and finds the ZIP Codes to offer. */
  async #mismatchOf(entered: EnteredAddress, checked: Comparison, signal?: AbortSignal): Promise<Offer | undefined> {
    const { agrees, differs, record, others } = checked;
    if (agrees || others === this.#session.state.confirmed) return undefined;
    const found = await findAddress(await addressClientFor(this.#element), entered.text, { signal }).catch(() => []);
    signal?.throwIfAborted();
    const zips = byZip(found).filter(({ zip_code }) => zip_code !== entered.zip);
    dispatch(this.#element, 'dga-mismatch', { differs, record });
    return { kind: 'mismatch', zip: entered.zip ?? '', differs, record, entered, zips: zips.length > MAX_ZIP_CODES ? [] : zips, others };
  }

  /** The records of the last lookup if they are of this ZIP Code. */
  #recordsOf(zip: string | null): readonly AddressRecord[] {
    return this.#session.records.filter(({ zip_code }) => zip_code === zip);
  }

  /** Compares with the closest record of the last lookup if it was of this ZIP Code, else with that of one request. */
  async #check({ zip, text, places }: EnteredAddress, signal?: AbortSignal): Promise<Comparison> {
    const own = this.#recordsOf(zip);
    const records = own.length > 0 ? own : foldRecords(await foundBy(clientFor(this.#element).searchCode(zip ?? '', { signal })));
    const compared = records.map((record) => ({ record, ...compareFields(places, record) }));
    const [closest] = compared.toSorted((one, other) => one.differs.length - other.differs.length);
    if (!closest) return { agrees: false, differs: ['zip'], record: null, others: text };
    const { record, differs, others } = closest;
    return { agrees: differs.length === 0, differs: PLACE_LEVELS.filter((level) => differs.includes(level)), record, others };
  }

  /** Compares the page's fields now, for a shop's submit handler. @throws {LookupError} `invalid-code` without a ZIP Code, else as `client.check` */
  async check(): Promise<AddressCheck> {
    const entered = this.#entered();
    if (!entered.zip) throw new LookupError('invalid-code', 'The ZIP field contains no ZIP Code.');
    this.#compared = keyOf(entered);
    const checked = await this.#check(entered);
    if (this.#isOn) this.#show(await this.#mismatchOf(entered, checked));
    const { others: _, ...result } = checked;
    return result;
  }

  /** Writes a correction that the user chose, and confirms it. The corrected address is not compared again. */
  async #correct(
    record: AddressRecord,
    over: EnteredAddress['fields'],
    choice: 'zipEntered' | 'zipChanged' | 'addressChanged',
    text: string,
  ): Promise<void> {
    const before = keyOf(this.#entered());
    this.#show(undefined);
    this.#element.focus();
    this.#isCorrecting = true;
    // The built-in input is not one of the page's fields.
    if (over.length === 0) this.#element.value = text;
    // The whole address, if the form contained it before the code.
    const isWhole = choice === 'addressChanged' && this.#session.state.isOtherAddress;
    await (isWhole ? overwrite(this.#session) : this.#session.fillFrom(record, { over }));
    this.#isCorrecting = false;
    this.#compared = keyOf(this.#entered());
    // The page may have canceled it.
    if (this.#compared !== before) showRemark(this.#session, () => this.#messages[choice](text), 'choice');
  }

  #confirm(): void {
    const others = this.#offer?.kind === 'mismatch' ? this.#offer.others : '';
    const { lacksBlock } = this.#entered();
    this.#show(undefined);
    this.#session.order?.confirm(others);
    const sentence = (messages: Messages): string =>
      joined([orderMessages(messages).kept, lacksBlock ? tell(messages, { missing: ['block'] }) : this.#messages.canSubmit]).join('');
    showRemark(this.#session, sentence, 'choice');
    this.#element.focus();
  }

  /** The offer, shown in the status line: one sentence and its buttons. */
  draw(language: string, { checks }: Messages): HTMLElement {
    const offer = this.#offer;
    this.#view.className = offer?.kind ?? 'none';
    const { sentence, lang, near, buttons } = describeOffer(offer, checkMessagesIn(language, checks), this.#actions);
    // No result holds no form.
    if (offer?.kind === 'mismatch' && offer.record !== null && this.#element.verify === 'block') this.#hold.hold(offer.entered, sentence);
    // Each offer is announced once, and a redraw in another language.
    if (sentence !== this.#sentence) {
      this.#sentence = sentence;
      this.#announcement = createAnnouncement([sentence, ...near]);
      this.#announcement.children[1]?.classList.add('heard');
      if (lang) this.#announcement.lang = lang;
    }
    // Buttons in the live region make Orca read the sentence twice in Firefox.
    render(html`<span role="status" aria-atomic="false">${sentence && this.#announcement}</span>${buttons}`, this.#view);
    return this.#view;
  }

  get #actions(): OfferActions {
    return {
      writeZip: (record, zip) => {
        const { zip: before, zipFields } = this.#entered();
        void this.#correct(record, zipFields, before === '' ? 'zipEntered' : 'zipChanged', zip);
      },
      replaceAddress: (record, name) => void this.#correct(record, this.#entered().fields, 'addressChanged', name),
      confirm: this.#element.verify === 'block' ? () => this.#confirm() : undefined,
    };
  }
}

function keyOf({ zip, text }: EnteredAddress): string {
  return `${zip ?? '?'} ${text}`;
}

export { AddressChecks as Controller };
