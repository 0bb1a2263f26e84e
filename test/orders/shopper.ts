// A simulated shopper, who knows what a person knows: the intended address, the labels of the fields, and what can be seen.
import type { AddressPart, ShopField, ShopForm } from './forms.ts';
import type { Hand } from './hand.ts';
import { fold, pieces } from './judge.ts';
import type { Order, SeenElement, Sight } from './page-side.ts';
import { PLACES } from './places.ts';
import type { Autofill, Plan, Step, Way } from './plan.ts';
import { isShown, type Named, readMessage, type Sentence } from './read-message.ts';

/** A shopper waits no longer for something to happen. */
const PATIENCE_MS = 4500;
const LOOK_MS = 150;
/** After this time, an earlier message is read as the answer. */
const READ_MS = 1650;
/** Attempts to send a form that the browser refuses, and answers to messages before each. */
const ATTEMPTS = 4;

export class Shopper {
  readonly #hand: Hand;
  readonly #plan: Plan;
  readonly #form: ShopForm;
  /** The parts of each address for which the shopper has typed. */
  readonly #done: Set<AddressPart>[];
  /** The addresses whose block the shopper typed alone, counting on the element for the rest. */
  readonly #counted = new Set<number>();
  /** Fields whose text lost some of its keys. */
  readonly #shortened = new Set<number>();
  /** The codes typed for each address. */
  readonly codes: string[][];
  /** The text typed last into each field, until the shopper removes it. */
  readonly typed: Map<number, string> = new Map();
  /** The field in which the shopper wrote last. */
  #last: number | undefined;
  readonly log: string[] = [];

  constructor(hand: Hand, plan: Plan, form: ShopForm) {
    this.#hand = hand;
    this.#plan = plan;
    this.#form = form;
    this.#done = form.addresses.map(() => new Set());
    this.codes = form.addresses.map(() => []);
    hand.keyMs = plan.keyMs;
  }

  see(): Promise<Sight> {
    return this.#hand.page.evaluate(() => shop.see());
  }

