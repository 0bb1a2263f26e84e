// The order that the page stores at submit, and the message then: autofill, input methods, lists that load late, forms that the page draws
// again, opens or closes. stored-order.engines.browser.test.ts has what depends on the engine.
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { type Checkout, checkout, RECORDS, STANDARD, typeText } from '../../support/checkout.ts';
import { checksAreOver } from '../../support/checks-after-fill.ts';
import { press, until } from '../pickers/picker-page.ts';
import { retype } from './order-page.ts';
import {
  ADDRESS,
  answered,
  append,
  BLOCK,
  CONTRADICTION,
  enter,
  enterAll,
  expectOrder,
  holdAnswers,
  IIDABASHI,
  type InputMethod,
  nextCode,
  SEND,
  startComposition,
  TOWN_AND_BLOCK,
  UMEDA,
  WHOLE,
  ZIP,
} from './stored-order.ts';

/** Values without one of them. */
const without = (name: string, values: Readonly<Record<string, string>> = WHOLE): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
const METHODS: readonly InputMethod[] = ['chromium', 'safari', 'firefox'];

describe('the stored order of a shopper who types', () => {
  it('has the town in front of a block that was typed before the answer', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    await typeText(page.field('line1'), '2-1');
    await press('Tab');
    answer();
    await expectOrder(page, { stored: WHOLE, status: 'filled', says: '町名を確認してください。' });
  });

  it('has the address of the last code if the answers arrive in the other order', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    const first = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    const second = holdAnswers(page);
    await retype(page.field('zip'), '5300001');
    second();
    await until(() => page.values()['city'] === UMEDA['city']);
    first();
    await expectOrder(page, { stored: UMEDA, status: 'incomplete', says: BLOCK });
  });

  it('is not changed by the answer if the user has typed another city meanwhile', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    await typeText(page.field('city'), '港区');
    answer();
    await expectOrder(page, { stored: { zip: '1020072', city: '港区' }, status: 'incomplete', says: CONTRADICTION });
  });

  it('has the rest of a city whose name the user is still typing when the answer arrives', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    await typeText(page.field('city'), '千代');
    answer();
    await page.settled();
    await sendKeys({ type: '田区' });
    await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK });
  });

  it('has the prefecture and the city of a town that the user has typed up to its が when the answer arrives', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    page.client.records['1000013'] = (RECORDS['1020072'] ?? []).map((one) => ({ ...one, zip_code: '1000013', town_name: '霞が関' }));
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1000013');
    await typeText(page.field('line1'), '霞が');
    answer();
    await page.settled();
    await sendKeys({ type: '関2-1' });
    await expectOrder(page, { stored: { ...WHOLE, zip: '1000013', line1: '霞が関2-1' }, status: 'filled' });
  });

  it('says again what is missing if the user returns to the code before the answer of another one', async () => {
    const page = await answered(undefined, undefined, 'require-block');
    const answer = holdAnswers(page);
    await retype(page.field('zip'), '5300001');
    await retype(page.field('zip'), '1020072');
    answer();
    await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK, isRefused: true });
  });

  it('keeps the address whose code the user has emptied, and shows a message', async () => {
    const page = await answered();
    await append(page.field('line1'), '2-1');
    page.field('zip').focus();
    page.field('zip').select();
    await press('Delete');
    const address = without('zip');
    await expectOrder(page, { stored: address, status: 'filled', says: '郵便番号は空欄です。' });
  });

  it('keeps the address beside a code without an address, and names the former code', async () => {
    const page = await answered();
    await append(page.field('line1'), '2-1');
    await retype(page.field('zip'), '9999999');
    await page.settled('error');
    await expectOrder(page, { stored: { ...WHOLE, zip: '9999999' }, status: 'error', says: '郵便番号は102-0072です。' });
  });
});

