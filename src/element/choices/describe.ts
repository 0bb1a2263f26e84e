import { groupBy } from '../../address/group-by.ts';
import type { AddressRecord } from '../../address/record.ts';
import { toEnglishName } from '../../address/text/rare-forms.ts';
import { withoutTownNote } from '../../address/town-note.ts';
import type { Messages } from '../messages/messages.ts';

export interface Choice {
  readonly record: AddressRecord;
  /** The firm, the town and block, or the city. */
  readonly name: string;
  /** The reading, and what distinguishes the choice from others with the same name. */
  readonly detail: string;
  /** The ZIP Code, seven digits, if the choice shows one. */
  readonly code?: string;
}

/** Choices under one heading: a prefecture and city, and a firm if it has several addresses. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly roma: string;
  readonly choices: readonly Choice[];
}

/** Whether a record is a whole city or prefecture, which a free-text search offers. Records of a code always have a ZIP Code. */
const isArea = ({ town_name, zip_code }: AddressRecord): boolean => town_name === null && zip_code === null;

function describeArea(record: AddressRecord, messages: Messages): Choice {
  const level = record.city_name === null ? 'pref' : 'city';
  const reading = messages.reading === 'roma' ? toEnglishName(record[`${level}_roma`] ?? '') : record[`${level}_kana`];
  return { record, name: record[`${level}_name`] ?? '', detail: reading ?? '' };
}

function describe(record: AddressRecord, messages: Messages): Choice {
  const { biz_name, town_name, town_kana, town_roma, block_name, zip_code } = withoutTownNote(record);
  if (isArea(record)) return describeArea(record, messages);
  const place = `${town_name ?? ''}${block_name ?? ''}`;
  if (biz_name !== null) return { record, name: biz_name, detail: place };
  const name = place || messages.noTown;
  const reading = messages.reading === 'roma' ? town_roma && toEnglishName(town_roma) : town_kana;
  if (reading !== null || zip_code === null) return { record, name, detail: reading ?? '' };
  return { record, name, detail: '', code: zip_code };
}

/** Distinguish choices with the same name and reading: by the building or floor, then by the ZIP Code. */
const DISTINCTIONS = ['other_name', 'zip_code'] as const;

const visibleText = ({ name, detail, code = '' }: Choice): string => [name, detail, code].join('\n');

/** Adds a distinction to choices that look the same, and merges those that have none. */
function distinguish(choices: readonly Choice[]): readonly Choice[] {
  const byText = groupBy(choices, visibleText);
  if (byText.size === choices.length) return choices;
  return choices.flatMap((choice) => {
    const same = byText.get(visibleText(choice)) as Choice[];
    const key = DISTINCTIONS.find((one) => new Set(same.map(({ record }) => record[one])).size > 1);
    if (!key) return choice === same[0] ? [choice] : [];
    const value = choice.record[key];
    if (value === null) return [choice];
    return [key === 'zip_code' ? { ...choice, code: value } : { ...choice, detail: `${choice.detail} ${value}`.trim() }];
  });
}

/** The choices in groups with headings. A firm has a separate group only if it has several addresses. */
export function groupChoices(records: readonly AddressRecord[], messages: Messages): readonly ChoiceGroup[] {
  const groups: { readonly heading: string; readonly roma: string; choices: readonly Choice[] }[] = [];
  const byPlace = groupBy(records, ({ pref_name, city_name, biz_name }) => JSON.stringify([pref_name, city_name, biz_name]));
  for (const members of byPlace.values()) {
    const [first] = members as [AddressRecord];
    const { pref_name, city_name, biz_name } = first;
    const hasCity = !isArea(first);
    const names = [hasCity ? first.city_roma : null, first.pref_roma].flatMap((name) => (name ? [toEnglishName(name)] : []));
    const roma = messages.reading === 'roma' ? names.join(', ') : '';
    const place = `${pref_name ?? ''}${hasCity ? (city_name ?? '') : ''}`;
    const heading = biz_name !== null && members.length > 1 ? `${place} ${biz_name}` : place;
    const described = members.map((record) => describe(record, messages));
    const last = groups.at(-1);
    if (last?.heading === heading) last.choices = [...last.choices, ...described];
    else groups.push({ heading, roma, choices: described });
  }
  return groups.map((group) => ({ ...group, choices: distinguish(group.choices) }));
}
