// The announcements of each journey, word for word.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../src/address/lookup-error.ts';
import { type Checkout, openLine, typeText } from '../support/checkout.ts';
import { pause } from '../support/checks-after-fill.ts';
import { listen } from './live-region.ts';
import { MODES, open } from './states.ts';

const FILLED = '東京都千代田区飯田橋を入力しました。番地を入力してください。';

const INVALID = '郵便番号またはデジタルアドレスを確認してください。郵便番号は数字7桁、デジタルアドレスは英数字7桁です。';

interface Journey {
  readonly name: string;
  readonly attributes?: string;
  readonly lang?: string;
  /** In the first mode only. */
  readonly once?: boolean;
  walk(page: Checkout, code: HTMLElement): Promise<void>;
  readonly said: readonly string[];
}

const lookUp = async (page: Checkout, code: HTMLElement, text: string, status: string): Promise<void> => {
  await openLine(page, code);
  await typeText(code, text);
  await page.settled(status);
};

const JOURNEYS: readonly Journey[] = [
  { name: 'a ZIP Code', walk: (page, code) => lookUp(page, code, '102-0072', 'incomplete'), said: [FILLED] },
  {
    name: 'half a code, and back',
    walk: async (_page, code) => {
      await typeText(code, '102-00');
      for (const _ of '102-00') await sendKeys({ press: 'Backspace' });
    },
    said: [],
  },
  {
    name: 'a text that can never be a code, with a further letter, which may cut the message off',
    walk: async (page, code) => {
      await lookUp(page, code, 'いちぜろにぜろ', 'error');
      await sendKeys({ type: 'ぜ' });
      await page.element.updateComplete;
    },
    said: [INVALID, INVALID],
  },
  {
    name: 'a firm',
    walk: (page, code) => lookUp(page, code, '1008926', 'filled'),
    said: ['東京都千代田区霞が関、番地、会社名を入力しました。'],
  },
  {
    name: 'the block is typed after the fill: nothing is said again',
    walk: async (page, code) => {
      await lookUp(page, code, '1020072', 'incomplete');
      page.field('line1').focus();
      await sendKeys({ press: 'End' });
      await sendKeys({ type: '2-1-1' });
      await page.settled('filled');
    },
    said: [FILLED],
  },
  {
    name: 'a person’s own text',
    walk: async (page, code) => {
      await typeText(page.field('city'), 'わたしの市');
      await lookUp(page, code, '1020072', 'incomplete');
    },
    said: [
      '郵便番号と住所が一致していません。郵便番号の住所は東京都千代田区飯田橋です。置き換えるか、このままにするかを選択してください。',
    ],
  },
  {
    name: 'several addresses, and one of them',
    walk: async (page, code) => {
      await lookUp(page, code, '9800000', 'choosing');
      await waitUntil(() => page.part('list'));
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'Enter' });
      await page.settled('incomplete');
    },
    said: [
      '宮城県仙台市青葉区を入力しました。3件の候補があります。一覧から選択してください。',
      FILLED.replace('東京都千代田区飯田橋', '宮城県仙台市青葉区一番町'),
    ],
  },
  {
    name: 'a code that nothing has, and then one',
    walk: async (page, code) => {
      await lookUp(page, code, '0000000', 'error');
      for (const _ of '0000000') await sendKeys({ press: 'Backspace' });
      await lookUp(page, code, '1020072', 'incomplete');
    },
    said: ['0 0 0, 0 0 0 0の住所が見つかりません。入力内容を確認するか、住所を直接入力してください。', FILLED],
  },
  {
    name: 'a code with a letter that nothing has',
    walk: (page, code) => lookUp(page, code, '100-811A', 'error'),
    said: ['1 0 0, 8 1 1 Aの住所が見つかりません。入力内容を確認するか、住所を直接入力してください。'],
  },
  {
    name: 'no network, and another try',
    walk: async (page, code) => {
      page.client.fail = new LookupError('network', 'down');
      await lookUp(page, code, '1020072', 'error');
      page.client.fail = undefined;
      await waitUntil(() => page.part('retry'), 'no button');
      page.part('retry')?.click();
      await page.settled('incomplete');
    },
    said: ['通信できませんでした。もう一度検索するか、住所を直接入力してください。', FILLED],
  },
  {
    name: 'the same failure twice is said twice',
    walk: async (page, code) => {
      page.client.fail = new LookupError('unavailable', 'down');
      await lookUp(page, code, '1020072', 'error');
      await waitUntil(() => page.part('retry'), 'no button');
      page.part('retry')?.click();
      await waitUntil(() => page.client.asked.length === 2);
      await page.settled('error');
    },
    said: Array<string>(2).fill('住所検索は一時的に利用できません。少し待ってもう一度検索してください。住所は直接入力することもできます。'),
  },
  {
    name: 'too many',
    walk: async (page, code) => {
      page.client.fail = new LookupError('rate-limited', 'slow', { retryAfter: 100 });
      await lookUp(page, code, '1020072', 'error');
    },
    said: ['検索回数が上限に達しました。2分ほど待ってもう一度検索してください。住所は直接入力することもできます。'],
  },
  {
    name: 'a fill taken back',
    walk: async (page, code) => {
      await lookUp(page, code, '1020072', 'incomplete');
      page.part('undo')?.click();
      await page.settled('idle');
    },
    said: [FILLED, '都道府県、市区町村、町名を入力前の状態に戻しました。'],
  },
  {
    name: 'an answer that takes long: a word after two seconds, not before',
    once: true,
    walk: async (page, code) => {
      let answer!: () => void;
      page.client.gate = new Promise((resolve) => (answer = resolve));
      await typeText(code, '1020072');
      await waitUntil(() => page.message() !== '', 'no word');
      answer();
      await page.settled('incomplete');
    },
    said: ['検索しています…', FILLED],
  },
  {
    name: 'English',
    lang: 'en',
    walk: (page, code) => lookUp(page, code, '1020072', 'incomplete'),
    said: ['Filled in the prefecture, city, and town. Enter the block number.'],
  },
  {
    name: 'Chinese',
    lang: 'zh',
    walk: (page, code) => lookUp(page, code, '1020072', 'incomplete'),
    said: ['已填写都道府县、市区町村和町名。请输入门牌号（番地）。'],
  },
  {
    name: 'Chinese, traditional',
    lang: 'zh-TW',
    walk: (page, code) => lookUp(page, code, '1020072', 'incomplete'),
    said: ['已填入都道府縣、市區町村和町名。請輸入門牌號碼（番地）。'],
  },
  {
    name: 'Korean',
    lang: 'ko',
    walk: (page, code) => lookUp(page, code, '1020072', 'incomplete'),
    said: ['도도부현, 시구정촌, 지역명을 입력했습니다. 번지를 입력해 주세요.'],
  },
  {
    name: 'plain Japanese',
    lang: 'ja-x-easy',
    walk: (page, code) => lookUp(page, code, '1020072', 'incomplete'),
    said: ['都道府県（とどうふけん）、市区町村（しくちょうそん）、町（まち）の 名前を 入れました。番地（ばんち）を 入れてください。'],
  },
];