describe('the stored order of a form that a browser fills', () => {
  it('is the saved address that the user chooses from a list, and the message about the fill goes at once', async () => {
    const list = '<label>登録済みの住所 <select id="saved"><option>新しい住所</option><option>勤務先</option></select></label>';
    const page = await answered(list + ZIP + ADDRESS + SEND);
    await append(page.field('line1'), '2-1');
    page.field('saved').addEventListener('change', () => enterAll(page, { ...UMEDA, line1: '梅田2-1' }));
    page.field('saved').focus();
    await until(() => page.message().includes('入力しました'));
    await press('ArrowDown');
    await until(() => !page.message().includes('入力しました'));
    expect(document.activeElement).to.equal(page.field('saved'));
    await expectOrder(page, { stored: { ...UMEDA, line1: '梅田2-1' }, status: 'filled' });
  });

  it('is complete and shows no message if all agrees, with `change` events only', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    enterAll(page, { ...WHOLE, zip: '102-0072' }, 'change');
    await until(() => page.client.asked.length === 1);
    await expectOrder(page, { stored: { ...WHOLE, zip: '102-0072' }, status: 'filled' });
    expect(page.message()).to.equal('');
  });

  it('is complete if the fields are filled one after the other during the request', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    const answer = holdAnswers(page);
    enter(page.field('zip'), '1020072', 'input', 'change');
    await nextFrame();
    const address = without('zip');
    enterAll(page, address, 'change');
    answer();
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
  });

  it('keeps an address of another place than the code, and shows a message', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    const saved = { ...UMEDA, zip: '1020072', line1: '梅田2-1' };
    enterAll(page, saved, 'input', 'change');
    await expectOrder(page, { stored: saved, status: 'incomplete', says: CONTRADICTION });
  });

  for (const types of [[], ['change']] as const)
    it(`keeps an address that replaces a fill, and shows a message, ${types.length > 0 ? 'with `change` events only' : 'without events'}`, async () => {
      const page = await answered();
      const saved = { pref: '大阪府', city: '大阪市北区', line1: '梅田2-1' };
      enterAll(page, saved, ...types);
      await expectOrder(page, { stored: { zip: '1020072', ...saved }, status: 'incomplete', says: CONTRADICTION });
    });

  it('has the town in front of a block alone', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    enterAll(page, { pref: '東京都', city: '千代田区', line1: '2-1' }, 'change');
    await typeText(page.field('zip'), '1020072');
    await expectOrder(page, { stored: WHOLE, status: 'filled', says: '町名を確認してください。' });
  });

  for (const [line, isAlone] of [
    ['東京都千代田区飯田橋2-1', false],
    ['千代田区飯田橋2-1', false],
    ['東京千代田区飯田橋2-1', false],
    ['東京都千代田区', true],
  ] as const)
    it(`names the line that repeats the prefecture or the city which the element has filled in: ${line}`, async () => {
      const page = await checkout(ZIP + ADDRESS + SEND);
      enter(page.field('line1'), line, 'input', 'change');
      await typeText(page.field('zip'), '1020072');
      await page.settled();
      await expectOrder(page, {
        stored: { ...IIDABASHI, line1: line },
        status: isAlone ? 'incomplete' : 'filled',
        says: isAlone ? '町名、番地を入力してください。' : '町名、番地を確認してください。',
      });
      if (isAlone) return;
      await retype(page.field('line1'), '飯田橋2-1');
      await until(() => !page.message().includes('確認'));
      await expectOrder(page, { stored: WHOLE, status: 'filled' });
    });

  it('does not name a building or a company that begins with the prefecture', async () => {
    const page = await checkout(STANDARD);
    enterAll(page, { line2: '東京都庁第一本庁舎', org: '東京都千代田区商店会' }, 'change');
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    await append(page.field('line1'), '2-1');
    await expectOrder(page, { stored: { ...WHOLE, line2: '東京都庁第一本庁舎', org: '東京都千代田区商店会' }, status: 'filled' });
    expect(page.message()).not.to.contain('確認');
  });

  for (const line of ['千代田区飯田橋2-1 花ビル301', '〒102-0072 千代田区飯田橋2-1 花ビル301', '102-0072 千代田区飯田橋2-1 花ビル301'])
    it(`has its prefecture in front of a line that omits it, although its building has a name in kanji: ${line}`, async () => {
      const page = await checkout(`${ZIP}<label>住所 <input id="line" name="line"></label>${SEND}`);
      enter(page.field('line'), line, 'change');
      await typeText(page.field('zip'), '1020072');
      await until(() => page.message().includes('都道府県を入力してください。'));
      page.part('bring-back')?.click();
      await expectOrder(page, { stored: { zip: '1020072', line: '東京都千代田区飯田橋2-1 花ビル301' }, status: 'filled', says: '確認' });
    });

  it('has its whole address in one line once', async () => {
    const page = await checkout(`${ZIP}<label>住所 <input id="line" name="line"></label>${SEND}`);
    enter(page.field('line'), '東京都千代田区飯田橋2-1', 'change');
    await typeText(page.field('zip'), '1020072');
    await expectOrder(page, { stored: { zip: '1020072', line: '東京都千代田区飯田橋2-1' }, status: 'filled' });
  });
});

