// Marks, badges, hints and buttons that pages add to a form do not make its reading worse, for every form of the corpus.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { meaningOf } from '../../../src/form/discovery/evidence/read-label.ts';
import { SERIALIZED, taken } from '../corpus/read-in-node.ts';
import type { SerializedForm } from '../corpus/serialize.ts';
import type { Attributes, ElementTree, Tree } from '../corpus/tree.ts';

type Replace = (tree: Tree, label: string | undefined) => readonly Tree[];

const isAttributes = (item: unknown): item is Attributes => typeof item === 'object' && !Array.isArray(item);
const attributesOf = ([, second]: ElementTree): Attributes => (isAttributes(second) ? second : {});
const childrenOf = (tree: ElementTree): readonly Tree[] => tree.slice(1).filter((item) => !isAttributes(item)) as Tree[];
const numberOf = (tree: Tree): number => Number(typeof tree === 'string' ? NaN : (attributesOf(tree)['data-n'] ?? NaN));

/** Returns the texts and controls of trees in document order. */
const leavesOf = (trees: readonly Tree[]): Tree[] =>
  trees.flatMap((tree) => (typeof tree === 'string' || !Number.isNaN(numberOf(tree)) ? [tree] : leavesOf(childrenOf(tree))));

/** Returns the label of each control by its number: the only text between it and the control before that names what the control takes. */
function labelsOf({ tree, takes }: SerializedForm): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  let texts: string[] = [];
  for (const leaf of leavesOf(tree)) {
    if (typeof leaf === 'string') texts.push(leaf);
    else {
      const parts = takes[numberOf(leaf)];
      const named = texts.filter((text) => parts !== '' && meaningOf(text)?.parts.join('+') === parts);
      if (named[0] !== undefined && !named[1]) labels.set(numberOf(leaf), named[0]);
      texts = [];
    }
  }
  return labels;
}

/** Returns a form whose labels and controls are replaced. Other texts stay. */
function changed(form: SerializedForm, replace: Replace): SerializedForm {
  const labels = labelsOf(form);
  const texts = new Set(labels.values());
  const change = (tree: Tree): readonly Tree[] => {
    if (typeof tree === 'string') return texts.has(tree) ? replace(tree, tree) : [tree];
    if (!Number.isNaN(numberOf(tree))) return replace(tree, labels.get(numberOf(tree)));
    const attributes = tree.slice(1).filter(isAttributes);
    return [[tree[0] as string, ...attributes, ...childrenOf(tree).flatMap(change)]];
  };
  return { ...form, tree: form.tree.flatMap(change) };
}

const toLabels =
  (...added: readonly Tree[]): Replace =>
  (tree) =>
    typeof tree === 'string' ? [tree, ...added] : [tree];

const addBadge = (form: SerializedForm): SerializedForm => changed(form, toLabels(['span', { class: 'badge' }, '必須']));

const CHANGES: Readonly<Record<string, (form: SerializedForm) => SerializedForm>> = {
  'a badge behind the labels': addBadge,
  'another badge behind the labels': (form) => changed(form, toLabels(['span', '任意'])),
  'a star at the end of the labels': (form) => changed(form, (tree) => [typeof tree === 'string' ? `${tree} *` : tree]),
  'a mark at the end of the labels': (form) => changed(form, (tree) => [typeof tree === 'string' ? `${tree}※` : tree]),
  'a colon at the end of the labels': (form) => changed(form, (tree) => [typeof tree === 'string' ? `${tree}：` : tree]),
  'a help button behind the labels': (form) => changed(form, toLabels(['button', { type: 'button' }, '?'])),
  'the label as `aria-label` too': (form) =>
    changed(form, (tree, label) =>
      typeof tree === 'string' || label === undefined
        ? [tree]
        : [[tree[0] as string, { ...attributesOf(tree), 'aria-label': label }, ...childrenOf(tree)]],
    ),
  'a hint behind the ZIP Code': (form) => behindCode(form, ['p', 'ハイフンなしの半角数字7桁で入力してください。']),
  'a button behind the ZIP Code': (form) => behindCode(form, ['button', { type: 'button' }, '住所検索']),
};

function behindCode(form: SerializedForm, added: Tree): SerializedForm {
  return changed(form, (tree) => (form.takes[numberOf(tree)] === 'postal-code' ? [tree, added] : [tree]));
}

function assertNotWorse(form: SerializedForm, name: string): void {
  const read = (each: SerializedForm): readonly string[] => taken(each, SERIALIZED.options);
  const after = read(CHANGES[name]?.(form) as SerializedForm);
  // A second copy of the label may reveal a field that was left alone.
  const isRight = form.takes.every((parts, n) => after[n] === parts);
  const before = isRight ? form.takes : read(form);
  for (const [n, parts] of form.takes.entries()) if (after[n] !== parts) assert.equal(after[n], before[n], `${form.source} ${n}, ${name}`);
}

test('marks, badges, hints and buttons do not make the reading of a form worse', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SERIALIZED.forms), fc.constantFrom(...Object.keys(CHANGES)), assertNotWorse),
    // The same seed every time: a failure is one of the change that is tested, not of chance.
    { numRuns: 300, seed: 1 },
  );
});

/** Changes that a few forms in a hundred do not bear, with forms that do. */
const TOOLTIP: Tree = ['span', { class: 'tooltip' }, 'ご入力いただいた情報は発送に使います。'];
const NAME_FIELD: Tree = ['div', ['label', 'お名前'], ['input', { type: 'text', name: 'name' }]];
const TELEPHONE_FIELD: Tree = ['div', ['label', '電話番号'], ['input', { type: 'text', name: 'tel' }]];
const SOME: readonly (readonly [name: string, change: (form: SerializedForm) => SerializedForm, sources: string])[] = [
  [
    'a tooltip in the labels',
    (form) => changed(form, toLabels(TOOLTIP)),
    '52466892229 27634010138 10108128473 27366391372 49814810454 67284147265 49515726463 4709081079',
  ],
  ['a badge behind a label that widens an example', addBadge, '27283239983'],
  [
    'the name of an icon in front of the labels',
    (form) => changed(form, (tree) => (typeof tree === 'string' ? [['span', 'home '], tree] : [tree])),
    '54563570716 27819516627 30427142552',
  ],
  [
    'brackets around the labels',
    (form) => changed(form, (tree) => (typeof tree === 'string' ? [`【${tree}】`] : [tree])),
    '46078973308 1944604940 62474921307 5952213776 25505863715',
  ],
  [
    'a text for a search in front of the ZIP Code',
    (form) =>
      changed(form, (tree) =>
        form.takes[numberOf(tree)]?.startsWith('postal') === true ? [['span', '郵便番号から住所検索'], tree] : [tree],
      ),
    '42652687690 14020807058 2262847631 49861967768',
  ],
  [
    'a name behind the ZIP Code and in front of fields with classes',
    (form) => behindCode(form, NAME_FIELD),
    '28115318444 20165149683 27216117434 65718672534 36148080092 46283194241 53163011168',
  ],
  [
    'a name and a telephone number behind the ZIP Code',
    (form) => behindCode(form, ['div', NAME_FIELD, TELEPHONE_FIELD]),
    '49042580552 28674784087 36072402128 27498584647 68767278212 53645003550',
  ],
];

for (const [name, change, sources] of SOME)
  test(`a form is read as before with ${name}`, () => {
    for (const source of sources.split(' ')) {
      const form = SERIALIZED.forms.find((each) => each.source === source) as SerializedForm;
      assert.deepEqual(taken(change(form), SERIALIZED.options).slice(0, form.takes.length), form.takes, source);
    }
  });