  /** The element beside an address; that of a page with one for all. */
  #beside(sight: Sight, at: number): SeenElement | undefined {
    return sight.elements[at] ?? sight.elements[0];
  }

  #fields(at: number, sight: Sight): ShopField[] {
    return (this.#form.addresses[at] ?? []).filter(({ n }) => this.#plan.staged || sight.usable.includes(n));
  }

  /** In a form with two steps, goes to that of the code or to the other one. */
  async stage(to: 'code' | 'address'): Promise<void> {
    const { staged } = this.#plan;
    if (!staged) return;
    const codes = this.#form.addresses.flat().flatMap(({ n, parts }) => (parts.length === 0 ? [n] : []));
    const rest = this.#form.addresses.flat().flatMap(({ n, parts }) => (parts.length > 0 ? [n] : []));
    const [open, others] = to === 'code' ? [codes, rest] : [rest, codes];
    await this.#hand.page.evaluate((all) => shop.stage(...all), [open, others, staged] as const);
    await this.#hand.pass(LOOK_MS);
  }

  /** The field for a part, also if no label asks for it: a building goes behind the block. */
  #home(part: AddressPart, at: number): ShopField | undefined {
    const fields = this.#form.addresses[at] ?? [];
    const taking = (one: AddressPart): ShopField | undefined => fields.find(({ parts }) => parts.includes(one));
    return taking(part) ?? (part === 'organization' ? taking('building') : undefined) ?? taking('block');
  }

  /** The expected value of a field. */
  #wanted(field: ShopField, at: number, intention = this.#plan.intentions[at] as Plan['intentions'][number]): string {
    const { place } = intention;
    if (field.parts.length === 0) {
      if (field.box === 'first') return place.zip.slice(0, 3);
      return field.box === 'second' ? place.zip.slice(3) : place.zip;
    }
    const all = pieces(intention);
    const here = (Object.keys(all) as AddressPart[]).filter((part) => all[part] !== '' && this.#home(part, at)?.n === field.n);
    return here
      .map((part) => (part === 'building' || part === 'organization' ? ` ${all[part]}` : all[part]))
      .join('')
      .trim();
  }

  /** Some forms insist on a hyphen. */
  #spell(zip: string): string {
    return this.#form.wantsHyphen ? `${zip.slice(0, 3)}-${zip.slice(3)}` : zip;
  }

  /** Gets to a field. */
  async #reach(field: ShopField, way: Way, at: number): Promise<void> {
    const sight = await this.see();
    if (way === 'button') {
      const offer = this.#beside(sight, at)?.controls.find(({ name }) => name === 'enter-block');
      if (offer) {
        await this.#hand.point(offer, this.#plan.device === 'phone' ? 'touch' : 'click');
        if ((await this.see()).focused === field.n) return;
      }
    }
    if (way === 'tab' && sight.focused !== null) {
      const isBehind = field.n >= sight.focused;
      for (let presses = 0; presses < 25; presses++) {
        const { focused } = await this.see();
        if (focused === field.n) return;
        if (focused !== null && focused > field.n === isBehind) break;
        await this.#hand.press(isBehind ? 'Tab' : 'Shift+Tab');
      }
    }
    if (field.isSelect) {
      // The list of options opens outside of the page.
      await this.#hand.page.locator(`[data-n="${field.n}"]`).focus();
      return;
    }
    for (let tries = 0; tries < 3; tries++) {
      const spot = await this.#hand.page.evaluate((n) => shop.aim(n), field.n);
      if (spot) {
        await this.#hand.point(spot, this.#plan.device === 'phone' ? 'touch' : 'click');
        if ((await this.see()).focused === field.n) return;
      }
      await this.#hand.pass(300);
    }
    this.log.push(`field ${field.n} cannot be reached`);
    await this.#hand.page.locator(`[data-n="${field.n}"]`).focus();
  }

  /** Replaces the text of a field. */
  async #replace(field: ShopField, text: string, at: number, way: Way = 'click'): Promise<void> {
    await this.#reach(field, way, at);
    if (field.isSelect) await this.#hand.choose(text);
    else {
      const { values, usable } = await this.see();
      if (values[field.n]) await this.#hand.press('Control+A');
      if (text === '') await this.#hand.press('Backspace');
      else await this.#hand.type(text);
      // Keys in a readonly field enter no text.
      if (usable.includes(field.n)) this.typed.set(field.n, text);
    }
    this.#note(field, at);
  }

  #note(field: ShopField, at: number): void {
    this.#last = field.n;
    for (const part of field.parts) this.#done[at]?.add(part);
  }

  async perform(step: Step): Promise<void> {
    if (step.do === 'block' || step.do === 'submit') await this.stage('address');
    switch (step.do) {
      case 'code':
        await this.#writeCode(step);
        return this.#lookUp(step.at ?? 0);
      case 'wait':
        return this.#wait();
      case 'pass':
        return this.#hand.pass(step.ms);
      case 'block':
        return this.#writeBlock(step.at, step.way, step.isSure);
      case 'address':
        return step.isBlind ? this.#typeBlindly(step.at) : this.#writeAddress(step.at, step.way);
      case 'rework':
        return this.#rework(step.at, step.how);
      case 'autofill':
        return this.#autofill(step.at, step.how);
      case 'copy':
        return this.#copy(step.how);
      case 'empty':
        return this.#empty(step.at, step.withCode);
      case 'pick':
        return this.#pick(step.at, step.code);
      case 'reset':
        return this.#reset();
      case 'country':
        return this.#chooseCountry(step.name);
      case 'dismiss':
        // Phones have no such key.
        if (this.#plan.device !== 'desktop') return;
        await this.#hand.press('Escape');
        return this.#drawFrames();
      case 'prefecture':
        return this.#choosePrefecture(step.name, step.at);
      case 'press':
        return void (await this.#press(step.control, step.at));
      case 'choose':
        return void (await this.#chooseTown(step.at, step.way, step.slip));
      case 'return':
        return this.#leaveAndReturn(step.how);
      case 'review':
        return this.#review(step.at);
      case 'submit':
        return this.#submit(step.way);
    }
  }

  async #writeCode({ at, code, writing, way, slip, over = 'all' }: Extract<Step, { do: 'code' }>): Promise<void> {
    await this.stage('code');
    const sight = await this.see();
    const boxes = this.#fields(at, sight).filter(({ parts }) => parts.length === 0);
    const [first, second] = boxes;
    if (!first) return;
    this.codes[at]?.push(code.replace(/-/g, ''));
    await this.#reach(first, way, at);
    const { values } = await this.see();
    if (!second && over === 'digits' && (await this.#typeOverDigits(first, values[first.n] ?? '', code))) return;
    if (!second && over === 'backspace' && values[first.n]) {
      await this.#hand.press('End');
      await this.#hand.press('Backspace', values[first.n]?.length);
    } else if (values[first.n]) {
      if (over === 'take back') await this.#takeBack(first, at);
      await this.#hand.press('Control+A');
    }
    if (second) {
      const plain = code.replace(/-/g, '');
      await this.#hand.write(plain.slice(0, 3), writing === 'paste' ? 'keys' : writing);
      if ((await this.see()).focused === first.n) await this.#reach(second, way, at);
      if ((await this.see()).values[second.n]) await this.#hand.press('Control+A');
      await this.#hand.write(plain.slice(3), writing === 'paste' ? 'keys' : writing);
      this.#last = second.n;
      return;
    }
    this.#last = first.n;
    if (!slip) return this.#hand.write(code, writing);
    // The last digit but one is wrong at first.
    await this.#hand.type(code.slice(0, -2) + ((Number(code.at(-2)) + 1) % 10));
    await this.#hand.press('Backspace');
    await this.#hand.type(code.slice(-2));
  }

  /** Replaces the digits that differ, each with Backspace and a key. Returns whether the code is written like that. */
  async #typeOverDigits(field: ShopField, text: string, code: string): Promise<boolean> {
    const plain = code.replace(/-/g, '');
    const now = [...text].flatMap((digit, at) => (/[0-9]/.test(digit) ? { digit, at } : []));
    if (now.length !== 7 || /[^0-9-]/.test(text + code)) return false;
    await this.#hand.press('End');
    let caret = text.length;
    for (const [i, { digit, at }] of now.entries().toArray().toReversed()) {
      if (digit === plain[i]) continue;
      await this.#hand.press('ArrowLeft', caret - at - 1);
      await this.#hand.press('Backspace');
      await this.#hand.press(plain[i] ?? '');
      caret = at + 1;
    }
    this.#last = field.n;
    return true;
  }

  /** Waits until the page shows that the lookup has ended. */
  async #wait(): Promise<void> {
    const before = await this.see();
    if (before.elements.length === 0) return;
    let sight = before;
    for (let waited = 0; waited < PATIENCE_MS;) {
      const restMs = (waited < READ_MS ? READ_MS : PATIENCE_MS) - waited;
      const seen = await this.#hand.page.evaluate(([last, look, rest]) => shop.watch(last, look, rest), [sight, LOOK_MS, restMs] as const);
      sight = seen.sight;
      waited += seen.ms;
      const sentences = sight.elements.flatMap(({ text }) => readMessage(text));
      if (sentences.some(({ kind }) => kind === 'busy')) continue;
      if (sight.elements.some((one, i) => isShowing(one) && shows(one) !== shows(before.elements[i])) || differs(sight, before)) break;
      if (waited >= READ_MS && sentences.some(({ kind }) => kind !== 'says')) break;
    }
    await this.#hand.pass(LOOK_MS * 2);
  }

  /** Types what is missing behind what the field has, as far as the label and the message tell. */
  async #writeBlock(at: number, way: Way, isSure: boolean): Promise<void> {
    const { block, building } = pieces(this.#plan.intentions[at] as Plan['intentions'][number]);
    const field = this.#home('block', at);
    if (!field || this.#done[at]?.has('block')) return;
    const sight = await this.see();
    if (!sight.usable.includes(field.n)) return;
    const home = this.#home('building', at);
    const isHere = building !== '' && home?.n === field.n;
    await this.#reach(field, way, at);
    const value = (await this.see()).values[field.n] ?? '';
    if (this.#isOld(value) || (value !== '' && this.#shortened.has(field.n))) {
      await this.#replace(field, this.#wanted(field, at), at, way);
      this.#done[at]?.add('block');
      return;
    }
    // A press in a long text puts the caret somewhere in it.
    const isOffered = this.#beside(sight, at)?.controls.some(({ name }) => name === 'enter-block') === true;
    if (way !== 'tab' && !(way === 'button' && isOffered) && value !== '') await this.#hand.press('Control+End');
    const tail = isHere ? `${block} ${building}` : block;
    // An empty field gets everything that its label asks for, unless the shopper counts on an element beside this address.
    const isCounting = isSure && sight.elements.length > (this.#plan.elements === 'one' ? at : 0) && !this.#seesGap(at, sight);
    if (isCounting && value === '') this.#counted.add(at);
    const text = value === '' && !isCounting ? this.#wanted(field, at) : fold(value).endsWith(fold(tail)) ? '' : tail;
    if (text !== '') {
      await this.#hand.type(text);
      this.typed.set(field.n, text);
    }
    this.#note(field, at);
    this.#done[at]?.add('block');
    if (building !== '' && home && !isHere && (await this.see()).values[home.n] === '')
      await this.#replace(home, this.#wanted(home, at), at, way === 'button' ? 'click' : way);
  }

  /** Whether the prefecture is filled and the city is empty: the element has filled what it could. */
  #seesGap(at: number, sight: Sight): boolean {
    const isEmpty = (part: AddressPart): boolean => {
      const field = this.#fields(at, sight).find(({ parts }) => parts[0] === part);
      return field !== undefined && sight.values[field.n] === '';
    };
    return !isEmpty('prefecture') && isEmpty('city');
  }

  /** Whether a text is of the address that the form had at first, which the shopper knows. */
  #isOld(text: string): boolean {
    const { saved } = this.#plan;
    return saved !== undefined && fold(text).includes(fold(saved.block));
  }

  /** Whether a part of the address that the form had at first is still there, and no part of the intended one. */
  async #hasSaved(at: number): Promise<boolean> {
    const { saved, intentions } = this.#plan;
    const { values } = await this.see();
    const text = fold((this.#form.addresses[at] ?? []).map(({ n }) => values[n] ?? '').join('\n'));
    const old = saved?.place;
    const now = intentions[at]?.place;
    if (!old || !now) return false;
    return (['prefecture', 'city', 'town'] as const).some(
      (part) => old[part] !== now[part] && text.includes(old[part]) && !text.includes(now[part]),
    );
  }

  async #writeAddress(at: number, way: Way): Promise<void> {
    for (const field of this.#fields(at, await this.see())) {
      if (field.parts.length === 0) continue;
      const wanted = this.#wanted(field, at);
      if (wanted !== '' && (await this.see()).values[field.n] !== wanted)
        await this.#replace(field, wanted, at, way === 'button' ? 'click' : way);
    }
  }

  /** Types the whole address from field to field, in the order of the page, over what Tab selects. */
  async #typeBlindly(at: number): Promise<void> {
    for (const field of this.#fields(at, await this.see()).toSorted((a, b) => a.n - b.n)) {
      const wanted = this.#wanted(field, at);
      if (field.parts.length === 0 || wanted === '') continue;
      await this.#reach(field, 'tab', at);
      if (field.isSelect) await this.#hand.choose(wanted);
      else await this.#hand.type(wanted);
      if (!field.isSelect) this.typed.set(field.n, wanted);
      this.#note(field, at);
    }
  }

  async #rework(at: number, how: Extract<Step, { do: 'rework' }>['how']): Promise<void> {
    const field = this.#home('block', at);
    const value = field && (await this.see()).values[field.n];
    if (!field || !value) return;
    await this.#reach(field, 'click', at);
    if (how === 'over the selection') {
      await this.#hand.press('Tab');
      await this.#hand.press('Shift+Tab');
      const isSelected = await this.#hand.page.evaluate((n) => shop.isSelected(n), field.n);
      if (!isSelected) return;
      const { block, building } = pieces(this.#plan.intentions[at] as Plan['intentions'][number]);
      const text = this.#home('building', at)?.n === field.n ? `${block} ${building}`.trim() : block;
      await this.#hand.type(text);
      this.typed.set(field.n, text);
      return this.#note(field, at);
    }
    if (how === 'cut and paste') {
      await this.#hand.press('Control+A');
      await this.#hand.press('Control+X');
      await this.#hand.press('Control+V');
      return;
    }
    const wanted = this.#wanted(field, at);
    if (how === 'take back') {
      await this.#takeBack(field, at);
      if ((await this.see()).values[field.n] === wanted) return;
    }
    const [town = ''] = /^[^0-9０-９]+/.exec(value) ?? [];
    if (how === 'double-click' && town !== '' && field.parts[0] === 'town') {
      await this.#hand.selectStart(town.length);
      await this.#hand.type(pieces(this.#plan.intentions[at] as Plan['intentions'][number]).town);
      return;
    }
    await this.#hand.press('Control+A');
    if (how === 'delete') await this.#hand.press('Delete');
    await this.#hand.type(wanted);
    this.typed.set(field.n, wanted);
    this.#note(field, at);
  }

  /** The browser takes back edits of the whole page, and moves the focus to their fields: the shopper sees it. */
  async #takeBack(field: ShopField, at: number): Promise<void> {
    const before = await this.see();
    await this.#hand.press('Control+Z', 3);
    const { values, focused } = await this.see();
    for (const [i, fields] of this.#form.addresses.entries())
      for (const { n, parts } of fields) {
        if (values[n] === before.values[n]) continue;
        this.typed.delete(n);
        this.#shortened.add(n);
        for (const part of parts) this.#done[i]?.delete(part);
      }
    if (focused !== field.n) await this.#reach(field, 'click', at);
  }

  async #autofill(at: number, how: Autofill): Promise<void> {
    const known = this.#plan.saved ?? this.#plan.intentions[at];
    const texts: Record<number, string> = {};
    for (const field of this.#form.addresses[at] ?? []) {
      const text = this.#wanted(field, at, known);
      texts[field.n] = field.parts.length === 0 && field.box === undefined ? this.#spell(text) : text;
      // The browser overwrites the earlier text.
      this.typed.delete(field.n);
    }
    await this.#hand.page.evaluate((all) => shop.autofill(...all), [texts, how] as const);
    await this.#hand.pass(LOOK_MS);
  }

  async #copy(how: Autofill): Promise<void> {
    const [from = [], to = []] = this.#form.addresses;
    const { values } = await this.see();
    const textOf = (fields: readonly ShopField[]): string => fields.map(({ n }) => values[n] ?? '').join('');
    const zip = fold(textOf(from.filter(({ parts }) => parts.length === 0))).replace(/\D/g, '');
    const texts: Record<number, string> = {};
    for (const { n, parts, box } of to) {
      this.typed.delete(n);
      if (parts.length > 0) texts[n] = textOf(from.filter((one) => one.parts.join() === parts.join()));
      else texts[n] = box === 'first' ? zip.slice(0, 3) : box === 'second' ? zip.slice(3) : zip.length === 7 ? this.#spell(zip) : zip;
    }
    await this.#hand.page.evaluate((all) => shop.autofill(...all), [texts, how] as const);
    await this.#hand.pass(LOOK_MS);
  }

  async #empty(at: number, withCode: boolean): Promise<void> {
    for (const field of this.#fields(at, await this.see())) {
      if (field.isSelect || (field.parts.length === 0 && !withCode) || (await this.see()).values[field.n] === '') continue;
      await this.#reach(field, 'click', at);
      await this.#hand.press('Control+A');
      await this.#hand.press('Delete');
      this.typed.delete(field.n);
      for (const part of field.parts) this.#done[at]?.delete(part);
    }
    await this.#hand.pass(LOOK_MS);
  }

  /** Chooses from the lists of the element: their options come after a request. */
  async #pick(at: number, code: string): Promise<void> {
    const place = PLACES.find((one) => one.code === code);
    if (!place) return;
    this.codes[at]?.push(code);
    const names = { prefecture: place.prefecture, city: place.city, town: place.town, code: `${code.slice(0, 3)}-${code.slice(3)}` };
    for (const [level, name] of Object.entries(names)) {
      const pick = (): Promise<string | null> => this.#hand.page.evaluate((all) => shop.pick(...all), [at, level, name] as const);
      let text = await pick();
      for (let waited = 0; text === null && waited < (level === 'code' ? READ_MS : PATIENCE_MS); waited += LOOK_MS) {
        await this.#hand.pass(LOOK_MS);
        text = await pick();
      }
      if (text === null || text === name) continue;
      if (text !== '') await this.#hand.press('Control+A');
      await this.#hand.type(name);
      for (let waited = 0; !this.#beside(await this.see(), at)?.options.length && waited < PATIENCE_MS; waited += LOOK_MS)
        await this.#hand.pass(LOOK_MS);
      await this.#hand.press('Enter');
    }
  }

  async #reset(): Promise<void> {
    await this.#hand.page.evaluate(() => shop.reset());
    await this.#hand.pass(LOOK_MS * 2);
    this.typed.clear();
    for (const done of this.#done) done.clear();
    this.#counted.clear();
    for (const codes of this.codes) codes.length = 0;
  }

  async #chooseCountry(name: string): Promise<void> {
    const [, country, options = ''] = /name="country"[^>]*data-n="(\d+)">(.*?)<\/select>/.exec(this.#form.markup) ?? [];
    if (country === undefined) return;
    await this.#hand.page.locator(`[data-n="${country}"]`).focus();
    // A name typed soon after another one would be its continuation.
    await this.#hand.press('Home');
    await this.#hand.press(
      'ArrowDown',
      [...options.matchAll(/<option/g)].length - options.slice(options.indexOf(`>${name}<`)).split('<option').length,
    );
    await this.#hand.pass(LOOK_MS);
  }

  async #choosePrefecture(name: string, at: number): Promise<void> {
    const field = this.#home('prefecture', at);
    // In a line with other parts, a prefecture is not chosen.
    if (field?.parts.join() === 'prefecture' && (await this.see()).usable.includes(field.n))
      await this.#replace(field, name, at, this.#plan.device === 'phone' ? 'touch' : 'tab');
  }

  async #press(name: string, at: number): Promise<boolean> {
    const control = this.#beside(await this.see(), at)?.controls.find((one) => one.name.split(' ').includes(name));
    if (!control) {
      const { place } = this.#plan.intentions[at] as Plan['intentions'][number];
      // Without a control, a correction that was a mistake is corrected by hand.
      if (name === 'undo' && this.codes[at]?.at(-1) !== place.code) {
        await this.#writeCode({
          do: 'code',
          at,
          code: place.code === place.zip ? this.#spell(place.zip) : place.code,
          writing: 'keys',
          way: 'click',
        });
        await this.#wait();
      }
      return false;
    }
    this.log.push(`presses ${control.text}`);
    // The shopper sees what a replacement and an undo do to the fields.
    await this.#hand.point(control, this.#plan.device === 'phone' ? 'touch' : 'click');
    await this.#hand.pass(LOOK_MS * 2);
    if (name === 'replace') await this.#noticeReplaced(at);
    return true;
  }

  /** An address that is replaced as a whole loses its block, which the message says. */
  async #noticeReplaced(at: number): Promise<void> {
    const sight = await this.see();
    for (const { n, parts } of this.#form.addresses[at] ?? [])
      if (!fold(sight.values[n] ?? '').includes(fold(this.typed.get(n) ?? '')) && isShown(parts, this.#beside(sight, at)?.text ?? '', []))
        this.typed.delete(n);
  }

  async #chooseTown(at: number, way: 'keys' | 'click' | 'touch', isSlip = false): Promise<boolean> {
    const { place } = this.#plan.intentions[at] as Plan['intentions'][number];
    await this.#drawFrames();
    const options = this.#beside(await this.see(), at)?.options ?? [];
    const matches = (text: string): boolean =>
      text.includes(place.town) || (text.includes(place.prefecture) && text.includes(place.city)) || text.includes(place.city);
    const right = options.find(({ text }) => text.includes(place.town)) ?? options.find(({ text }) => matches(text));
    const option = isSlip ? options.find((one) => one !== right) : right;
    if (!option) return false;
    if (way === 'keys') {
      const index = options.indexOf(option);
      await this.#hand.press('ArrowDown', index + 1);
      await this.#hand.press('Enter');
    } else await this.#hand.point(option, way);
    await this.#drawFrames();
    await this.#hand.pass(LOOK_MS * 2);
    return true;
  }

  /** Waits until the browser has drawn or removed a list. Frames take no time on the page's clock. */
  #drawFrames(): Promise<void> {
    return this.#hand.page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    });
  }

  async #leaveAndReturn(how: Extract<Step, { do: 'return' }>['how']): Promise<void> {
    const { page } = this.#hand;
    if (how === 'redrawn') await page.evaluate(() => shop.redraw());
    else if (how === 'drawn anew') await page.evaluate(() => shop.drawAnew());
    else if (how === 'translated') await page.evaluate(() => shop.translate());
    else if (how === 'closed' || how === 'disabled') await page.evaluate((one) => shop.close(one), how);
    else if (how === 'turbo') await page.evaluate(() => shop.leaveByTurbo());
    else if (how === 'refused') {
      const body = JSON.stringify((await this.see()).values);
      await page.evaluate((text) => fetch('/refused', { method: 'POST', body: text }).then(() => undefined), body);
      await page.goto(await page.evaluate(() => location.href));
      await page.waitForFunction(() => document.querySelector('dga-address-lookup:not(:defined)') === null);
    } else {
      if (how === 'reloaded') await page.evaluate(() => addEventListener('unload', () => undefined));
      await page.evaluate(() => location.assign('/terms'));
      await page.waitForURL('**/terms');
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(
        () => globalThis.shop && document.querySelector('dga-address-lookup:not(:defined)') === null && document.readyState === 'complete',
      );
    }
    await this.#hand.pass(500);
  }

  /** Compares all fields with the intention, and corrects them. */
  async #review(at: number): Promise<void> {
    for (let rounds = 0; rounds < 3; rounds++) {
      const sight = await this.see();
      const fields = this.#fields(at, sight);
      const zip = fields.filter(({ parts }) => parts.length === 0);
      const isZipRight =
        fold(zip.map(({ n }) => sight.values[n]).join('')).replace(/-/g, '') === zip.map((one) => this.#wanted(one, at)).join('');
      const wrong = fields.filter((field) => field.parts.length > 0 && fold(sight.values[field.n] ?? '') !== fold(this.#wanted(field, at)));
      if (isZipRight && wrong.length === 0) return;
      if (!isZipRight) {
        await this.#retypeCode(at);
        continue;
      }
      for (const field of wrong) await this.#replace(field, this.#wanted(field, at), at);
    }
  }

  /** Types the ZIP Code of the intended address, and waits for the answer. */
  async #retypeCode(at: number): Promise<void> {
    const code = this.#spell(this.#plan.intentions[at]?.place.zip ?? '');
    await this.#writeCode({ do: 'code', at, code, writing: 'keys', way: 'click' });
    await this.#lookUp(at);
    await this.#wait();
    await this.stage('address');
  }

  /** Presses Enter in the code field if its element does not look a code up by itself. Without an element, Enter would send the order. */
  async #lookUp(at: number): Promise<void> {
    if (this.#plan.attributes.includes('trigger') && (await this.see()).elements.length > at) await this.#hand.press('Enter');
  }

  /** Fills the empty fields for which the shopper has a text, and those that an undo has shortened. Without an element, also corrects a list that shows its first option. */
  async #fillGaps(at: number): Promise<void> {
    for (const field of this.#fields(at, await this.see())) {
      const wanted = this.#wanted(field, at);
      const { values, elements } = await this.see();
      const value = values[field.n] ?? '';
      const isUnchosen = field.isSelect && elements.length <= at;
      const isOpen = value === '' || ((isUnchosen || this.#shortened.delete(field.n)) && fold(value) !== fold(wanted));
      if (wanted === '' || !isOpen) continue;
      if (field.parts.length > 0) await this.#replace(field, wanted, at);
      else if (field.box !== 'second') {
        await this.#retypeCode(at);
      }
    }
  }

  /** Does what a message asks for. Returns whether there was something to do. */
  async #answer(at: number, sentences: readonly Sentence[]): Promise<boolean> {
    const { place } = this.#plan.intentions[at] as Plan['intentions'][number];
    let isAnswered = false;
    for (const { kind, names } of sentences) {
      if (kind === 'says') continue;
      if (kind === 'kept') {
        // Unchanged fields contain the old address.
        const isOld = this.#plan.saved !== undefined && (await this.#hasSaved(at));
        if (!isOld) continue;
        if (!(await this.#press('replace', at))) await this.#writeAddress(at, 'click');
        return true;
      }
      if (kind === 'busy') await this.#wait();
      else if (kind === 'choose') {
        if (!(await this.#chooseTown(at, 'click'))) await this.#review(at);
      } else if (kind === 'fails') {
        if (this.codes[at]?.at(-1) !== place.code) {
          await this.#retypeCode(at);
        } else if (!(await this.#press('retry', at))) await this.#review(at);
        else await this.#wait();
      } else if (kind === 'asks' || (names.length > 0 && !names.includes('address') && !names.includes('postal-code'))) {
        await this.#enter(at, names);
        isAnswered = true;
        continue;
      } else if (!(this.codes[at]?.at(-1) === place.code && (await this.#press('replace', at)))) await this.#review(at);
      return true;
    }
    return isAnswered;
  }

  /** Enters what a message asks for. */
  async #enter(at: number, names: readonly Named[]): Promise<void> {
    for (const name of names) {
      if (name === 'address' || name === 'postal-code') return this.#review(at);
      const field = this.#home(name, at);
      if (!field) continue;
      if (!(await this.see()).usable.includes(field.n)) {
        // The element can still write into a readonly field.
        await this.#press('bring-back', at);
        continue;
      }
      if (name === 'block' && !this.#done[at]?.has('block')) await this.#writeBlock(at, 'click', false);
      else if (fold((await this.see()).values[field.n] ?? '') !== fold(this.#wanted(field, at)))
        await this.#replace(field, this.#wanted(field, at), at);
    }
  }

  /** Adds the rest of the address, if the shopper has counted on the element and nothing came. */
  async #stopCounting(at: number): Promise<void> {
    if (!this.#counted.has(at)) return;
    const isPatient = this.#plan.care !== 'hurries';
    if (isPatient && !isShowing(this.#beside(await this.see(), at))) await this.#wait();
    const sight = await this.see();
    const fields = this.#fields(at, sight).filter(({ parts }) => parts.length > 0);
    const field = this.#home('block', at);
    const others = fields.filter((one) => one.n !== field?.n && one.parts.some((part) => part !== 'building' && part !== 'organization'));
    const isEmpty =
      others.length > 0 ? others.every((one) => sight.values[one.n] === '') : isPatient && !isShowing(this.#beside(sight, at));
    if (field && isEmpty) await this.#replace(field, this.#wanted(field, at), at);
    this.#counted.delete(at);
  }

  /** The last steps before the order. */
  async #prepare(): Promise<void> {
    for (const at of this.#form.addresses.keys()) {
      await this.#stopCounting(at);
      // In a form that fills nothing, no shopper leaves an old address.
      if (this.#plan.saved && (await this.see()).elements.length === 0 && (await this.#hasSaved(at))) await this.#writeAddress(at, 'click');
      if (this.#plan.care === 'hurries') {
        await this.#fillGaps(at);
        continue;
      }
      let last = '';
      for (let rounds = 0; rounds < ATTEMPTS; rounds++) {
        const text = this.#beside(await this.see(), at)?.text ?? '';
        if (text === last || !(await this.#answer(at, readMessage(text)))) break;
        last = text;
      }
      await this.#writeBlock(at, this.#plan.device === 'phone' ? 'touch' : 'click', false);
      await this.#fillGaps(at);
      if (this.#plan.care === 'looks') await this.#review(at);
    }
  }

  async #send(way: 'click' | 'touch' | 'enter'): Promise<void> {
    const { focused, usable } = await this.see();
    if (way === 'enter' && this.#last !== undefined && usable.includes(this.#last)) {
      if (focused !== this.#last) await this.#hand.page.locator(`[data-n="${this.#last}"]`).focus();
      await this.#hand.press('Enter');
    } else {
      for (let tries = 0; tries < 3; tries++) {
        const spot = await this.#hand.page.evaluate(() => shop.aimAtSubmit());
        if (spot) {
          await this.#hand.point(spot, way === 'touch' ? 'touch' : 'click');
          return;
        }
        await this.#hand.pass(300);
      }
      await this.#hand.page.evaluate(() => document.querySelector<HTMLElement>('#order')?.click());
    }
  }

  /** The order, if it was sent. */
  order(): Promise<Order | null> {
    return this.#hand.page.evaluate(() => shop.order);
  }

  async #submit(way: 'click' | 'touch' | 'enter'): Promise<void> {
    await this.#prepare();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.#send(attempt === 0 ? way : way === 'touch' ? 'touch' : 'click');
      await this.#hand.pass(100);
      if (await this.order()) return;
      const refusal = await this.#hand.page.evaluate(() => shop.refusal());
      this.log.push(`refused: ${refusal?.text ?? 'without a word'}`);
      // The check of an order may still run.
      await this.#hand.pass(2500);
      const at = Math.max(
        0,
        this.#form.addresses.findIndex((fields) => fields.some(({ n }) => n === refusal?.field)),
      );
      const isSpelling =
        this.#form.addresses[at]?.some(({ n, parts }) => n === refusal?.field && parts.length === 0) &&
        /format|valid postcode/.test(refusal?.text ?? '');
      if (isSpelling) await this.#retypeCode(at);
      else if (attempt < 2 && refusal) await this.#answer(at, readMessage(refusal.text));
      else for (const each of this.#form.addresses.keys()) await this.#review(each);
      await this.#prepare();
    }
  }
}

/** The output of an element after a lookup: a message, or the available actions. */
const shows = (one: SeenElement | undefined): string => [one?.text, ...(one?.controls ?? []).map(({ text }) => text)].join();

/** Whether an element shows how a lookup ended. */
const isShowing = (one: SeenElement | undefined): boolean =>
  one !== undefined && (readMessage(one.text).some(({ kind }) => kind !== 'busy') || one.controls.some(({ name }) => name !== 'keyboard'));

function differs(a: Sight, b: Sight): boolean {
  return Object.entries(a.values).some(([n, value]) => value !== b.values[Number(n)]);
}
