import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { completeRecord } from '../../../src/address/record.ts';
import { createClient } from '../../../src/client/create-client.ts';
import { TIMEOUT_MS } from '../../../src/client/time-limit.ts';
import { messages as en } from '../../../src/element/messages/en.ts';
import { messages as ja } from '../../../src/element/messages/ja.ts';
import { registerMessages } from '../../../src/element/messages/language.ts';
import { HOLD_MS } from '../../../src/element/verify/submit-hold.ts';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { createMockFetch } from '../../../src/mock/mock-fetch.ts';
import { type Checkout, checkout, STANDARD, typeText } from '../../support/checkout.ts';
import { HeldTimers } from '../../support/held-timers.ts';
import { nextTask } from '../../support/next-task.ts';

const ONE_LINE =
  '<label>郵便番号 <input id="zip" name="zip"></label><label>住所 <input id="line" name="address"></label><label>備考 <input id="note"></label>';
const WITHOUT_ZIP = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');
const HIDDEN_ZIP = STANDARD.replace('<input id="zip"', '<input type="hidden" value="102-0072" id="zip"');
const KIYOSU = { zip_code: '4520961', pref_code: '23', pref_name: '愛知県', city_code: '23233', city_name: '清須市' };
const TWO_TOWNS = {
  code: '4520961',
  synthetic: true,
  records: ['春日宮重町', '春日明河原'].map((town_name) => completeRecord({ ...KIYOSU, town_name })),
};

/** The ZIP Codes of every town that the address search of the mock lists. */
const TOWNS = [...Map.groupBy(await loadTowns(), ({ zip_code }) => zip_code ?? '')].map(([code, records]) => ({
  code,
  synthetic: false,
  records,
}));

interface Checked extends Checkout {
  requests(): number;
  offer(): string;
  buttons(): HTMLButtonElement[];
  /** Sets fields as the user would, and leaves the last of them. */
  enter(values: Readonly<Record<string, string>>): Promise<void>;
}

async function checked(attributes: string, gate?: Promise<void> | (() => Promise<void> | undefined), markup = STANDARD): Promise<Checked> {
  const page = await checkout(markup, attributes);
  const mock = createMockFetch({ latency: 0, data: { zipCodes: [TWO_TOWNS, ...TOWNS] } });
  let requests = 0;
  page.element.client = createClient({
    endpoint: 'http://mock.invalid/dga',
    fetch: async (...args) => {
      requests += 1;
      await (typeof gate === 'function' ? gate() : gate);
      return mock(...args);
    },
  });
  page.element.addEventListener('dga-mismatch', ({ type, detail }) => page.events.push({ type, detail }));
  await page.element.updateComplete;
  return {
    ...page,
    requests: () => requests,
    offer: () => {
      // The digits that only screen readers get are left out.
      const check = page.part('check')?.cloneNode(true) as HTMLElement | undefined;
      check?.querySelectorAll('.heard').forEach((one) => one.remove());
      return check?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    },
    buttons: () => [...page.element.renderRoot.querySelectorAll<HTMLButtonElement>('[part="check"] button')],
    async enter(values) {
      for (const [id, text] of Object.entries(values)) {
        const field = page.field(id);
        // The element looks at the form in the second task after the user has left a field. On a busy machine, the first keys in the next field come earlier.
        (document.activeElement as HTMLElement | null)?.blur();
        await new Promise((done) => setTimeout(() => setTimeout(done)));
        if (field.localName === 'select') {
          field.value = text;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        } else await typeText(field, text);
      }
      (document.activeElement as HTMLElement | null)?.blur();
    },
  };
}

/** The limits of a lookup and of a comparison: they end only if a test says so, however long its steps take. */
let limits: HeldTimers;
beforeEach(() => (limits = new HeldTimers((ms) => ms >= HOLD_MS && ms <= TIMEOUT_MS)));
afterEach(() => limits.release());

const ADDRESS = { pref: '東京都', city: '千代田区', line1: '飯田橋1-2-3' };

