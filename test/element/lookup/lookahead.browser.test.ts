import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../../src/address/lookup-error.ts';
import type { CodeAnswer } from '../../../src/protocol/answer.ts';
import { type Checkout, checkout, RECORDS, STANDARD, typeText } from '../../support/checkout.ts';
import { lookaheadPage, withProxy } from './lookahead-page.ts';

const ADDRESS = { pref: '東京都', city: '千代田区', line1: '飯田橋' };

/** A promise that a test resolves. */
function gate(): { readonly promise: Promise<void>; open(): void } {
  let open!: () => void;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

const typesOf = ({ events }: Checkout): string[] => events.map(({ type }) => type);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('lookahead', () => {
  it('requests the first six digits and fills the form from that answer at the seventh, without a second request', async () => {
    const page = await lookaheadPage();
    await typeText(page.field('zip'), '102-00');
    expect(page.prefixes).to.have.length(0);
    await typeText(page.field('zip'), '7');
    expect(page.prefixes.map(({ digits }) => digits)).to.deep.equal(['102007']);
    expect(typesOf(page), 'no event for the early request').to.deep.equal([]);
    expect(page.element.status).to.equal('idle');
    await typeText(page.field('zip'), '2');
    await page.settled('incomplete');
    expect(page.values()).to.include(ADDRESS);
    expect(page.exact()).to.deep.equal([]);
    expect(page.prefixes).to.have.length(1);
    expect(typesOf(page)).to.deep.equal(['dga-lookup', 'dga-results', 'dga-before-fill', 'dga-fill', 'dga-incomplete']);
    expect(page.events[1]?.detail).to.deep.equal({
      code: '1020072',
      kind: 'postal-code',
      searchtype: 'zipcode',
      records: RECORDS['1020072'],
    });
  });

  it('requests nothing early without the attribute', async () => {
    const page = await lookaheadPage('');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.prefixes).to.have.length(0);
    expect(page.exact()).to.deep.equal(['1020072']);
    page.element.lookahead = true;
    await page.element.updateComplete;
    page.element.lookahead = false;
    page.field('zip').select();
    await typeText(page.field('zip'), '100000');
    expect(page.prefixes).to.have.length(0);
  });

  it('requests the first five digits with lookahead="5", and not the sixth', async () => {
    const page = await lookaheadPage('lookahead="5"');
    await typeText(page.field('zip'), '10200');
    expect(page.prefixes.map(({ digits }) => digits)).to.deep.equal(['10200']);
    await typeText(page.field('zip'), '72');
    await page.settled('incomplete');
    expect(page.values()).to.include(ADDRESS);
    expect([page.prefixes.length, page.exact().length]).to.deep.equal([1, 0]);
  });

  it('offers the list of several records and reports a corporate ZIP Code as such', async () => {
    const page = await lookaheadPage();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect(page.element.records).to.have.length(3);
    page.field('zip').select();
    await typeText(page.field('zip'), '1008926');
    await page.settled('filled');
    expect(page.values()).to.include({ org: '総務省' });
    expect(page.events.findLast(({ type }) => type === 'dga-results')?.detail).to.include({ searchtype: 'bizzipcode' });
    expect(page.exact()).to.deep.equal([]);
  });

  it('looks the code up if the answer does not contain it', async () => {
    const page = await lookaheadPage();
    page.answer = (found) => ({ ...found, addresses: RECORDS['1000004'] ?? [] });
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.values()).to.include(ADDRESS);
    expect([page.prefixes.length, page.exact()]).to.deep.equal([1, ['1020072']]);
  });

  it('looks the code up if the answer was cut off at the row limit, even if it contains the code', async () => {
    for (const cut of [{ limit: 1 }, { count: 2000 }]) {
      const page = await lookaheadPage();
      page.answer = (found) => ({ ...found, ...cut });
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      expect([page.prefixes.length, page.exact()], JSON.stringify(cut)).to.deep.equal([1, ['1020072']]);
    }
  });

  it('looks the code up after a prefix without hits, and reports only that lookup', async () => {
    const page = await lookaheadPage();
    await typeText(page.field('zip'), '102999');
    expect(page.message()).to.equal('');
    await typeText(page.field('zip'), '9');
    await page.settled('error');
    expect(page.exact()).to.deep.equal(['1029999']);
    expect(typesOf(page)).to.deep.equal(['dga-lookup', 'dga-error']);
  });

  it('reports no failure of the early request', async () => {
    const page = await lookaheadPage();
    for (const fail of [
      (): never => {
        throw new LookupError('network', 'down');
      },
      (): CodeAnswer => null as never,
    ]) {
      page.answer = fail;
      page.field('zip').select();
      await typeText(page.field('zip'), '100000');
      await wait(20);
      expect(page.events.filter(({ type }) => type === 'dga-error')).to.deep.equal([]);
      await typeText(page.field('zip'), '4');
      await page.settled('incomplete');
      expect(page.values()).to.include({ line1: '大手町' });
      page.element.clear();
      page.field('zip').select();
      await sendKeys({ press: 'Delete' });
      page.field('zip').select();
      await typeText(page.field('zip'), '9');
    }
    expect(page.exact()).to.deep.equal(['1000004', '1000004']);
  });

  it('waits for an answer that arrives after the last digit', async () => {
    const page = await lookaheadPage();
    const { promise, open } = gate();
    page.answer = (found) => promise.then(() => found);
    await typeText(page.field('zip'), '1020072');
    await page.settled('busy');
    await wait(100);
    expect(page.exact()).to.deep.equal([]);
    open();
    await page.settled('incomplete');
    expect(page.values()).to.include(ADDRESS);
    expect(page.exact()).to.deep.equal([]);
  });

  it('looks the code up if the answer does not arrive within two seconds after the last digit, and aborts the early request', async () => {
    const page = await lookaheadPage();
    page.answer = () => new Promise(() => undefined);
    await typeText(page.field('zip'), '1020072');
    await wait(1000);
    expect(page.exact()).to.deep.equal([]);
    await wait(2000);
    expect(page.exact()).to.deep.equal(['1020072']);
    await page.settled('incomplete');
    expect(page.prefixes[0]?.signal?.aborted).to.equal(true);
  });

  it('requests nothing for text with letters, and does not delay a Digital Address', async () => {
    const page = await lookaheadPage();
    page.answer = () => new Promise(() => undefined);
    await typeText(page.field('zip'), 'A7E2FK');
    expect(page.prefixes).to.have.length(0);
    await typeText(page.field('zip'), '2');
    await page.settled('filled');
    page.field('zip').select();
    await typeText(page.field('zip'), '102007');
    expect(page.prefixes).to.have.length(1);
    await typeText(page.field('zip'), 'A');
    expect(page.exact()).to.deep.equal(['A7E2FK2', '102007A']);
    expect(page.prefixes[0]?.signal?.aborted).to.equal(true);
  });

  it('requests nothing early for a code that arrives whole, by paste or autofill', async () => {
    const page = await lookaheadPage();
    page.field('zip').focus();
    document.execCommand('insertText', false, '102-0072');
    await page.settled('incomplete');
    expect([page.prefixes.length, page.exact()]).to.deep.equal([0, ['1020072']]);
    page.field('zip').value = '1000004';
    page.field('zip').dispatchEvent(new Event('input', { bubbles: true }));
    await page.settled('incomplete');
    expect([page.prefixes.length, page.exact()]).to.deep.equal([0, ['1020072', '1000004']]);
  });

  it('requests nothing when the user deletes digits', async () => {
    const page = await lookaheadPage();
    page.field('zip').focus();
    document.execCommand('insertText', false, '1020072');
    await page.settled('incomplete');
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    expect(page.prefixes).to.have.length(0);
  });

  it('keeps the answer while the user changes the last digit', async () => {
    const page = await lookaheadPage();
    await typeText(page.field('zip'), '1020073');
    await page.settled('error');
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    await typeText(page.field('zip'), '72');
    await page.settled('incomplete');
    expect([page.prefixes.length, page.exact()]).to.deep.equal([1, ['1020073']]);
  });

  it('aborts the request when another prefix is typed, and requests that one', async () => {
    const page = await lookaheadPage();
    page.answer = () => new Promise(() => undefined);
    await typeText(page.field('zip'), '102107');
    page.field('zip').setSelectionRange(3, 4);
    page.answer = (found) => found;
    await typeText(page.field('zip'), '0');
    expect(page.prefixes.map(({ digits, signal }) => [digits, signal?.aborted])).to.deep.equal([
      ['102107', true],
      ['102007', false],
    ]);
    page.field('zip').setSelectionRange(6, 6);
    await typeText(page.field('zip'), '2');
    await page.settled('incomplete');
    expect(page.exact()).to.deep.equal([]);
  });

  it('immediately looks up a code that does not begin with the requested digits', async () => {
    const page = await lookaheadPage();
    page.answer = () => new Promise(() => undefined);
    await typeText(page.field('zip'), '020072');
    page.field('zip').setSelectionRange(0, 0);
    await typeText(page.field('zip'), '1');
    await page.settled('incomplete');
    expect([page.prefixes.length, page.exact()]).to.deep.equal([1, ['1020072']]);
    expect(page.prefixes[0]?.signal?.aborted).to.equal(true);
  });

  it('aborts the request when the element is removed, and sends none after that', async () => {
    const page = await lookaheadPage();
    page.answer = () => new Promise(() => undefined);
    await typeText(page.field('zip'), '1020072');
    await page.settled('busy');
    page.element.remove();
    await wait(20);
    expect(page.prefixes[0]?.signal?.aborted).to.equal(true);
    expect(page.exact()).to.deep.equal([]);
  });

  it('fills nothing if the page cancels dga-lookup', async () => {
    const page = await lookaheadPage();
    page.form.addEventListener('dga-lookup', (event) => event.preventDefault());
    await typeText(page.field('zip'), '1020072');
    await wait(50);
    expect(page.values()).to.deep.equal({ zip: '1020072' });
    expect(typesOf(page)).to.deep.equal(['dga-lookup']);
    expect(page.exact()).to.deep.equal([]);
  });

  it('sends searchtype and choikitype, and uses no answer to other options', async () => {
    const page = await lookaheadPage('lookahead searchtype="2" choikitype="2"');
    await typeText(page.field('zip'), '102007');
    expect(page.prefixes[0]?.options).to.include({ searchtype: 2, choikitype: 2 });
    page.element.choikitype = 1;
    await typeText(page.field('zip'), '2');
    await page.settled('incomplete');
    expect(page.client.asked[0]?.options).to.include({ searchtype: 2 }).and.not.have.property('choikitype');
  });

  it('is off for a client without searchPrefix, and without an endpoint', async () => {
    const page = await checkout(STANDARD, 'lookahead');
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.client.asked).to.have.length(1);
    const other = await checkout(STANDARD, 'lookahead');
    other.element.client = null;
    await typeText(other.field('zip'), '102007');
    await wait(20);
    expect(other.events).to.deep.equal([]);
  });

  it('is off while the element is disabled, with another trigger, or if it accepts no ZIP Code', async () => {
    for (const attributes of [
      'lookahead disabled',
      'lookahead trigger="button"',
      'lookahead trigger="manual"',
      'lookahead accept="digital-address"',
    ]) {
      const page = await lookaheadPage(attributes);
      await typeText(page.field('zip'), '102007');
      expect(page.prefixes, attributes).to.have.length(0);
    }
  });

  it('is off for an address in another country', async () => {
    const page = await lookaheadPage(
      'lookahead',
      `<select id="country" autocomplete="country"><option value="US" selected>US</option><option value="JP">JP</option></select>${STANDARD}`,
    );
    await typeText(page.field('zip'), '102007');
    expect(page.prefixes).to.have.length(0);
  });

  it('works through the proxy and in the built-in input', async () => {
    await withProxy(0, async (sent) => {
      const page = await checkout('<input id="city" autocomplete="address-level2">', 'lookahead standalone endpoint="/dga-lookahead"');
      await typeText(page.part('input') as HTMLInputElement, '1020072');
      await page.settled();
      expect(page.values()).to.include({ city: '千代田区' });
      expect(sent).to.deep.equal([{ search_code: '102007' }]);
    });
  });

  it('repeats no early request that failed', async () => {
    await withProxy(1, async (sent) => {
      const page = await checkout(STANDARD, 'lookahead endpoint="/dga-lookahead"');
      await typeText(page.field('zip'), '102007');
      await wait(700);
      await typeText(page.field('zip'), '2');
      await page.settled('incomplete');
      expect(sent).to.deep.equal([{ search_code: '102007' }, { search_code: '1020072' }]);
    });
  });
});

describe('hint', () => {
  it('replaces the text below the built-in input', async () => {
    const page = await checkout('<input id="city" autocomplete="address-level2">', 'standalone hint="半角でも全角でも入力できます"');
    expect(page.part('hint')?.textContent).to.equal('半角でも全角でも入力できます');
    page.element.hint = '';
    await page.element.updateComplete;
    expect(page.part('hint')?.textContent?.includes('ハイフンは省略できます。')).to.equal(true);
  });
});
