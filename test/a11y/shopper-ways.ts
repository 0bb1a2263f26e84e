// The ways in which shoppers fill an address, and the pixels that the fields of the page move meanwhile. The table in
// docs/project/accessibility-tests.md has the same ways with taps and keys, in Chromium.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';
import { closePage, farthest, openPage, edgesIn, upgrade, useFinger } from './pixels-moved.ts';
import { SNIPPET } from './theme-moves.ts';

const WIDTH_PX = 390;

const FIELDS = `
  <label>郵便番号 <input id="zip" autocomplete="postal-code" inputmode="numeric"></label>ELEMENT
  <label>都道府県 <select id="prefecture" autocomplete="address-level1"><option value="">選択してください</option><option>北海道</option><option>東京都</option></select></label>
  <label>市区町村 <input id="city" autocomplete="address-level2"></label>
  <label>町名・番地 <input id="line1" autocomplete="address-line1"></label>
  <label>建物名・部屋番号 <input id="line2" autocomplete="address-line2"></label>
  <label>会社名 <input id="organization" autocomplete="organization"></label>`;
const SHIPPING = FIELDS.replaceAll('id="', 'id="shipping-').replaceAll('autocomplete="', 'autocomplete="shipping ');
const ROMA = `
  <label>Postal code <input id="zip" autocomplete="postal-code" inputmode="numeric"></label>ELEMENT
  <label>Prefecture <input id="prefecture" data-dga-field="prefecture-roma"></label>
  <label>City <input id="city" data-dga-field="city-roma"></label>
  <label>Town and block <input id="line1" data-dga-field="block town-roma"></label>`;

/** The page during a way. */
class Shopper {
  readonly page: Document;

  constructor(page: Document) {
    this.page = page;
  }

  element(index = 0): DgaAddressLookup {
    return this.page.querySelectorAll<DgaAddressLookup>('dga-address-lookup').item(index);
  }

  field(id: string): HTMLInputElement {
    return this.page.querySelector(`#${id}`) as HTMLInputElement;
  }

  async type(id: string, text: string): Promise<void> {
    this.field(id).focus();
    const element = this.element(id.startsWith('shipping') ? 1 : 0);
    const status = (): Element | null => element.renderRoot.querySelector('[part="status"]');
    if (id.endsWith('zip')) await waitUntil(() => status()?.matches('.free, .open'), 'no place for the line');
    await sendKeys({ type: text });
  }

  async erase(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await sendKeys({ press: 'Backspace' });
  }

  async until(status: string, index = 0): Promise<void> {
    await waitUntil(() => this.element(index).status === status, `not ${status}, but ${this.element(index).status}`);
  }

  async press(part: string, text = '', index = 0): Promise<void> {
    const find = (): HTMLElement | undefined =>
      [...this.element(index).renderRoot.querySelectorAll<HTMLElement>(`[part~="${part}"]`)].find((one) => one.textContent.includes(text));
    await waitUntil(find, `no ${part}`);
    find()?.click();
  }

  async expectValue(id: string, value: string): Promise<void> {
    await waitUntil(() => this.field(id).value === value, `${id} is not ${value}`);
  }
}

interface Way {
  readonly name: string;
  readonly fields?: string;
  readonly attributes?: string;
  readonly scenario?: string;
  /** A list, an error or an offer opens below the code field. */
  readonly opens?: true;
  /** Draws what no other way draws, so three engines lay it out. */
  readonly inAllEngines?: true;
  readonly play: (shopper: Shopper) => Promise<void>;
}

/** Types a code, and the block where the message's button puts the caret. */
async function typeWithBlock(shopper: Shopper, code: string): Promise<void> {
  await shopper.type('zip', code);
  await shopper.until('incomplete');
  await shopper.press('enter-block');
  await sendKeys({ type: '2-1' });
}