describe('find-zip', () => {
  it('offers the ZIP Code of an address that the user entered, and writes it on request', async () => {
    const page = await checked('find-zip');
    await page.enter(ADDRESS);
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.equal('この住所の郵便番号は102-0072です。 郵便番号102-0072を入力');
    expect(page.field('zip').value).to.equal('');
    expect(page.requests()).to.equal(1);
    const announced = page.part('check')?.querySelector('[role="status"]');
    expect(announced?.textContent?.trim()).to.match(/です。ボタンは郵便番号欄の近くにあります。$/);
    const heard = page.part('check')?.querySelector('.heard');
    expect(heard?.textContent, 'read digit by digit').to.equal('1 0 2, 0 0 7 2');
    expect(heard?.closest('[role="status"] > *')?.getAttribute('aria-busy'), 'one accessible object in Firefox').to.equal('false');
    expect(page.part('check')?.querySelector('[role="status"] button'), 'the live region has no button').to.equal(null);
    page.buttons()[0]?.click();
    await waitUntil(() => page.field('zip').value !== '');
    expect(page.field('zip').value).to.equal('102-0072');
    expect(page.values()).to.include(ADDRESS);
    await waitUntil(() => page.message() === '郵便番号102-0072を入力しました。');
    expect(page.offer()).to.equal('');
    page.part('undo')?.click();
    await waitUntil(() => page.field('zip').value === '');
    await waitUntil(() => page.offer() === '');
    expect(page.values()).to.deep.equal(ADDRESS);
  });

  it('breaks no line inside a ZIP Code, and copies it as text', async () => {
    const page = await checked('find-zip');
    await page.enter(ADDRESS);
    await waitUntil(() => page.buttons().length > 0);
    const codes = [...page.element.renderRoot.querySelectorAll<HTMLElement>('[part="check"] .code')];
    expect(codes.map(({ textContent }) => textContent)).to.deep.equal(['102-0072', '102-0072']);
    for (let width = 120; width < 400; width += 8) {
      page.element.style.width = `${width}px`;
      for (const code of codes) expect(code.getClientRects().length, `${width} px`).to.equal(1);
    }
    getSelection()?.selectAllChildren(page.part('check') as HTMLElement);
    expect(String(getSelection())).to.contain('郵便番号は102-0072です。');
  });

  it('offers a list if the town has several ZIP Codes', async () => {
    const page = await checked('find-zip');
    await page.enter({ pref: '東京都', city: '港区', line1: '芝浦1-2-3' });
    await waitUntil(() => page.buttons().length > 1);
    expect(page.buttons().map(({ textContent }) => textContent)).to.deep.equal([
      '郵便番号105-0023を入力 港区芝浦',
      '郵便番号108-0023を入力 港区芝浦',
    ]);
  });

  it('sends no request without an address, with a ZIP Code, or without the attribute', async () => {
    const page = await checked('find-zip');
    await page.enter({ city: '千代田区' });
    await page.enter({ zip: '1020072' });
    await page.settled();
    const before = page.requests();
    await page.enter({ line2: 'サンプルビル' });
    expect(page.requests()).to.equal(before);
    const plain = await checked('');
    await plain.enter(ADDRESS);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(plain.requests()).to.equal(0);
  });

  it('shows no message if it finds nothing', async () => {
    const page = await checked('find-zip');
    await page.enter({ ...ADDRESS, line1: '見本町1' });
    await waitUntil(() => page.requests() > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(page.offer()).to.equal('');
  });
});

describe('verify', () => {
  /** An address with the ZIP Code of another place, which the user entered by hand. */
  const wrong = async (attributes: string): Promise<Checked> => {
    const page = await checked(`${attributes} trigger="manual"`);
    await page.enter({ zip: '102-0072', pref: '東京都', city: '港区', line1: '芝公園1-2-3' });
    await waitUntil(() => page.buttons().length > 0);
    return page;
  };

  it('shows in one sentence what differs, fires dga-mismatch, and offers both corrections', async () => {
    const page = await wrong('verify="warn"');
    expect(page.offer()).to.contain('郵便番号 102-0072 は千代田区飯田橋です。入力された市区町村は港区です。');
    expect(page.buttons().map(({ textContent }) => textContent)).to.deep.equal(['住所を千代田区飯田橋に変更', '郵便番号105-0011を入力']);
    const [{ detail } = { detail: null }] = page.events.filter(({ type }) => type === 'dga-mismatch');
    expect(detail).to.deep.include({ differs: ['city', 'town'] });
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('names the prefecture of the ZIP Code if the address has another one', async () => {
    const page = await checked('verify="warn" trigger="manual"');
    await page.enter({ zip: '102-0072', pref: '大阪府', city: '千代田区', line1: '飯田橋1-2' });
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.contain('郵便番号 102-0072 は東京都千代田区飯田橋です。入力された都道府県は大阪府です。');
    expect(page.buttons()[0]?.textContent).to.equal('住所を東京都千代田区飯田橋に変更');
  });

  it('shows a mismatch once: the message of the lookup repeats neither the sentence nor the button', async () => {
    const page = await checked('verify="warn"');
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋1-2-3' });
    await page.enter({ zip: '1020072' });
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.contain('郵便番号 102-0072 は千代田区飯田橋です。入力された市区町村は港区です。');
    expect(page.message()).to.equal('');
    expect(page.element.renderRoot.querySelectorAll('[part="replace"]').length).to.equal(1);
    page.buttons()[0]?.click();
    await waitUntil(() => page.field('city').value === '千代田区');
    await waitUntil(() => page.message() === '住所を千代田区飯田橋に変更しました。');
    expect(page.offer()).to.equal('');
    expect(page.field('line1').value).to.equal('飯田橋1-2-3');
  });

  it('shows an unknown ZIP Code once', async () => {
    const page = await checked('verify="warn"');
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋1-2-3' });
    await page.enter({ zip: '1000009' });
    await waitUntil(() => page.offer() !== '');
    expect(page.offer()).to.equal('郵便番号 100-0009 は見つかりません。郵便番号を確認してください。');
    expect(page.message()).to.equal('');
  });

  it('with block, holds no form for a ZIP Code that it does not know', async () => {
    const page = await checked('verify="block"');
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋1-2-3' });
    await page.enter({ zip: '1000009' });
    await waitUntil(() => page.offer().startsWith('郵便番号 100-0009 は見つかりません。'));
    expect(page.field('zip').validationMessage).to.equal('');
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('compares after the lookup if the user leaves the field while the lookup runs', async () => {
    const gate = Promise.withResolvers<void>();
    const page = await checked('verify="warn"', gate.promise);
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋1-2-3' });
    await page.enter({ zip: '1020072' });
    await new Promise((done) => setTimeout(done));
    expect(page.element.status).to.equal('busy');
    gate.resolve();
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.contain('郵便番号 102-0072 は千代田区飯田橋です。入力された市区町村は港区です。');
  });

  it('waits for the choice from the list of a ZIP Code with several towns', async () => {
    const page = await checked('verify="warn"', undefined, ONE_LINE);
    await typeText(page.field('zip'), TWO_TOWNS.code);
    await page.settled('choosing');
    await page.enter({ line: '本町5-6', note: '-' });
    for (let tasks = 0; tasks < 50; tasks += 1) await nextTask();
    expect(page.element.status).to.equal('choosing');
    for (const record of page.element.records.slice(1)) await page.element.select(record);
    await page.settled();
    for (let tasks = 0; tasks < 50; tasks += 1) await nextTask();
    expect(page.events.map(({ type }) => type)).not.to.include('dga-mismatch');
    expect(page.offer()).to.equal('');
  });

  it('corrects the ZIP Code', async () => {
    const page = await wrong('verify="warn"');
    page.buttons()[1]?.click();
    await waitUntil(() => page.field('zip').value === '105-0011');
    expect(page.values()).to.include({ city: '港区', line1: '芝公園1-2-3' });
    await waitUntil(() => page.message().startsWith('郵便番号を105-0011に変更しました。'));
    await typeText(page.field('line1'), '4');
    await waitUntil(() => !page.message().includes('変更しました'));
  });

  it('compares nothing once the attribute was removed', async () => {
    const page = await wrong('verify="warn"');
    page.element.removeAttribute('verify');
    const before = page.requests();
    page.field('city').select();
    await page.enter({ city: '新宿区' });
    // After the page's listeners, it would ask in the second task.
    await new Promise((done) => setTimeout(() => setTimeout(() => setTimeout(done))));
    await page.element.updateComplete;
    expect(page.offer()).to.equal('');
    expect(page.requests()).to.equal(before);
  });

  it('corrects the address, and undo brings it back', async () => {
    const page = await wrong('verify="warn"');
    page.buttons()[0]?.click();
    await waitUntil(() => page.field('city').value === '千代田区');
    expect(page.field('line1').value).to.match(/^飯田橋/);
    page.part('undo')?.click();
    await waitUntil(() => page.field('city').value === '港区');
    expect(page.field('line1').value).to.equal('芝公園1-2-3');
  });

  it('names, with its correction, the building of the address that the user had begun to correct by hand', async () => {
    const page = await checked('verify');
    await page.enter({ ...ADDRESS, line2: '梅田ビル5F', zip: '5300041' });
    await waitUntil(() => page.buttons().length > 0);
    await page.enter({ line1: '天神橋5-6' });
    await waitUntil(() => page.buttons().length > 0);
    page.buttons()[0]?.click();
    await waitUntil(() => page.field('city').value === '大阪市北区');
    await waitUntil(() => page.message().includes('以前の番地、建物名を消去しました。'), page.message());
  });

  it('makes the form invalid with block, until the user confirms the address', async () => {
    const page = await wrong('verify="block"');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(false);
    expect(page.field('zip').validationMessage).to.contain('港区');
    page
      .buttons()
      .find(({ textContent }) => textContent === 'この住所で続ける')
      ?.click();
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(true);
    expect(page.message()).to.equal('住所は変更していません。このまま送信できます。');
    expect(page.offer()).to.equal('');
  });

  it('asks for the block, if its field is empty, instead of saying that the form can be submitted', async () => {
    const markup = STANDARD.replace('id="line2"', 'id="line2" data-dga-field="block"').replace(
      'id="line1"',
      'id="line1" data-dga-field="town"',
    );
    const page = await checked('verify="block" trigger="manual"', undefined, markup);
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋', zip: '1020072' });
    await waitUntil(() => page.part('confirm'));
    page.part('confirm')?.click();
    await waitUntil(() => page.message() === '住所は変更していません。番地を入力してください。', page.message());
  });

  it('asks once: a confirmed address stays confirmed when Enter submits from the code field', async () => {
    const page = await wrong('verify="block"');
    await page.element.updateComplete;
    page
      .buttons()
      .find(({ textContent }) => textContent === 'この住所で続ける')
      ?.click();
    await page.element.updateComplete;
    let isSent = false;
    page.form.addEventListener('submit', (event) => {
      event.preventDefault();
      isSent = true;
    });
    page.field('zip').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => isSent, 'the order is not sent');
    expect(page.form.checkValidity()).to.equal(true);
    expect(page.message()).to.equal('住所は変更していません。このまま送信できます。');
    expect(page.offer()).to.equal('');
  });

  it('makes the form valid with block after a correction', async () => {
    for (const correction of [0, 1]) {
      const page = await wrong('verify="block"');
      page.buttons()[correction]?.click();
      await waitUntil(() => /に変更しました。/.test(page.message()));
      expect(page.form.checkValidity()).to.equal(true);
    }
  });

  it('does not report a correction that the page has canceled', async () => {
    const page = await wrong('verify="warn"');
    page.element.addEventListener('dga-before-fill', (event) => event.preventDefault());
    page.buttons()[0]?.click();
    await waitUntil(() => page.offer() === '');
    expect(page.field('city').value).to.equal('港区');
  });

  it('makes the form valid again as soon as the user changes the address', async () => {
    const page = await wrong('verify="block"');
    await page.element.updateComplete;
    const city = page.field('city');
    city.select();
    await typeText(city, '千代田区');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('makes the form valid again without the attribute, while disabled, and once the element is removed', async () => {
    const page = await wrong('verify="block"');
    const isValid = async (): Promise<boolean> => {
      await page.element.updateComplete;
      return page.form.checkValidity();
    };
    expect(await isValid()).to.equal(false);
    page.element.verify = 'off';
    expect(await isValid()).to.equal(true);
    page.element.verify = 'block';
    expect(await isValid()).to.equal(false);
    page.element.disabled = true;
    expect(await isValid()).to.equal(true);
    page.element.disabled = false;
    expect(await isValid()).to.equal(false);
    page.element.remove();
    await new Promise((done) => setTimeout(done));
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('with block, refuses an address of another place before the user leaves the field', async () => {
    const page = await checked('verify="block"');
    await page.enter({ zip: '1020072' });
    await page.settled('incomplete');
    await typeText(page.field('line1'), '2-1');
    await page.settled('filled');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(false);
    page.field('city').select();
    await typeText(page.field('city'), '千代田区');
    await page.element.updateComplete;
    expect(page.form.checkValidity()).to.equal(true);
  });

  it('prevents the submit while the comparison runs, but never after it failed', async () => {
    const gate = Promise.withResolvers<void>();
    const page = await checked('verify="block" trigger="manual"', gate.promise);
    await page.enter({ zip: '102-0072', pref: '東京都', city: '港区', line1: '芝公園1-2-3' });
    await waitUntil(() => page.field('zip').validationMessage === '住所を確認しています。');
    gate.reject(new Error('offline'));
    await waitUntil(() => page.form.checkValidity());
  });

  it('prevents the submit while the last comparison runs, even if an edit has aborted the one before', async () => {
    const page = await checked('verify="block" trigger="manual"', new Promise(() => undefined));
    const message = (): string => (page.field('zip') as HTMLInputElement).validationMessage;
    await page.enter({ zip: '102-0072', pref: '東京都', city: '港区', line1: '芝公園1-2-3' });
    await waitUntil(() => message() === '住所を確認しています。');
    await page.enter({ city: '千代田区' });
    await waitUntil(() => page.requests() === 2);
    await nextTask();
    expect(message()).to.equal('住所を確認しています。');
    // Not by the user's keys, so that the next comparison begins while this one runs.
    page.field('city').value = '新宿区';
    page.field('city').focus();
    page.field('city').blur();
    await waitUntil(() => page.requests() === 3);
    await nextTask();
    expect(message()).to.equal('住所を確認しています。');
  });

  it('lets the form go 2 s after the last comparison began, not after one that is over', async () => {
    let gate = Promise.resolve();
    const page = await checked('verify="block" trigger="manual"', () => gate);
    await page.enter({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋1-2-3' });
    await waitUntil(() => page.requests() > 0 && page.form.checkValidity());
    expect(limits.count(HOLD_MS), 'the first comparison is over').to.equal(0);
    const before = page.requests();
    gate = new Promise(() => undefined);
    await page.enter({ line1: '神田猿楽町1-2-3' });
    await waitUntil(() => page.requests() > before);
    expect(page.form.checkValidity()).to.equal(false);
    expect(limits.count(HOLD_MS)).to.equal(1);
    limits.run(HOLD_MS);
    expect(page.form.checkValidity()).to.equal(true);
  });

  for (const [name, town, end] of [
    ['that it is over', '飯田橋', (page: Checked) => page.message() === '確認が終わりました。もう一度送信してください。'],
    ['the mismatch alone', '神田猿楽町', (page: Checked) => page.offer().startsWith('郵便番号 102-0072') && page.message() === ''],
  ] as const)
    it(`tells a user whose submit the running comparison has prevented ${name}`, async () => {
      const gate = Promise.withResolvers<void>();
      const page = await checked('verify="block" trigger="manual"', gate.promise);
      await page.enter({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: `${town}1-2-3` });
      await waitUntil(() => page.field('zip').validationMessage === '住所を確認しています。');
      page.field('line1').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => page.message() === '住所を確認しています。');
      gate.resolve();
      await waitUntil(() => end(page), `${page.message()} ${page.offer()}`);
    });

  it('tells a user whose submit the running comparison has prevented that it is over, even if the page changes its language', async () => {
    const gate = Promise.withResolvers<void>();
    const page = await checked('verify="block" trigger="manual"', gate.promise);
    await page.enter({ zip: '102-0072', ...ADDRESS });
    await waitUntil(() => page.field('zip').validationMessage === '住所を確認しています。');
    page.field('line1').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.message() === '住所を確認しています。');
    page.element.lang = 'en';
    await waitUntil(() => page.element.renderRoot.querySelector('[lang="en"]') !== null);
    gate.resolve();
    await waitUntil(() => page.message() === 'The check is done. Submit the form again.', page.message());
  });

  it('reports that a comparison no longer prevents a submit, and its result once it is over', async () => {
    const first = Promise.withResolvers<void>();
    let gate = first.promise;
    const page = await checked('verify="block" trigger="manual"', () => gate);
    const invalid = (): boolean => page.field('zip').validationMessage === '住所を確認しています。';
    await page.enter({ zip: '102-0072', ...ADDRESS });
    await waitUntil(invalid);
    first.resolve();
    await waitUntil(() => !invalid());
    const second = Promise.withResolvers<void>();
    gate = second.promise;
    page.field('zip').select();
    await page.enter({ zip: '100-0004' });
    await waitUntil(invalid);
    page.field('line1').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.message() === '住所を確認しています。');
    limits.run(HOLD_MS);
    expect(invalid(), 'does not hold the form any longer').to.equal(false);
    await waitUntil(() => page.message() === '確認に時間がかかっています。このまま送信できます。');
    second.resolve();
    await waitUntil(() => page.offer().startsWith('郵便番号 100-0004') && page.message() === '', page.message());
  });

  for (const trigger of ['auto', 'button'])
    it(`submits by Enter in the code field, without a lookup, after the message to submit again with trigger="${trigger}"`, async () => {
      const gate = Promise.withResolvers<void>();
      const page = await checked(`verify="block" trigger="${trigger}"`, gate.promise);
      for (const [id, text] of Object.entries({ zip: '102-0072', ...ADDRESS })) page.field(id).value = text;
      page.field('zip').focus();
      page.field('line1').focus();
      await waitUntil(() => page.field('zip').validationMessage === '住所を確認しています。');
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => page.message() === '住所を確認しています。' && document.activeElement === page.field('zip'));
      await sendKeys({ press: 'Enter' });
      gate.resolve();
      await waitUntil(() => page.message() === '確認が終わりました。もう一度送信してください。', page.message());
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => page.events.length > 0);
      expect(page.events.map(({ type }) => type)).to.deep.equal(['submit']);
    });

  const isSent = ({ events }: Checked): boolean => events.some(({ type }) => type === 'submit');

  for (const [name, submit] of [
    ['Enter', () => sendKeys({ press: 'Enter' })],
    // A tap moves the focus and presses the button in one task.
    ['a tap', async ({ form }: Checked) => (form.querySelector('button')?.focus(), form.querySelector('button')?.click())],
  ] as const)
    for (const [trigger, markup, hidden] of [
      ['manual', STANDARD, 'no record is at hand'],
      ['auto', STANDARD, 'the lookup of its code runs'],
      ['manual', WITHOUT_ZIP, 'its code is in the built-in input'],
      ['manual', HIDDEN_ZIP, 'its ZIP field is hidden'],
    ] as const)
      it(`with block, compares an address before ${name} in its last field submits it, if ${hidden}`, async () => {
        const gate = Promise.withResolvers<void>();
        const page = await checked(`verify="block" trigger="${trigger}" ${markup === HIDDEN_ZIP ? 'for="zip"' : ''}`, gate.promise, markup);
        const zip = markup === WITHOUT_ZIP ? page.part('input') : markup === HIDDEN_ZIP ? null : page.field('zip');
        if (zip) await typeText(zip, '102-0072');
        await page.enter({ pref: '東京都', city: '港区' });
        await typeText(page.field('line1'), '芝公園1-2-3');
        await submit(page);
        await waitUntil(() => page.message() === '住所を確認しています。', page.message());
        gate.resolve();
        await waitUntil(() => page.buttons().length > 0);
        expect(page.offer()).to.contain('郵便番号 102-0072 は千代田区飯田橋です。入力された市区町村は港区です。');
        expect(page.form.checkValidity()).to.equal(false);
        expect(isSent(page)).to.equal(false);
        page
          .buttons()
          .find(({ textContent }) => textContent === 'この住所で続ける')
          ?.click();
        await page.element.updateComplete;
        page.form.querySelector('button')?.click();
        expect(isSent(page)).to.equal(true);
      });

  it('with block, submits by Enter from the last field at once if the record at hand agrees', async () => {
    const page = await checked('verify="block"');
    await page.enter({ zip: '1020072' });
    await page.settled('incomplete');
    await typeText(page.field('line1'), '2-1');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => isSent(page));
  });

  it('corrects the code of the built-in input', async () => {
    const page = await checked('verify="warn" trigger="manual"', undefined, WITHOUT_ZIP);
    await typeText(page.part('input') as HTMLElement, '102-0072');
    await page.enter({ pref: '東京都', city: '港区', line1: '芝公園1-2-3' });
    await waitUntil(() => page.buttons().length > 0);
    page.buttons()[1]?.click();
    await waitUntil(() => page.message().startsWith('郵便番号を105-0011に変更しました。'), page.offer());
    expect(page.element.value).to.equal('105-0011');
  });

  it('leaves the focus on a button that the user has reached', async () => {
    const page = await checked('verify="warn"');
    await page.enter({ zip: '1020072' });
    await page.settled('incomplete');
    page.field('city').select();
    await typeText(page.field('city'), '港区');
    page.field('line1').focus();
    await waitUntil(() => page.part('replace'));
    page.part('replace')?.focus();
    await waitUntil(() => page.buttons().length > 0);
    await page.element.updateComplete;
    expect(page.element.shadowRoot?.activeElement === page.part('replace')).to.equal(true);
  });

  it('shows no message about an address that agrees, and sends no request after a lookup', async () => {
    const page = await checked('verify="warn"');
    await page.enter({ zip: '1020072' });
    await page.settled();
    const before = page.requests();
    await page.enter({ line1: '1-2-3' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.offer()).to.equal('');
    expect(page.requests()).to.equal(before);
  });

  it('compares on demand for a submit handler, even without `verify`', async () => {
    const page = await checked('trigger="manual"');
    await page.enter({ zip: '102-0072', pref: '東京都', city: '港区', line1: '芝公園1-2-3' });
    const { agrees, differs } = await page.element.check();
    expect([agrees, differs]).to.deep.equal([false, ['city', 'town']]);
    expect(page.part('check')?.textContent?.trim() ?? '').to.equal('');
    const empty = await checked('');
    let code = '';
    await empty.element.check().catch((error: { code: string }) => (code = error.code));
    expect(code).to.equal('invalid-code');
  });

  it('reports no mismatch of an address in roman letters and a record without roma', async () => {
    const page = await checked('trigger="manual"', undefined, ONE_LINE);
    await page.enter({ zip: '452-0961', line: '1-2 Haruhi, Kiyosu, Aichi' });
    expect((await page.element.check()).agrees).to.equal(true);
  });

  it('looks a ZIP Code up once when it compares on demand and shows the mismatch', async () => {
    const page = await checked('verify="warn" trigger="manual"');
    for (const [id, text] of Object.entries({ zip: '102-0072', pref: '東京都', city: '港区', line1: '芝公園1-2-3' }))
      (page.field(id) as HTMLInputElement).value = text;
    await page.element.check();
    await waitUntil(() => page.offer().includes('102-0072'));
    // The other one finds the ZIP Code of the address.
    expect(page.requests()).to.equal(2);
  });
});

describe('a form that is reset', () => {
  it('is not held by a mismatch, and shows none', async () => {
    const page = await checked('verify="block" trigger="manual"');
    await page.enter({ pref: '大阪府', city: '大阪市北区', line1: '梅田1-1', zip: '1020072' });
    await waitUntil(() => page.offer() !== '' && !page.form.checkValidity(), 'held');
    page.form.reset();
    await waitUntil(() => page.form.checkValidity(), 'released');
    await waitUntil(() => page.offer() === '', page.offer());
  });

  it('is not held if the user has left a field in the same moment', async () => {
    const page = await checked('verify="block" trigger="manual"');
    await page.enter({ zip: '1020072', pref: '大阪府', city: '大阪市北区', line1: '梅田1-1' });
    page.form.reset();
    await waitUntil(() => page.form.checkValidity(), 'released');
  });

  it('is offered no ZIP Code of the address that it contained', async () => {
    const page = await checked('find-zip');
    await page.enter({ pref: '東京都', city: '千代田区', line1: '飯田橋1-1' });
    await waitUntil(() => page.buttons().length === 1);
    page.form.reset();
    await waitUntil(() => page.buttons().length === 0, page.offer());
  });
});

describe('the language of the checks', () => {
  const vi = { ...en, label: () => 'Mã bưu chính' };
  const langs = (page: Checked): (string | null)[] =>
    [...page.element.renderRoot.querySelectorAll('[part="check"] :is([role="status"] > *, button)')].map((one) => one.getAttribute('lang'));

  it("is the one that the page registered, with the page's sentences", async () => {
    registerMessages('vi', {
      ...vi,
      checks: { zipFound: (zip) => `Mã bưu chính là ${zip}.`, useZip: (zip) => `Nhập ${zip}` },
    });
    const page = await checked('find-zip lang="vi"');
    await page.enter(ADDRESS);
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.equal('Mã bưu chính là 102-0072. Nhập 102-0072');
    expect(langs(page)).to.deep.equal([null, null]);
  });

  it('is English for sentences that a registered language omits, which are marked as English', async () => {
    registerMessages('vi', { ...vi, checks: { useAddress: (name) => `Đổi thành ${name}` } });
    const page = await checked('verify="block" lang="vi"');
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋1-2-3', zip: '1020072' });
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.equal(
      'ZIP Code 102-0072 is 千代田区飯田橋, but the city says 港区. Đổi thành 千代田区飯田橋 Continue with this address',
    );
    expect(langs(page)).to.deep.equal(['en', null, 'en']);
    expect(page.field('zip').validationMessage).to.equal('ZIP Code 102-0072 is 千代田区飯田橋, but the city says 港区.');
  });

  it('is Japanese for a registered kind of Japanese without its own sentences', async () => {
    registerMessages('ja-x-short', vi);
    const page = await checked('find-zip lang="ja-x-short"');
    await page.enter(ADDRESS);
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.contain('この住所の郵便番号は102-0072です。');
    expect(langs(page)).to.deep.equal(['ja', 'ja']);
  });

  it("uses a page's sentences for a built-in language", async () => {
    registerMessages('ja', { ...ja, checks: { confirm: 'このまま進む' } });
    const page = await checked('verify="block"');
    await page.enter({ pref: '東京都', city: '港区', line1: '飯田橋1-2-3', zip: '1020072' });
    await waitUntil(() => page.buttons().length > 0);
    expect(page.offer()).to.match(/^郵便番号 102-0072 は千代田区飯田橋です。.*このまま進む$/);
    registerMessages('ja', ja);
  });
});