describe('the stored order of text that an input method composes', () => {
  for (const method of METHODS) {
    it(`has the block behind the town, as in ${method}`, async () => {
      const page = await answered();
      startComposition(page.field('line1'), method, 'に', '飯田橋')('２－１');
      await expectOrder(page, { stored: { ...WHOLE, line1: '飯田橋２－１' }, status: 'filled' });
    });

    it(`has another town over that of the fill, and shows a message, as in ${method}`, async () => {
      const page = await answered();
      startComposition(page.field('line1'), method, 'くだん')('九段北2-1');
      await expectOrder(page, { stored: { ...WHOLE, line1: '九段北2-1' }, status: 'incomplete', says: CONTRADICTION });
    });

    it(`is filled only after the composition of the town, as in ${method}`, async () => {
      const page = await checkout(ZIP + ADDRESS + SEND);
      const answer = holdAnswers(page);
      await typeText(page.field('zip'), '1020072');
      const commit = startComposition(page.field('line1'), method, 'いいだ');
      answer();
      await page.settled('busy');
      expect(page.values()).to.deep.equal({ zip: '1020072', line1: 'いいだ' });
      commit('飯田橋');
      await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK });
    });

    it(`has the block that was composed while the answer of another code arrived, as in ${method}`, async () => {
      const page = await answered(TOWN_AND_BLOCK);
      const answer = holdAnswers(page);
      await retype(page.field('zip'), '5300001');
      const commit = startComposition(page.field('block'), method, 'に');
      answer();
      commit('２の１');
      await expectOrder(page, {
        stored: { ...without('line1', UMEDA), town: '梅田', block: '２の１' },
        status: 'filled',
        says: '「２の１」を確認',
      });
    });

    it(`has the town if the composition is canceled, as in ${method}`, async () => {
      const page = await checkout(ZIP + ADDRESS + SEND);
      const answer = holdAnswers(page);
      await typeText(page.field('zip'), '1020072');
      const commit = startComposition(page.field('line1'), method, 'いい');
      answer();
      commit('');
      await expectOrder(page, { stored: IIDABASHI, status: 'incomplete', says: BLOCK });
    });

    it(`has the address of a code that was composed, as in ${method}`, async () => {
      const page = await checkout(ZIP + ADDRESS + SEND);
      startComposition(page.field('zip'), method, '１０２')('１０２－００７２');
      await expectOrder(page, { stored: { ...IIDABASHI, zip: '１０２－００７２' }, status: 'incomplete', says: BLOCK });
    });
  }
});

const CITIES: Readonly<Record<string, readonly string[]>> = { 東京都: ['千代田区', '港区'], 大阪府: ['大阪市北区', '大阪市西区'] };
const optionsOf = (names: readonly string[] = []): string =>
  ['選択してください', ...names].map((name, at) => `<option${at ? '' : ' value=""'}>${name}</option>`).join('');
const SELECTS = `${ZIP}<label>都道府県 <select id="pref" name="pref">${optionsOf(Object.keys(CITIES))}</select></label>
  <label>市区町村 <select id="city" name="city">${optionsOf()}</select></label><label>町名・番地 <input id="line1" name="line1"></label>${SEND}`;

/** Loads the cities of the chosen prefecture, as a page does. Returns what lets the list arrive if no time is given. */
function loadCities(page: Checkout, ms?: number, isReplacing = false): () => void {
  let arrive = (): void => undefined;
  page.field('pref').addEventListener('change', () => {
    page.field('city').innerHTML = optionsOf();
    const names = CITIES[page.field('pref').value];
    arrive = () => {
      const city = page.field('city');
      const next = isReplacing ? (city.cloneNode() as HTMLElement) : city;
      if (isReplacing) city.replaceWith(next);
      next.innerHTML = optionsOf(names);
    };
    if (ms !== undefined) setTimeout(() => arrive(), ms);
  });
  return () => arrive();
}