for (const mode of MODES) {
  describe(`announcements, ${mode}`, () => {
    for (const { name, attributes = '', lang, once, walk, said } of JOURNEYS) {
      // A language, or a wait of seconds, is the same wherever the code is typed.
      if ((lang || once) && mode !== MODES[0]) continue;
      it(name, async () => {
        const { page, code } = await open(mode, `${attributes} ${lang ? `lang="${lang}"` : ''}`);
        const transcript = listen(page);
        await walk(page, code);
        await waitUntil(() => transcript.said.length >= said.length, `said ${transcript.said.join(' | ')}`);
        transcript.stop();
        expect(transcript.said).to.deep.equal(said);
      });
    }
  });
}

describe('the message after a fill', () => {
  it('appears once, within two seconds', async () => {
    const { page, code } = await open('the page’s field');
    const transcript = listen(page);
    await lookUp(page, code, '1020072', 'incomplete');
    // Two seconds in steps, which take as much longer on a busy machine as the message does.
    for (let waitedMs = 0; waitedMs < 2000 && transcript.said.length === 0; waitedMs += 100) await pause(100);
    expect(transcript.said).to.have.length(1);
  });

  it('appears in a polite region that existed, empty, before the fill', async () => {
    const { page } = await open('the page’s field');
    const regions = page.element.renderRoot.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
    expect(regions).to.have.length(1);
    expect(regions[0]?.getAttribute('role')).to.equal('status');
    expect(regions[0]?.textContent?.trim()).to.equal('');
    expect(regions[0]?.closest('[lang]')?.getAttribute('lang')).to.equal('ja');
  });
});
