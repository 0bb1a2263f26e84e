import type { AddressRecord } from './record.ts';

/**
 * Some rows of the list carry a remark where the town belongs: 以下に掲載がない場合 (“if not listed below”), …の次に番地がくる場合, …一円.
 * They are not towns and must never reach a form. 一円 alone is one (滋賀県多賀町).
 */
const NOTE = /^以下に掲載|の次に.*番地がくる場合|.一円$/u;

/** Whether a `town_name` is a remark of the list instead of a town. */
export function isTownNote(townName: string): boolean {
  return NOTE.test(townName);
}

/** The record without the town where the town is a remark of the list. */
export function withoutTownNote(record: AddressRecord): AddressRecord {
  return record.town_name !== null && isTownNote(record.town_name)
    ? { ...record, town_name: null, town_kana: null, town_roma: null }
    : record;
}