describe('the stored order of lists of cities that depend on the prefecture', () => {
  for (const isReplacing of [false, true])
    it(`has the city of a list that ${isReplacing ? 'is replaced' : 'gets its options'} later`, async () => {
      const page = await checkout(SELECTS);
      loadCities(page, 30, isReplacing);
      await typeText(page.field('zip'), '1020072');
      await until(() => page.values()['city']);
      await append(page.field('line1'), '2-1');
      await expectOrder(page, { stored: WHOLE, status: 'filled' });
    });

  it('lacks the city while its list loads, and shows a message; has it once a slow list has arrived, without an event', async () => {
    const page = await checkout(SELECTS);
    const arrive = loadCities(page);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.message().includes('市区町村'));
    await append(page.field('line1'), '2-1');
    await checksAreOver();
    const stored = without('city');
    await expectOrder(page, { stored, status: 'incomplete', says: '市区町村を入力してください。' });
    arrive();
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
  });

  it('has the city of another code', async () => {
    const page = await checkout(SELECTS);
    loadCities(page, 30);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.values()['city'] && page.element.status === 'incomplete');
    await append(page.field('line1'), '2-1');
    await nextCode(page, '5300001');
    await expectOrder(page, { stored: { ...UMEDA, line1: '梅田2-1' }, status: 'filled', says: '「2-1」を確認' });
  });

  it('contradicts the code if the user chooses another prefecture, and is right again after the control', async () => {
    const page = await checkout(SELECTS);
    loadCities(page, 30);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.values()['city'] && page.element.status === 'incomplete');
    await append(page.field('line1'), '2-1');
    page.field('pref').focus();
    enter(page.field('pref'), '大阪府', 'input', 'change');
    await until(() => page.field<HTMLSelectElement>('city').options.length > 1);
    const stored = without('city');
    await expectOrder(page, { stored: { ...stored, pref: '大阪府' }, status: 'incomplete', says: CONTRADICTION });
    page.part('replace')?.click();
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
  });

  it('is not filled by a list that arrives after an undo', async () => {
    const page = await checkout(SELECTS);
    const arrive = loadCities(page);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.part('undo'));
    page.part('undo')?.click();
    arrive();
    await checksAreOver(150);
    await expectOrder(page, { stored: { zip: '1020072' }, status: 'idle' });
  });
});

describe('the stored order of a code field whose text the page changes', () => {
  it('says that the code is not complete if the page cuts its end off', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND);
    page.field('zip').addEventListener('change', () => (page.field('zip').value = page.field('zip').value.slice(0, 7)));
    await typeText(page.field('zip'), '102-0072');
    await page.settled('incomplete');
    await append(page.field('line1'), '2-1');
    await expectOrder(page, { stored: { ...WHOLE, zip: '102-007' }, status: 'filled', says: '郵便番号は7桁です。' });
  });

  it('has the address of two boxes, and names the former code if one of them is changed', async () => {
    const boxes = `<label>郵便番号 <input id="zip" name="zip1" maxlength="3"> - <input id="zip2" name="zip2" maxlength="4"></label>`;
    const page = await checkout(boxes + ADDRESS + SEND);
    page.field('zip').addEventListener('input', () => page.field('zip').value.length === 3 && page.field('zip2').focus());
    await typeText(page.field('zip'), '102');
    await typeText(page.field('zip2'), '0072');
    await page.settled('incomplete');
    await append(page.field('line1'), '2-1');
    const address = without('zip');
    await expectOrder(page, { stored: { ...address, zip1: '102', zip2: '0072' }, status: 'filled' });
    await retype(page.field('zip'), '530');
    await press('Tab');
    await page.settled('error');
    await expectOrder(page, { stored: { ...address, zip1: '530', zip2: '0072' }, status: 'error', says: '郵便番号は102-0072です。' });
  });
});

