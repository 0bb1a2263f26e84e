// The roles, names and states in Chromium's accessibility tree.
import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../src/address/lookup-error.ts';
import { completeRecord } from '../../src/address/record.ts';
import { typeText } from '../support/checkout.ts';
import { open } from './states.ts';

interface Value {
  readonly value?: string;
}
interface AxNode {
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
}

/** The nodes that a person meets, as `role name`. */
async function tree(...roles: readonly string[]): Promise<string[]> {
  const { nodes } = await executeServerCommand<{ readonly nodes: readonly AxNode[] }, object>('cdp', {
    method: 'Accessibility.getFullAXTree',
    params: {},
  });
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? ''))
    .map(({ role, name, description }) => [role?.value, name?.value, description?.value].filter(Boolean).join(' | '));
}

/** The role of an element's object. */
async function roleOf(selector: string): Promise<string | undefined> {
  const { result } = await executeServerCommand<{ readonly result: object }, object>('cdp', {
    method: 'Runtime.evaluate',
    params: { expression: `document.querySelector('${selector}')` },
  });
  const { nodes } = await executeServerCommand<{ readonly nodes: readonly AxNode[] }, object>('cdp', {
    method: 'Accessibility.getPartialAXTree',
    params: { ...result, fetchRelatives: false },
  });
  return nodes[0]?.role?.value;
}

const CHIYODA = { zip_code: '1008926', pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区' };

describe('the accessibility tree', () => {
  it('names the list, its groups and its options, and spells codes out', async () => {
    const { page, code } = await open('the page’s field');
    await typeText(code, '9800000');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    expect(await tree('listbox', 'group', 'option')).to.include.members([
      'listbox | 住所の候補',
      'group | 宮城県仙台市青葉区',
      'option | 青葉 9 8 0, 0 0 0 0',
      'option | 一番町 9 8 0, 0 0 0 0',
      'option | 中央 9 8 0, 0 0 0 0',
    ]);
  });

  it('spells out the ZIP Codes of options that have the same name and reading', async () => {
    const { page, code } = await open('the page’s field');
    const town = (zip_code: string) => completeRecord({ ...CHIYODA, zip_code, town_name: '飯田橋', town_kana: 'イイダバシ' });
    const addresses = ['1020072', '1008926'].map(town);
    page.client.searchCode = () => Promise.resolve({ page: 1, limit: 1000, count: 2, searchtype: 'zipcode', addresses });
    await typeText(code, '1008926');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    expect(await tree('option')).to.include.members([
      'option | 飯田橋 イイダバシ 1 0 2, 0 0 7 2',
      'option | 飯田橋 イイダバシ 1 0 0, 8 9 2 6',
    ]);
  });

  it('names places in roma on English pages, and finds them by typed letters', async () => {
    const { page, code } = await open('the page’s field', 'lang="en"');
    const town = (town_name: string, town_roma: string) =>
      completeRecord({ ...CHIYODA, pref_roma: 'TOKYO', city_roma: 'CHIYODA-KU', town_name, town_roma, town_kana: 'カナ' });
    const addresses = [town('飯田橋', 'IIDABASHI'), town('神田神保町', 'KANDAJIMBOCHO'), town('丸の内', 'MARUNOUCHI')];
    page.client.searchCode = () => Promise.resolve({ page: 1, limit: 1000, count: 3, searchtype: 'zipcode', addresses });
    await typeText(code, '1008926');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    expect(await tree('group', 'option')).to.include.members([
      'group | 東京都千代田区 Chiyoda-ku, Tokyo',
      'option | 飯田橋 Iidabashi',
      'option | 神田神保町 Kandajimbocho',
    ]);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'm' });
    await waitUntil(() => page.element.renderRoot.querySelector('[aria-selected="true"]')?.textContent.includes('丸の内'));
  });

  it('names firms', async () => {
    const { page, code } = await open('the page’s field');
    const firm = (biz_name: string, block_name: string) => completeRecord({ ...CHIYODA, biz_name, town_name: '霞が関', block_name });
    const addresses = [firm('総務省', '２'), firm('消防庁', '３'), firm('消防庁', '４')];
    page.client.searchCode = () => Promise.resolve({ page: 1, limit: 1000, count: 3, searchtype: 'bizzipcode', addresses });
    await typeText(code, '1008926');
    await page.settled('choosing');
    await waitUntil(() => page.part('list'));
    expect(await tree('group', 'option')).to.include.members([
      'group | 東京都千代田区',
      'option | 総務省 霞が関２',
      'group | 東京都千代田区 消防庁',
      'option | 消防庁 霞が関３',
      'option | 消防庁 霞が関４',
    ]);
  });

  it('has one message with its buttons after a fill, and nothing empty or hidden', async () => {
    const { page, code } = await open('the page’s field');
    await typeText(code, '1020072');
    await page.settled('incomplete');
    expect((await tree('status', 'button', 'StaticText')).filter((one) => !one.includes('注文'))).to.include.members([
      'StaticText | 東京都千代田区飯田橋を入力しました。',
      'StaticText | 番地を入力してください。',
      'button | 元に戻す',
    ]);
    expect(
      (await tree('StaticText')).filter((one) => one.includes('待って')),
      'the room for messages is not heard',
    ).to.deep.equal([]);
  });

  // Otherwise Firefox creates the objects inside again when the line of the message opens, and does not report the message.
  it('has no object for the element itself, also when its line opens', async () => {
    const { page, code } = await open('the page’s field');
    expect(await roleOf('dga-address-lookup')).to.equal('none');
    await typeText(code, '0000000');
    await page.settled('error');
    await page.element.updateComplete;
    expect(await roleOf('dga-address-lookup')).to.equal('none');
  });

  it('describes the built-in input by its hint and its error', async () => {
    const { page, code } = await open('the own input');
    const hint = '郵便番号は数字7桁、デジタルアドレスは英数字7桁です。ハイフンは省略できます。';
    const input = async (): Promise<string | undefined> => (await tree('textbox')).find((one) => one.includes('デジタルアドレス'));
    expect(await input()).to.equal(`textbox | 郵便番号またはデジタルアドレス | ${hint}`);
    await typeText(code, 'SW1A-1AA!');
    await sendKeys({ press: 'Tab' });
    await page.settled('error');
    expect(code.getAttribute('aria-invalid')).to.equal('true');
    expect(await input()).to.contain('確認してください');
    (code as HTMLInputElement).select();
    page.client.fail = new LookupError('network', 'down');
    await typeText(code, '1020072');
    await page.settled('error');
    expect(code.getAttribute('aria-invalid'), 'a network that is down is not the person’s fault').to.equal(null);
    expect(await input()).to.equal(`textbox | 郵便番号またはデジタルアドレス | ${hint}`);
  });
});
