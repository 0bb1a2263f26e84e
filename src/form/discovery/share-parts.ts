import { PARTS, type Part } from '../../address/parts.ts';
import { refusal } from '../field.ts';
import type { FieldMap, FieldSource, FoundField, RefusedField } from './found-field.ts';
import { type Candidate, isInGroup, isZip, MARKED, type ReadFields, type ZipRun } from './read-fields.ts';

/** Strongest first. */
const SOURCES: readonly FieldSource[] = ['fields', 'for', 'data-dga-field', 'autocomplete', 'h-adr', 'name', 'label'];

/** From the largest to the smallest: what the lines of an address share. */
const CHAIN: readonly Part[] = ['prefecture', 'city', 'town', 'block', 'building'];

/** Which address a field is part of: that of the ZIP Code in the smallest box around both; in a flat form, parts that come again begin a new one. */
function runsOf(open: readonly Candidate[], zips: readonly ZipRun[]): ReadonlyMap<Candidate, ZipRun> {
  const runs = new Map<Candidate, ZipRun>();
  /** Of a flat stretch: the parts seen in it, its fields, and the ZIP Code found in it. */
  let seen = new Set<Part>();
  let stretch: Candidate[] = [];
  let flatZip: ZipRun | undefined;
  const close = (): void => {
    if (flatZip) for (const each of stretch) if (!runs.has(each)) runs.set(each, flatZip);
    seen = new Set();
    stretch = [];
    flatZip = undefined;
  };
  for (const candidate of open) {
    const own = zips.find((run) => run.includes(candidate));
    let inside: readonly ZipRun[] = own ? [own] : [];
    for (let around = candidate.field.parentElement; around && inside.length === 0; around = around.parentElement) {
      const box = around;
      inside = zips.filter(([first]) => first && box.contains(first.field));
    }
    if (inside.length === 1) runs.set(candidate, inside[0] as ZipRun);
    if (own === undefined || own[0] === candidate) {
      // A ZIP Code field twice in a row is one address with a field too many.
      if (seen.size > 1 && candidate.parts.some((part) => seen.has(part))) close();
      for (const part of candidate.parts) seen.add(part);
    }
    flatZip ??= own;
    stretch.push(candidate);
  }
  close();
  return runs;
}

/** The group to fill: asked for, or the ZIP Code's own, or the only one that there is. */
function groupOf(open: readonly Candidate[], zip: Candidate | undefined, section: string | undefined): string {
  if (section || zip?.group) return section || (zip as Candidate).group;
  const others = open.filter((candidate) => !isZip(candidate));
  const groups = new Set(others.map(({ group }) => group));
  return groups.size === 1 ? (others[0] as Candidate).group : '';
}

/**
 * Why a field must give way to another that takes the same part: a stronger word of the page, or one of equal worth; of two equal ones
 * neither is taken, unless the page itself marks both.
 */
function mustGiveWay(candidate: Candidate, all: readonly Candidate[]): RefusedField['refusal'] | undefined {
  if (candidate.line || isZip(candidate)) return undefined;
  const takes = (each: Candidate): readonly Part[] => (each.parts.length > 0 ? each.parts : (each.spare ?? []));
  const isSpare = candidate.parts.length === 0;
  const strength = ({ source }: Candidate): number => SOURCES.indexOf(source);
  const rivals = all.filter(
    (other) =>
      other !== candidate &&
      !other.line &&
      (other.parts.length === 0) === isSpare &&
      takes(other).some((part) => takes(candidate).includes(part)),
  );
  if (rivals.some((other) => strength(other) < strength(candidate))) return 'taken';
  if (candidate.group === '' && rivals.some(({ group }) => group !== '')) return 'taken';
  if (MARKED.has(candidate.source)) return undefined;
  return rivals.some(
    (other) =>
      strength(other) === strength(candidate) &&
      (other.group === '') === (candidate.group === '') &&
      // YubinBango writes to every field of a class.
      !(other.source === 'h-adr' && other.parts.join() === candidate.parts.join()),
  )
    ? 'ambiguous'
    : undefined;
}