describe('the stored order of a form that the page draws again', () => {
  const FORM = `<div id="box">${ZIP}${ADDRESS}</div>${SEND}`;
  const redraw = (page: Checkout, values: Readonly<Record<string, string>>): void => {
    const box = page.field('box');
    // oxlint-disable-next-line no-self-assign -- creates the fields again
    box.innerHTML = box.innerHTML;
    for (const [id, value] of Object.entries(values)) page.field(id).value = value;
  };

  it('has the address if it is drawn during the request', async () => {
    const page = await checkout(FORM);
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    redraw(page, { zip: '1020072' });
    page.field('zip').focus();
    answer();
    await page.settled('incomplete');
    await append(page.field('line1'), '2-1');
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
  });

  it('has the code too if it is drawn during the request without its text', async () => {
    const page = await checkout(FORM);
    const answer = holdAnswers(page);
    await typeText(page.field('zip'), '1020072');
    redraw(page, {});
    answer();
    await expectOrder(page, { stored: { ...IIDABASHI, zip: '102-0072' }, status: 'incomplete', says: BLOCK });
  });

  it('has the place of the next code in front of the block if it is drawn between the codes', async () => {
    const page = await answered(FORM);
    await append(page.field('line1'), '2-1');
    redraw(page, page.values());
    await nextCode(page, '5300001');
    await expectOrder(page, { stored: { ...UMEDA, line1: '梅田2-1' }, status: 'filled', says: '「2-1」を確認' });
  });

  it('has the place of the next code if the page removes the form and puts it back', async () => {
    const page = await answered(FORM);
    const box = page.field('box');
    box.remove();
    await nextFrame();
    page.form.prepend(box);
    await nextCode(page, '5300001');
    await expectOrder(page, { stored: UMEDA, status: 'incomplete', says: BLOCK });
  });

  it('has the code of the former address after an undo if it is drawn when the user leaves the field for the control', async () => {
    const page = await answered(FORM);
    await append(page.field('line1'), '2-1');
    await nextCode(page, '5300001');
    await page.settled('filled');
    redraw(page, page.values());
    page.part('undo')?.click();
    await expectOrder(page, { stored: WHOLE, status: 'idle' });
  });

  it('lacks the prefecture that the page empties later, and shows a message', async () => {
    const page = await answered(FORM);
    await checksAreOver();
    page.field('pref').value = '';
    await expectOrder(page, { stored: without('pref', IIDABASHI), status: 'incomplete', says: '都道府県' });
  });
});

describe('the stored order of a form that the page opens, closes or resets', () => {
  const closed = (box: string): string => `${ZIP}${box.replace('>', ' id="box">')}${ADDRESS}</${box.slice(1, -1).split(' ')[0]}>${SEND}`;

  it('does not get the address again if a script shows something after an undo', async () => {
    const page = await answered(closed('<fieldset disabled>'));
    const box = page.field<HTMLElement>('box') as HTMLFieldSetElement;
    box.disabled = false;
    await until(() => page.part('undo'));
    page.part('undo')?.click();
    box.className = 'open';
    await checksAreOver(150);
    await expectOrder(page, { stored: { zip: '1020072' }, status: 'idle' });
  });

  it('has the saved address of a dialog that restores it on cancel', async () => {
    const page = await checkout(`<dialog id="box">${ZIP}${ADDRESS}</dialog>${SEND}`);
    const dialog = page.field<HTMLElement>('box') as HTMLDialogElement;
    const saved = { ...UMEDA, line1: '梅田1-1' };
    enterAll(page, saved);
    dialog.show();
    await retype(page.field('zip'), '1020072');
    await until(() => page.part('replace'));
    page.part('replace')?.click();
    await until(() => page.values()['city'] === '千代田区');
    dialog.close();
    enterAll(page, saved);
    dialog.show();
    page.field('line1').focus();
    await expectOrder(page, { stored: saved, status: 'filled' });
    await until(() => !page.message().includes('東京都'));
    expect(page.message()).not.to.contain(CONTRADICTION);
  });
});

