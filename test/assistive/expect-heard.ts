// Compares what was heard with a written expectation: sentences that must be heard to the end, in their order, and what may come between.
import type { Spoken } from './listen.ts';

/** A sentence that must be heard. A pattern matches the whole sentence. */
type Sentence = string | RegExp;
/** A sentence that must be heard, one that may be heard at this place, or several in any order. */
export type Expected = Sentence | May | AnyOrder;
interface May {
  readonly may: Sentence;
}
interface AnyOrder {
  readonly inAnyOrder: readonly (Sentence | May)[];
}

/** Speech that is allowed at this place but not required. */
export const may = (sentence: Sentence): May => ({ may: sentence });

/** Sentences in any order: the focus and the messages of one key do not wait for each other. */
export const inAnyOrder = (...sentences: readonly (Sentence | May)[]): AnyOrder => ({ inAnyOrder: sentences });

/** Words that Orca adds in any place. None of them comes from the page, and browsers differ in which they cause. */
const ORCA = [
  // The mode changes with the kind of control that gets the focus.
  'Focus mode',
  'Browse mode',
  // Entered or left by the focus: a landmark, a group, a place in a table or a list.
  'form',
  // A page that has been there for a while: Orca waits for the document's event.
  /Finished loading.*/,
  /leaving .+/,
  /table with \d+ rows \d+ columns/,
  /(?:row|column) \d+/,
  /Description list with \d+ terms?/,
  'description value',
  /\d+ of \d+/,
  // How a field opens.
  'opens listbox',
  'opens menu',
  'collapsed',
];

const SILENT_SPACE = /(?<=[^\x20-\x7E]) +| +(?=[^\x20-\x7E])| (?=[.,])/g;

/**
 * A sentence as it sounds: a full stop at the end makes no difference, nor does the space that Orca puts behind a block (a positioned
 * element, for Firefox) in Japanese text and before a punctuation mark. Whether Orca says that a value is selected differs.
 */
const normalized = (text: string): string =>
  text
    .replaceAll(SILENT_SPACE, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.。]$/, '')
    .replace(/ selected$/, '')
    .trim();

const matches = (pattern: Sentence, text: string): boolean =>
  typeof pattern === 'string'
    ? normalized(pattern) === normalized(text)
    : new RegExp(`^(?:${pattern.source.replaceAll(SILENT_SPACE, '')})$`, 'u').test(normalized(text));

/** Orca sends the position of an option separately, because it has another voice. */
function withPositions(spoken: readonly Spoken[]): readonly Spoken[] {
  const joined: Spoken[] = [];
  for (const one of spoken) {
    const last = joined.at(-1);
    if (last && /^\d+ of \d+\.$/.test(one.said)) joined.splice(-1, 1, { ...one, said: `${last.said} ${one.said}` });
    else joined.push(one);
  }
  return joined;
}

const secondsOf = (ms: number): string => (ms / 1000).toFixed(1);

/** All orders of a few items. */
function ordersOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, i) => ordersOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** How what was heard differs from what is expected; empty if it does not. */
export function deviations(spoken: readonly Spoken[], expected: readonly Expected[]): readonly string[] {
  const index = expected.findIndex((one) => typeof one === 'object' && 'inAnyOrder' in one);
  const group = expected[index] as AnyOrder | undefined;
  if (!group) return deviationsInOrder(spoken, expected as readonly (Sentence | May)[]);
  const all = ordersOf(group.inAnyOrder).map((order) => deviations(spoken, expected.toSpliced(index, 1, ...order)));
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

const isMay = (one: Sentence | May): one is May => typeof one === 'object' && 'may' in one;

function deviationsInOrder(spoken: readonly Spoken[], expected: readonly (Sentence | May)[]): readonly string[] {
  const found: string[] = [];
  const all = withPositions(spoken);
  let at = 0;
  const isAt = (index: number, text: string): boolean => {
    const one = expected[index];
    return one !== undefined && matches(isMay(one) ? one.may : one, text);
  };
  /** The index after a sentence: behind the next one that must come, or the same if it may come before that. -1: it is not expected here. */
  const next = (text: string): number => {
    const required = expected.findIndex((one, i) => i >= at && !isMay(one));
    if (isAt(required, text)) return required + 1;
    const optional = expected.slice(0, required < 0 ? expected.length : required).findIndex((_, i) => i >= at && isAt(i, text));
    return optional < 0 ? -1 : at;
  };
  for (const { said, cutAfter } of all) {
    if (cutAfter !== undefined) continue;
    const after = next(said);
    if (after >= 0) at = after;
    else if (!ORCA.some((pattern) => matches(pattern, said))) found.push(`not expected: ${said}`);
  }
  for (const one of expected.slice(at)) {
    if (isMay(one)) continue;
    const cut = all.find(({ said, cutAfter }) => cutAfter !== undefined && matches(one, said));
    const time = cut && `${secondsOf(cut.cutAfter ?? 0)} of ${secondsOf(cut.length)}`;
    found.push(cut ? `cut off after ${time} s: ${one}` : `not heard: ${one}`);
  }
  return found;
}