/** Shares the parts out: to each field its own, then what nobody has to those that can take more. */
function settle(kept: readonly Candidate[]): ReadonlyMap<Candidate, readonly Part[]> {
  const shares = new Map(kept.map((candidate): [Candidate, Part[]] => [candidate, [...candidate.parts]]));
  const taken = new Set(kept.flatMap(({ parts }) => parts));
  const holder = (part: Part): Candidate | undefined => kept.find(({ parts }) => parts.includes(part));
  // A field for the code of a prefecture or a city is a field for it.
  for (const part of ['prefecture', 'city'] as const) if (taken.has(`${part}-code`)) taken.add(part);
  const give = (to: Candidate | undefined, parts: readonly Part[]): void => {
    if (!to) return;
    // The prefecture goes before the city only: 東京都 before a town would read as if there were none.
    const free = parts.filter((part) => !taken.has(part) && (part !== 'prefecture' || !taken.has('city')));
    for (const part of free) taken.add(part);
    shares.get(to)?.push(...free);
  };
  for (const candidate of kept) if (!candidate.line) give(candidate, candidate.spare ?? []);

  const lines = kept.filter(({ line }) => line);
  const left = CHAIN.filter((part) => !taken.has(part) && (part !== 'prefecture' || !taken.has('city')));
  const last = Math.max(1, left.length - Math.min(lines.length, 3) + 1);
  give(lines[0], left.slice(0, last));
  for (const [index, line] of lines.slice(1, 3).entries()) give(line, left.slice(last + index, last + index + 1));

  // Forms that ask for 市区町村 and 番地, and nowhere for the town, mean it to stand with the city; with the block where that has no field.
  const block = holder('block');
  const city = holder('city');
  if (block && city && !MARKED.has(city.source) && city.source !== 'autocomplete') give(city, ['town']);
  const town = holder('town');
  if (town && !MARKED.has(town.source)) give(town, ['block']);
  return new Map([...shares].map(([candidate, parts]) => [candidate, PARTS.filter((part) => parts.includes(part))]));
}

/** Decides which field takes which part, and tells of every field that looked right why it was left alone. */
export function shareParts({ candidates, open, zips, zip, section }: ReadFields): FieldMap {
  const refused: RefusedField[] = [];
  /** Keeps the candidates that nothing speaks against, and notes the others with the reason. */
  const sift = (from: readonly Candidate[], against: (candidate: Candidate) => RefusedField['refusal'] | undefined): Candidate[] =>
    from.filter((candidate) => {
      const why = against(candidate);
      const { field, parts, spare = [], source, reason } = candidate;
      if (why) refused.push({ field, parts: [...parts, ...spare], source, reason, refusal: why });
      return !why;
    });

  sift(candidates, ({ field, source }) => refusal(field, MARKED.has(source)));
  const group = groupOf(open, zip?.[0], section);
  const runs = runsOf(open, zips);
  const ofThisAddress = sift(open, (candidate) => {
    // Whoever is named needs no place.
    if (candidate.source === 'fields') return undefined;
    if (isZip(candidate) && zip && !zip.includes(candidate)) return 'group';
    if (candidate.group !== '') return isInGroup(candidate.group, group) ? undefined : 'group';
    return zip && zips.length > 1 && runs.get(candidate) !== zip ? 'group' : undefined;
  });
  const kept = sift(ofThisAddress, (candidate) => mustGiveWay(candidate, ofThisAddress));
  const shares = settle(kept);

  const found = kept
    .map((candidate): FoundField => {
      const { field, source, reason } = candidate;
      const box = zip?.length === 2 ? zip.indexOf(candidate) : -1;
      return {
        field,
        parts: shares.get(candidate) ?? [],
        source,
        reason,
        ...(box === -1 ? {} : { box: box === 0 ? ('first' as const) : ('second' as const) }),
      };
    })
    .filter(({ parts }) => parts.length > 0);
  return { found, refused };
}