describe('the stored order of a form in steps', () => {
  const [prefecture = '', ...others] = ADDRESS.split('\n');
  const STEPS = `<div id="one">${ZIP}${prefecture}</div><div id="two" hidden>${others.join('')}</div>${SEND}`;
  const turn = (page: Checkout, isSecond: boolean): void => {
    page.field('one').hidden = isSecond;
    page.field('two').hidden = !isSecond;
  };

  it('lacks the prefecture of the first step after an undo in the second one, and shows a message until the user enters it there', async () => {
    const page = await answered(STEPS);
    turn(page, true);
    await until(() => page.values()['line1']);
    page.part('undo')?.click();
    await typeText(page.field('city'), '千代田区');
    await typeText(page.field('line1'), '飯田橋2-1');
    const stored = without('pref');
    await expectOrder(page, { stored, status: 'idle', says: '都道府県を入力してください。' });
    expect(page.part('bring-back'), 'the element cannot write there').to.equal(null);
    turn(page, false);
    await typeText(page.field('pref'), '東京都');
    await expectOrder(page, { stored: WHOLE, status: 'idle' });
    await until(() => !page.message().includes('を入力してください。'));
  });

  it('has the former code too after an undo of a code whose address was written in a later step', async () => {
    const page = await answered(`<div id="one">${ZIP}</div><div id="two" hidden>${ADDRESS}</div>${SEND}`);
    turn(page, true);
    await until(() => page.values()['line1']);
    turn(page, false);
    await nextCode(page, '5300001');
    turn(page, true);
    await until(() => page.values()['city'] === UMEDA['city']);
    page.part('undo')?.click();
    await expectOrder(page, { stored: IIDABASHI, status: 'idle' });
    expect(page.message()).not.to.contain(CONTRADICTION);
  });

  it('has the address of the code that the user has corrected in the first step', async () => {
    const page = await answered(`<div id="one">${ZIP}</div><div id="two" hidden>${ADDRESS}</div>${SEND}`);
    turn(page, true);
    await until(() => page.values()['line1']);
    await append(page.field('line1'), '2-1');
    turn(page, false);
    await nextCode(page, '5300001');
    turn(page, true);
    await expectOrder(page, { stored: { ...UMEDA, line1: '梅田2-1' }, status: 'filled', says: '確認してください。' });
  });
});

describe('the stored order of fields outside the form and of two addresses', () => {
  it('has the fields that belong to the form by `form=`, and leaves those of another form', async () => {
    const page = await checkout(ZIP + SEND);
    page.form.id = 'order-form';
    const outside = document.createElement('div');
    outside.innerHTML = `<form><label>市区町村 <input id="foreign"></label></form>${ADDRESS.replaceAll('<input', '<input form="order-form"')}`;
    page.form.after(outside);
    await typeText(page.field('zip'), '1020072');
    await until(() => page.values()['line1']);
    await append(page.field('line1'), '2-1');
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
    expect(page.field('foreign').value).to.equal('');
  });

  const of = (kind: 'billing' | 'shipping'): string =>
    `<dga-address-lookup></dga-address-lookup>${(ZIP + ADDRESS).replace(/(id|name)="(\w+)"/g, `$1="$2-${kind}"`).replaceAll('autocomplete="', `autocomplete="${kind} `)}`;
  const TWO = `<fieldset><legend>ご注文者</legend>${of('billing')}</fieldset><fieldset><legend>お届け先</legend>${of('shipping')}</fieldset>${SEND}`;
  const named = (values: Readonly<Record<string, string>>, kind: string): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [`${id}-${kind}`, value]));
  async function two(): Promise<{ readonly page: Checkout; readonly second: DgaAddressLookup }> {
    const page = await checkout(TWO);
    const [, second] = page.form.querySelectorAll('dga-address-lookup') as unknown as [DgaAddressLookup, DgaAddressLookup];
    second.client = page.client;
    await second.updateComplete;
    return { page, second };
  }

  it('has both addresses if both codes are asked for at the same time', async () => {
    const { page } = await two();
    const answer = holdAnswers(page);
    await typeText(page.field('zip-billing'), '1020072');
    await typeText(page.field('zip-shipping'), '5300001');
    answer();
    await until(() => page.values()['line1-shipping']);
    await expectOrder(page, { stored: { ...named(IIDABASHI, 'billing'), ...named(UMEDA, 'shipping') }, status: 'incomplete' });
  });

  it('keeps the other address when one is undone', async () => {
    const { page } = await two();
    await typeText(page.field('zip-billing'), '1020072');
    await page.settled('incomplete');
    await typeText(page.field('zip-shipping'), '5300001');
    await until(() => page.values()['line1-shipping']);
    page.element.undo();
    await expectOrder(page, { stored: { 'zip-billing': '1020072', ...named(UMEDA, 'shipping') }, status: 'idle' });
  });

  it('keeps a copied address whose code the user changes, and shows a message beside it', async () => {
    const { page, second } = await two();
    await typeText(page.field('zip-billing'), '1020072');
    await page.settled('incomplete');
    enterAll(page, named(IIDABASHI, 'shipping'));
    await retype(page.field('zip-shipping'), '5300001');
    await until(() => second.status === 'incomplete');
    const stored = { ...named(IIDABASHI, 'billing'), ...named({ ...IIDABASHI, zip: '5300001' }, 'shipping') };
    await expectOrder(page, { stored, status: 'incomplete' });
    await until(() => second.renderRoot.querySelector('[role="status"]')?.textContent?.includes(CONTRADICTION));
  });
});

