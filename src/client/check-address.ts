import { foldPlaceName, meansCity, meansPrefecture } from '../address/place-names.ts';
import type { AddressRecord } from '../address/record.ts';
import { foldRecords } from '../address/several-records.ts';
import { soundForm } from '../address/text/sound-form.ts';
import { withoutTownNote } from '../address/town-note.ts';
import type { CodeFinder } from './code-client.ts';
import type { CallOptions } from './transport/transport.ts';
import { foundBy } from './with-readings.ts';

/** An address from a form or a database. Missing parts are not checked. */
export interface AddressClaim {
  /** ZIP Code in any usual spelling. */
  readonly zip: string;
  readonly prefecture?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** The town, or a line that begins with it. */
  readonly town?: string | null | undefined;
}

/** The result of comparing a claim with its ZIP Code. */
export interface AddressCheck {
  /** Whether some address of this ZIP Code fits all that is claimed. */
  readonly agrees: boolean;
  /** The parts that do not fit the closest address of this ZIP Code; `zip` alone if no address has this code. */
  readonly differs: readonly ('zip' | 'prefecture' | 'city' | 'town')[];
  /** The closest address of this ZIP Code; `null` if no address has this code. */
  readonly record: AddressRecord | null;
}

const PARTS = ['prefecture', 'city', 'town'] as const;

function fits(part: (typeof PARTS)[number], text: string, record: AddressRecord): boolean {
  if (part === 'prefecture') return meansPrefecture(text, record);
  if (part === 'city') return meansCity(text, record);
  const { town_name, town_kana, town_roma, pref_name, city_name } = withoutTownNote(record);
  // 大手町1-2-3 begins with the town; where the list names none, any will do. 字 and 大字 are often left out.
  const plain = (name: string): string =>
    foldPlaceName(name)
      .replace(/^大?字/u, '')
      .replace(/\(.*$/u, '');
  // The line may begin with prefecture and city, and the town may be written as its reading.
  const within = [pref_name, city_name].reduce<string>((line, name) => {
    const above = plain(name ?? '');
    return line.startsWith(above) ? line.slice(above.length) : line;
  }, plain(text));
  const sound = soundForm(text);
  return (
    town_name === null ||
    [plain(text), within].some((line) => line.startsWith(plain(town_name))) ||
    [town_kana, town_roma].some((reading) => reading !== null && sound.startsWith(soundForm(reading.replace(/[(（].*$/u, ''))))
  );
}

/**
 * Compares a ZIP Code with an address, and names the parts that differ from the closest address of the API.
 *
 * @throws {LookupError} if the code is not complete or the lookup fails; a code without an address is not an error
 */
export async function checkAddress(client: CodeFinder, claim: AddressClaim, call: CallOptions = {}): Promise<AddressCheck> {
  const records = foldRecords(await foundBy(client.searchCode(claim.zip, call)));
  const claimed = PARTS.filter((part) => (claim[part] ?? '').trim() !== '');
  const judged = records.map((record) => ({ record, differs: claimed.filter((part) => !fits(part, claim[part] as string, record)) }));
  const [closest] = judged.toSorted((one, other) => one.differs.length - other.differs.length);
  return closest ? { agrees: closest.differs.length === 0, ...closest } : { agrees: false, differs: ['zip'], record: null };
}
