import { html, nothing, type TemplateResult } from 'lit';
import { type AddressRecord, withoutTownNote } from '../address/record.ts';
import { groupRecords } from '../address/several-records.ts';
import { choicesStyles } from './choices-styles.ts';
import type { Messages } from './messages/messages.ts';

export { foldRecords, sharedRecord } from '../address/several-records.ts';
export { choicesStyles as styles };

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

/** What tells an address of the list from its neighbours: the firm, the town, the block. */
function describe(record: AddressRecord, messages: Messages): { readonly name: string; readonly detail: string } {
  const { biz_name, town_name, town_kana, block_name, zip_code } = withoutTownNote(record);
  const place = `${town_name ?? ''}${block_name ?? ''}`;
  if (biz_name !== null) return { name: biz_name, detail: place };
  return { name: place || messages.noTown, detail: town_kana ?? zip_code ?? '' };
}

/** How long letters typed one after another count as one word. */
const TYPE_AHEAD_MS = 800;
let typedAhead = '';
let typedAtMs = 0;

/** Where letters lead to: the next option that starts with them. */
function typeAhead(host: ChoiceHost, order: readonly AddressRecord[], key: string, nowMs: number): number {
  typedAhead = nowMs - typedAtMs > TYPE_AHEAD_MS ? key : typedAhead + key;
  typedAtMs = nowMs;
  const from = typedAhead.length === 1 ? host.active + 1 : Math.max(0, host.active);
  const indexes = order.map((_, index) => (from + index) % order.length);
  return indexes.find((index) => describe(order[index] as AddressRecord, host.messages).name.startsWith(typedAhead)) ?? host.active;
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
  const groups = groupRecords(host.records);
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
  >
    ${groups.map(
      ({ pref_name, city_name, records }, group) =>
        html`<div part="group" role="group" aria-labelledby="group-${group}">
          <span id="group-${group}" role="presentation">${pref_name ?? ''}${city_name ?? ''}</span>
          ${records.map((record) => {
            const at = index++;
            const { name, detail } = describe(record, messages);
            return html`<div part="option" role="option" id="option-${at}" aria-selected=${at === active} @click=${() => host.choose(record)}>
              ${name}${detail === '' ? nothing : html`<small>${detail}</small>`}
            </div>`;
          })}
        </div>`,
    )}
  </div>`;
}