describe('the stored order with attributes of the element', () => {
  const SECOND: Readonly<Record<string, readonly [stored: Record<string, string>, status: string, says: string]>> = {
    own: [{ ...UMEDA, line1: '梅田2-1' }, 'filled', '「2-1」を確認'],
    empty: [{ ...WHOLE, zip: '5300001' }, 'incomplete', CONTRADICTION],
    ask: [{ ...UMEDA, line1: '飯田橋2-1' }, 'incomplete', CONTRADICTION],
    always: [UMEDA, 'incomplete', BLOCK],
  };
  for (const [policy, [stored, status, says]] of Object.entries(SECOND))
    it(`is right or said to be wrong after a second code with overwrite="${policy}"`, async () => {
      const page = await answered(undefined, undefined, `overwrite="${policy}"`);
      await append(page.field('line1'), '2-1');
      await nextCode(page, '5300001');
      await expectOrder(page, { stored, status, says });
    });

  for (const policy of ['empty', 'ask'])
    it(`keeps the block when the control replaces the town in front of it, with overwrite="${policy}"`, async () => {
      const page = await answered(undefined, undefined, `overwrite="${policy}"`);
      await append(page.field('line1'), '2-1');
      await nextCode(page, '5300001');
      await until(() => page.part('replace'));
      page.part('replace')?.click();
      await expectOrder(page, { stored: { ...UMEDA, line1: '梅田2-1' }, status: 'filled', says: '番地「2-1」を確認してください。' });
    });

  it('is not said to contradict its code if a script brings the former address back with its code', async () => {
    const page = await answered();
    await append(page.field('line1'), '2-1');
    const answer = holdAnswers(page);
    await retype(page.field('zip'), '5300001');
    await retype(page.field('city'), '港区');
    answer();
    await until(() => page.message().includes(CONTRADICTION));
    enterAll(page, WHOLE);
    await expectOrder(page, { stored: WHOLE, status: 'filled' });
    expect(page.message()).not.to.contain(CONTRADICTION);
  });

  it('names the former code with trigger="button" if another one was not looked up', async () => {
    const page = await checkout(ZIP + ADDRESS + SEND, 'trigger="button"');
    await typeText(page.field('zip'), '1020072');
    await press('Enter');
    await until(() => page.values()['city']);
    await append(page.field('line1'), '2-1');
    await retype(page.field('zip'), '5300001');
    await expectOrder(page, { stored: { ...WHOLE, zip: '5300001' }, status: 'incomplete', says: '郵便番号は102-0072です。' });
    expect(page.client.asked).to.have.length(1);
  });

  for (const how of ['readOnly', 'disabled'] as const)
    it(`names a city of the former code once if the page has made it ${how.toLowerCase()}`, async () => {
      const page = await answered();
      await append(page.field('line1'), '2-1');
      page.field('city')[how] = true;
      await nextCode(page, '5300001');
      const stored = without('city', { ...UMEDA, line1: '梅田2-1' });
      await expectOrder(page, {
        stored: how === 'disabled' ? stored : { ...stored, city: '千代田区' },
        status: 'incomplete',
        says: '市区町村を確認してください。',
      });
      expect(page.message()).not.to.contain('市区町村を入力');
    });
});
