// After any sequence of codes, edits, redrawn fields and undone fills, ZIP Code and address agree or the conflict is reported.
import { expect, fixtureCleanup, fixtureSync, html } from '@open-wc/testing';
import fc from 'fast-check';
import { partValues } from '../../src/address/part-values.ts';
import { completeRecord } from '../../src/address/record.ts';
import { FormFiller } from '../../src/form/filling/fill-and-undo.ts';
import { TextOwnership } from '../../src/form/filling/text-ownership.ts';
import { resolve } from './discovery/shapes.ts';

const RECORDS = [
  { zip_code: '1010032', pref_code: '13', pref_name: '東京都', city_name: '千代田区', town_name: '岩本町' },
  { zip_code: '1020082', pref_code: '13', pref_name: '東京都', city_name: '千代田区', town_name: '一番町' },
  { zip_code: '5300001', pref_code: '27', pref_name: '大阪府', city_name: '大阪市北区', town_name: '梅田', other_name: '駅前ビル' },
  { zip_code: '0600000', pref_code: '01', pref_name: '北海道', city_name: '札幌市中央区' },
].map((record) => completeRecord(record));
/** Words that only one of the records has. */
const WORDS: readonly (readonly string[])[] = [
  ['東京都', '千代田区', '岩本町'],
  ['東京都', '千代田区', '一番町'],
  ['大阪府', '大阪市北区', '梅田', '駅前ビル'],
  ['北海道', '札幌市中央区'],
];
const NAMES = ['prefecture', 'city', 'town', 'building'] as const;

type Step =
  | { readonly kind: 'fill'; readonly record: number }
  | { readonly kind: 'append' | 'write'; readonly name: (typeof NAMES)[number]; readonly text: string }
  | { readonly kind: 'undo' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.nat(3).map((record): Step => ({ kind: 'fill', record })) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      name: fc.constantFrom(...NAMES.slice(1)),
      text: fc.constantFrom('2-1', ' 101', '１'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      name: fc.constantFrom(...NAMES.slice(1)),
      // Text that no record contains, because the user's own text stays if a record has no value.
      text: fc.constantFrom('', '自宅', '2-1'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'undo' }) },
);

/** The form, with a prefecture that the page preselects. */
function open(): HTMLElement {
  fixtureCleanup();
  const host = fixtureSync<HTMLElement>(html`<div></div>`);
  host.innerHTML =
    '<form><i></i><input name="zip"><select name="prefecture"><option>北海道<option selected>東京都<option>大阪府</select><input name="city"><input name="town"><input name="building"></form>';
  TextOwnership.of(host).listen(host, new AbortController().signal);
  return host;
}

/** Field values that belong to another record and that no conflict reports. */
function disagreements(host: HTMLElement, record: number, reported: ReadonlySet<unknown>): string[] {
  const foreign = WORDS.flat().filter((word) => !WORDS[record]?.includes(word));
  return NAMES.map((name) => host.querySelector(`[name="${name}"]`) as HTMLInputElement)
    .filter((field) => !reported.has(field) && foreign.some((word) => field.value.includes(word)))
    .map(({ name, value }) => `${name}: ${value}`);
}

it('ZIP Code and address never disagree without a message, in random sequences', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 8 }), (steps) => {
      const host = open();
      const filler = new FormFiller(TextOwnership.of(document));
      for (const one of steps) {
        if (one.kind === 'undo') filler.undo(RECORDS[0] ?? completeRecord({}));
        else if (one.kind === 'fill') {
          const record = RECORDS[one.record] ?? completeRecord({});
          const values = partValues(record, { kana: 'katakana', width: 'keep' });
          const request = { record, values, policy: 'own', zipFormat: 'keep', code: null, fill: null } as const;
          const { changes, conflicts } = filler.plan(resolve(host.querySelector('i') as HTMLElement), request);
          filler.write(changes, record);
          expect(disagreements(host, one.record, new Set(conflicts.map(({ field }) => field))), JSON.stringify(steps)).to.deep.equal([]);
        } else {
          const field = host.querySelector(`[name="${one.name}"]`) as HTMLInputElement;
          field.value = one.kind === 'append' ? field.value + one.text : one.text;
          field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        }
      }
    }),
    { numRuns: 150 },
  );
});
