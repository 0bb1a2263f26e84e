// Asserts that IBM Equal Access finds no violation in any state. It knows rules that axe does not have, and the other way around.
import 'accessibility-checker-engine/ace-window.js';
import { expect, waitUntil } from '@open-wc/testing';
import { choose, pickerPage, press, until } from '../element/pickers/picker-page.ts';
import { completeRecord } from '../../src/address/record.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../support/checkout.ts';
import { MODES, PROMISED, reach } from './states.ts';

interface Issue {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  /** The level of the rule, and its finding. */
  readonly value: readonly [string, string];
  readonly node: Node;
}

interface Checker {
  check(root: Document | Element, guidelines: readonly string[]): Promise<{ readonly results: readonly Issue[] }>;
}

const { ace_ibma: ace } = window as unknown as { readonly ace_ibma: { readonly Checker: new () => Checker } };
const checker = new ace.Checker();

/** Rules about a whole page, which a test page is not. */
const OF_PAGES = new Set(['aria_content_in_landmark', 'skip_main_exists', 'page_title_exists', 'html_lang_exists']);

/** The list of a combobox: the focus stays in the input, whose `aria-activedescendant` names the option. */
const isPopup = ({ ruleId, snippet }: Issue): boolean => ruleId === 'aria_child_tabbable' && snippet.includes('tabindex="-1"');

async function violations(): Promise<readonly string[]> {
  const { results } = await checker.check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  return results
    .filter((issue) => !isPopup(issue))
    .filter(({ value: [demand, found], ruleId }) => found === 'FAIL' && demand === 'VIOLATION' && !OF_PAGES.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}

for (const mode of MODES) {
  describe(`IBM Equal Access, ${mode}`, () => {
    for (const name of PROMISED) {
      it(`finds no violation: ${name}`, async () => {
        await reach(name, mode);
        expect(await violations()).to.deep.equal([]);
      });
    }
  });
}

/** A list that is long enough for a filter. */
async function longList(text: string): Promise<Checkout> {
  const page = await checkout(STANDARD);
  const addresses = [...'アイウエオカキクケコサシ'].map((kana) =>
    completeRecord({ zip_code: '4980000', pref_name: '愛知県', city_name: '弥富市', town_name: `${kana}町`, town_kana: `${kana}チョウ` }),
  );
  const answer = { page: 1, limit: 1000, count: addresses.length, searchtype: 'zipcode' as const, addresses };
  page.element.client = { ...page.client, searchCode: async () => answer };
  await typeText(page.field('zip'), '4980000');
  await page.settled('choosing');
  await waitUntil(() => page.part('filter'), 'no filter');
  await typeText(page.part('filter') as HTMLElement, text);
  return page;
}

/** States that only some attributes or answers lead to. */
const FURTHER: Readonly<Record<string, () => Promise<unknown>>> = {
  'a filter with matches': async () => {
    const page = await longList('a');
    await waitUntil(() => page.part('option'), 'no match');
  },
  'a filter without matches': async () => {
    const page = await longList('zzz');
    await waitUntil(() => page.element.renderRoot.querySelector('.none')?.textContent, 'a match');
  },
  'a picker with matches, and one with text that is not in its list': async () => {
    const page = await pickerPage();
    await choose(page.picker('prefecture'), '東京都');
    await until(() => !page.picker('city').disabled);
    await typeText(page.picker('city'), 'minato');
    await until(() => page.options().length > 0);
    expect(await violations()).to.deep.equal([]);
    await typeText(page.picker('city'), 'zz');
    await press('Tab');
    await until(() => page.picker('city').ariaInvalid === 'true');
  },
  'a mismatch of verify, and the answer to it': async () => {
    const page = await checkout(STANDARD, 'verify="block"');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    page.field('city').blur();
    await waitUntil(() => page.part('confirm'), 'no mismatch');
    expect(await violations()).to.deep.equal([]);
    page.part('confirm')?.click();
    await waitUntil(() => page.message().startsWith('住所は変更していません。'), 'not confirmed');
  },
  'an address that was there first': async () => {
    const page = await checkout(STANDARD);
    page.field('pref').value = '東京都';
    await typeText(page.field('city'), '港区');
    await typeText(page.field('line1'), '芝公園');
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.part('replace'), 'no question');
  },
  'an undone fill': async () => {
    const page = await checkout(STANDARD);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.part('undo')?.click();
    await page.settled('idle');
  },
};

describe('IBM Equal Access, further states', () => {
  for (const [name, reachState] of Object.entries(FURTHER))
    it(`finds no violation: ${name}`, async () => {
      await reachState();
      expect(await violations()).to.deep.equal([]);
    });
});
