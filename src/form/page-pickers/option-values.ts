/** A choice for a select of the page. */
export interface PageChoice {
  /** Unique in its list and stable when the list is loaded again. */
  readonly key: string;
  /** The API's code; towns have none. */
  readonly code: string | null;
  readonly name: string;
  /** Distinguishes choices of the same name. */
  readonly detail: string | null;
}

/** Formats the `value` of an option the way the page formats its own. */
export type ValueFormat = (choice: Pick<PageChoice, 'code' | 'name'>) => string;

export const nameAsValue: ValueFormat = ({ name }) => name;

/** Detects the format of existing values: `13`, `013`, `JP-13`, `13101`, or names. Returns `undefined` if there are none. */
export function detectFormat(values: readonly string[]): ValueFormat | undefined {
  const [sample] = values;
  if (sample === undefined) return undefined;
  const prefix = /^(JP-?)[0-9]+$/i.exec(sample)?.[1];
  if (prefix !== undefined) return ({ code, name }) => (code === null ? name : `${prefix}${code}`);
  if (!values.every((value) => /^[0-9]+$/.test(value))) return nameAsValue;
  // Values such as 1, 2 … 47 have no leading zeros; 01 and 001 have.
  const length = Math.min(...values.map((value) => value.length));
  return ({ code, name }) => (code === null ? name : code.replace(/^0+/, '').padStart(length, '0'));
}

/** Derives the format of cities from the format of the prefectures. Cities never have a `JP-` prefix. */
export function cityFormat(prefectureFormat: ValueFormat | undefined): ValueFormat | undefined {
  const hokkaido = prefectureFormat?.({ code: '01', name: '' });
  if (hokkaido === '1') return prefectureFormat;
  return /^0+1$/.test(hokkaido ?? '') ? ({ code, name }) => code ?? name : undefined;
}