const WAYS: readonly Way[] = [
  {
    name: 'a ZIP Code and the block',
    inAllEngines: true,
    play: async (shopper) => {
      await typeWithBlock(shopper, '1020072');
      await shopper.expectValue('line1', '飯田橋2-1');
    },
  },
  {
    name: 'a Digital Address, after the switch to letters',
    inAllEngines: true,
    play: async (shopper) => {
      shopper.field('zip').focus();
      await shopper.press('keyboard');
      await shopper.type('zip', 'A7E2FK2');
      await shopper.until('filled');
      await shopper.expectValue('line2', '部屋番号：サンプル１');
    },
  },
  {
    name: 'a corporate ZIP Code',
    play: async (shopper) => {
      await shopper.type('zip', '1008926');
      await shopper.until('filled');
      await shopper.expectValue('organization', '総務省');
    },
  },
  {
    name: 'a ZIP Code with 66 towns, filtered',
    inAllEngines: true,
    scenario: 'many-towns',
    opens: true,
    play: async (shopper) => {
      await shopper.type('zip', '1020072');
      await shopper.until('choosing');
      const { renderRoot } = shopper.element();
      await waitUntil(() => renderRoot.querySelector('[part="filter"]'), 'no filter');
      renderRoot.querySelector<HTMLElement>('[part="filter"]')?.focus();
      await sendKeys({ type: 'iida' });
      await waitUntil(() => renderRoot.querySelectorAll('[part="option"]').length < 9, 'not filtered');
      await shopper.press('option', '飯田橋');
      await shopper.until('incomplete');
    },
  },
  {
    name: 'a code that does not exist, then the right one',
    opens: true,
    play: async (shopper) => {
      await shopper.type('zip', '1020073');
      await shopper.until('error');
      await nextFrame();
      await shopper.erase(1);
      await sendKeys({ type: '2' });
      await shopper.until('incomplete');
    },
  },
  {
    name: 'a lost connection, then another try',
    scenario: 'offline',
    opens: true,
    play: async (shopper) => {
      await shopper.type('zip', '1020072');
      await shopper.until('error');
      shopper.element().endpoint = 'mock:?latency=1';
      await shopper.press('retry');
      await shopper.until('incomplete');
    },
  },
  {
    name: 'two addresses in one form',
    fields: FIELDS + SHIPPING,
    play: async (shopper) => {
      await typeWithBlock(shopper, '1020072');
      await shopper.type('shipping-zip', '1020082');
      await shopper.until('incomplete', 1);
      await shopper.press('enter-block', '', 1);
      await sendKeys({ type: '3-4' });
      await shopper.expectValue('shipping-line1', '一番町3-4');
    },
  },
  {
    name: 'a correction of the ZIP Code behind the block',
    play: async (shopper) => {
      await typeWithBlock(shopper, '1020082');
      shopper.field('zip').focus();
      await sendKeys({ press: 'End' });
      await shopper.erase(2);
      await sendKeys({ type: '72' });
      await shopper.expectValue('line1', '飯田橋2-1');
    },
  },
  {
    name: 'undo',
    play: async (shopper) => {
      await shopper.type('zip', '1020072');
      await shopper.until('incomplete');
      await shopper.press('undo');
      await shopper.expectValue('line1', '');
    },
  },
  {
    name: 'an address by hand, whose ZIP Code is offered',
    inAllEngines: true,
    attributes: 'find-zip',
    opens: true,
    play: async (shopper) => {
      const prefecture = shopper.field('prefecture');
      prefecture.value = '東京都';
      prefecture.dispatchEvent(new Event('change', { bubbles: true }));
      for (const [id, text] of [
        ['city', '千代田区'],
        ['line1', '飯田橋2-1'],
      ] as const) {
        // The engines do not take kanji as keys.
        shopper.field(id).focus();
        shopper.field(id).value = text;
        shopper.field(id).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        shopper.field(id).dispatchEvent(new Event('change', { bubbles: true, composed: true }));
      }
      shopper.field('line2').focus();
      await shopper.press('option');
      await shopper.expectValue('zip', '102-0072');
    },
  },
  {
    name: 'a form in Latin letters',
    fields: ROMA,
    play: async (shopper) => {
      await shopper.type('zip', '1020072');
      await shopper.until('incomplete');
      await shopper.press('enter-block');
      await sendKeys({ type: '2-1 ' });
      await shopper.expectValue('line1', '2-1 Iidabashi');
    },
  },
];

/** Declares the tests of the ways that three engines lay out, or of the others. */
export function describeWays(inAllEngines: boolean): void {
  afterEach(closePage);

  describe(`the fields of a form, on a screen of ${WIDTH_PX} px`, () => {
    for (const { name, fields = FIELDS, attributes = '', scenario = 'ok', opens, play } of WAYS.filter(
      (way) => (way.inAllEngines ?? false) === inAllEngines,
    )) {
      it(
        opens ? `are back in their places at the end of ${name}, and the code field never moves` : `do not move during ${name}`,
        async () => {
          const element = `<dga-address-lookup endpoint="mock:?latency=1&amp;scenario=${scenario}" ${attributes}></dga-address-lookup>`;
          const page = await openPage(
            `<!doctype html><html lang="${fields === ROMA ? 'en' : 'ja'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <style>body { margin: 16px; font: 16px/1.6 sans-serif } label { display: block; margin-block-end: 12px }
          input, select { display: block; box-sizing: border-box; inline-size: 100%; min-block-size: 44px; font: inherit } ${SNIPPET}</style>
        <form>${fields.replaceAll('ELEMENT', element)}</form>`,
            WIDTH_PX,
          );
          const window = page.defaultView as Window;
          useFinger(window);
          const start = edgesIn(page);
          await upgrade(page, '/src/mock/index.ts');
          window.focus();
          let most = 0;
          let mostOfCode = 0;
          let isOver = false;
          const watch = (): void => {
            most = Math.max(most, farthest(start, page));
            mostOfCode = Math.max(mostOfCode, Math.abs((edgesIn(page)[0] ?? 0) - (start[0] ?? 0)));
            if (!isOver) window.requestAnimationFrame(watch);
          };
          watch();
          await play(new Shopper(page));
          await nextFrame();
          await nextFrame();
          isOver = true;
          // Firefox computes in fractions.
          const moved = [mostOfCode, farthest(start, page), ...(opens ? [] : [most])].map(Math.round);
          expect(moved).to.deep.equal(moved.map(() => 0));
        },
      );
    }
  });
}
