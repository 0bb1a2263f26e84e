import type { AddressRecord } from './record.ts';

/** A note instead of a town, which must never reach a form: 以下に掲載がない場合, …の次に番地がくる場合, …一円. 一円 alone is a real town (滋賀県多賀町). */
const NOTE = /^以下に掲載|の次に.*番地がくる場合|.一円$/u;

export function isTownNote(townName: string): boolean {
  return NOTE.test(townName);
}

export function withoutTownNote(record: AddressRecord): AddressRecord {
  return isTownNote(record.town_name ?? '') ? { ...record, town_name: null, town_kana: null, town_roma: null } : record;
}
