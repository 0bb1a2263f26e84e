import { html, nothing, type TemplateResult } from 'lit';
import { hyphenateCode } from '../../address/read-code.ts';
import type { AddressRecord } from '../../address/record.ts';
import { groupRecords } from '../../address/several-records.ts';
import { spokenCode, toEnglishName } from '../../address/text-forms.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { Messages } from '../messages/messages.ts';

/** What the list of addresses asks of the element. */
export interface ChoiceHost {
  readonly messages: Messages;
  readonly records: readonly AddressRecord[];
  /** Index of the option that the arrow keys are on; -1: none yet. */
  readonly active: number;
  choose(record: AddressRecord): void;
  activate(index: number): void;
  close(): void;
}

/** A whole city or prefecture that words have led to, and that leads on to its towns; what an answer to a code gives has a ZIP Code. */
const isArea = ({ town_name, zip_code }: AddressRecord): boolean => town_name === null && zip_code === null;

/** What tells an address of the list from its neighbours: the firm, the town, the block; the city where that is what is offered. */
function describe(record: AddressRecord, messages: Messages): { readonly name: string; readonly detail: string; readonly code?: string } {
  const { biz_name, town_name, town_kana, town_roma, block_name, zip_code, pref_name, city_name, ...readings } = withoutTownNote(record);
  if (isArea(record)) {
    const at = city_name === null ? 'pref' : 'city';
    const reading = messages.reading === 'roma' ? toEnglishName(readings[`${at}_roma`] ?? '') : readings[`${at}_kana`];
    return { name: city_name ?? pref_name ?? '', detail: reading ?? '' };
  }
  const place = `${town_name ?? ''}${block_name ?? ''}`;
  if (biz_name !== null) return { name: biz_name, detail: place };
  const name = place || messages.noTown;
  const reading = messages.reading === 'roma' ? town_roma && toEnglishName(town_roma) : town_kana;
  if (reading !== null || zip_code === null) return { name, detail: reading ?? '' };
  return { name, detail: '', code: zip_code };
}

/** Records under one heading. */
interface Shown {
  readonly heading: string;
  readonly records: readonly AddressRecord[];
}

/** The groups with their headings. A firm heads a group of its own only where it has several addresses; else its name is in the option. */
function shownGroups(records: readonly AddressRecord[], { reading }: Messages): Shown[] {
  const shown: { heading: string; records: AddressRecord[] }[] = [];
  for (const { pref_name, city_name, biz_name, records: own } of groupRecords(records)) {
    const city = own[0] && isArea(own[0]) ? undefined : own[0]?.city_roma;
    const roma = reading === 'roma' ? [city, own[0]?.pref_roma].flatMap((name) => (name ? [toEnglishName(name)] : [])).join(', ') : '';
    const place = `${pref_name ?? ''}${own[0] && isArea(own[0]) ? '' : (city_name ?? '')} ${roma}`.trim();
    const heading = biz_name !== null && own.length > 1 ? `${place} ${biz_name}` : place;
    const last = shown.at(-1);
    if (last?.heading === heading) last.records.push(...own);
    else shown.push({ heading, records: [...own] });
  }
  return shown;
}

/** Brings a list that has just come into what is left of the screen, also above the keyboard of a phone, which covers the page unasked. */
function makeRoom(list: HTMLElement): void {
  const { visualViewport } = window;
  if (visualViewport && visualViewport.height < window.innerHeight * 0.8) {
    list.style.setProperty('max-block-size', `${Math.max(132, Math.round(visualViewport.height / 2))}px`);
  }
  list.scrollIntoView({ block: 'nearest' });
  const below = visualViewport ? list.getBoundingClientRect().bottom - visualViewport.offsetTop - visualViewport.height : 0;
  if (below > 0) window.scrollBy({ top: below });
}

/** How long letters typed one after another count as one word. */
const TYPE_AHEAD_MS = 800;
let typedAhead = '';
let typedAtMs = 0;

/** Where letters lead to: the next option whose name or reading starts with them. */
function typeAhead(host: ChoiceHost, order: readonly AddressRecord[], key: string, nowMs: number): number {
  typedAhead = nowMs - typedAtMs > TYPE_AHEAD_MS ? key : typedAhead + key;
  typedAtMs = nowMs;
  const from = typedAhead.length === 1 ? host.active + 1 : Math.max(0, host.active);
  const indexes = order.map((_, index) => (from + index) % order.length);
  const starts = (text: string): boolean => text.toLowerCase().startsWith(typedAhead.toLowerCase());
  const found = indexes.find((index) => {
    const { name, detail } = describe(order[index] as AddressRecord, host.messages);
    return starts(name) || starts(detail);
  });
  return found ?? host.active;
}

function onKey(event: KeyboardEvent, host: ChoiceHost, order: readonly AddressRecord[]): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = order.length - 1;
  const { active } = host;
  let next: number;
  switch (event.key) {
    case 'ArrowDown':
      next = Math.min(last, active + 1);
      break;
    case 'ArrowUp':
      next = Math.max(0, active - 1);
      break;
    case 'Home':
      next = 0;
      break;
    case 'End':
      next = last;
      break;
    case 'PageDown':
      next = Math.min(last, active + 8);
      break;
    case 'PageUp':
      next = Math.max(0, active - 8);
      break;
    case 'Enter':
    case ' ': {
      event.preventDefault();
      const chosen = order[Math.max(0, active)];
      if (chosen) host.choose(chosen);
      return;
    }
    case 'Escape':
      event.preventDefault();
      host.close();
      return;
    default:
      if ([...event.key].length !== 1) return;
      next = typeAhead(host, order, event.key, event.timeStamp);
  }
  event.preventDefault();
  host.activate(next);
  (event.currentTarget as Element).querySelector(`#option-${next}`)?.scrollIntoView({ block: 'nearest' });
}

/** The list of addresses, grouped by prefecture and city: a listbox that is one stop of the Tab key. */
export function choices(host: ChoiceHost): TemplateResult {
  const { messages, active } = host;
  const groups = shownGroups(host.records, messages);
  const order = groups.flatMap(({ records }) => records);
  let index = 0;
  return html`<div
    part="list"
    role="listbox"
    tabindex="0"
    aria-label=${messages.listLabel}
    aria-activedescendant=${active >= 0 ? `option-${active}` : nothing}
    @keydown=${(event: KeyboardEvent) => onKey(event, host, order)}
    @focus=${() => host.active < 0 && host.activate(0)}
    @animationstart=${(event: Event) => makeRoom(event.currentTarget as HTMLElement)}
  >
    ${groups.map(
      ({ heading, records }, group) =>
        html`<div part="group" role="group" aria-labelledby="group-${group}">
          <span id="group-${group}" role="presentation">${heading}</span>
          ${records.map((record) => {
            const at = index++;
            const { name, detail, code } = describe(record, messages);
            return html`<div
              part="option"
              role="option"
              id="option-${at}"
              aria-selected=${at === active}
              @click=${() => host.choose(record)}
            >
              <span>${name}</span>${detail === '' ? nothing : html` <small>${detail}</small>`}${
                code === undefined ? nothing : html` <small role="img" aria-label=${spokenCode(code)}>${hyphenateCode(code)}</small>`
              }
            </div>`;
          })}
        </div>`,
    )}
  </div>`;
}
