// The built-in input and the pickers beside fields that a page has styled.
import { expect, waitUntil } from '@open-wc/testing';
import { checkout, type Checkout, STANDARD } from '../../support/checkout.ts';

const WITHOUT_ZIP = STANDARD.replace(/<label>郵便番号.*?<\/label>/, '');

const STYLED = `
  <style>
    input { box-sizing: border-box; font: 15px/1.5 serif; height: 38px; padding: 6px 11px; border: 2px solid rgb(206, 212, 218); border-radius: 3px; background: rgb(255, 255, 240); color: rgb(33, 37, 41); }
    label { font-weight: 500; font-size: 14px; }
  </style>`;

const SHARED = [
  'height',
  'paddingInlineStart',
  'borderTopWidth',
  'borderTopColor',
  'borderTopLeftRadius',
  'fontSize',
  'fontFamily',
] as const;

const lookOf = (element: Element): readonly string[] => SHARED.map((name) => getComputedStyle(element)[name]);

async function open(markup: string, attributes = ''): Promise<{ readonly page: Checkout; readonly input: HTMLElement }> {
  const page = await checkout(markup, attributes);
  await waitUntil(() => page.part('input'), 'no built-in input');
  return { page, input: page.part('input') as HTMLElement };
}

describe('the style of the built-in input', () => {
  it('is that of the fields beside it', async () => {
    const { page, input } = await open(STYLED + WITHOUT_ZIP);
    await waitUntil(
      () => lookOf(input).join() === lookOf(page.field('city')).join(),
      `${lookOf(input).join()} is not ${lookOf(page.field('city')).join()}`,
    );
    const label = getComputedStyle(page.part('label') as Element);
    expect([label.fontWeight, label.fontSize]).to.deep.equal(['500', '14px']);
  });

  it('is that of fields that the page adds later, before the user comes to the input', async () => {
    const { page, input } = await open(`${STYLED}<div id="later"></div>`);
    expect(getComputedStyle(input).height).to.equal('44px');
    page.field('later').innerHTML = WITHOUT_ZIP;
    await waitUntil(() => lookOf(input).join() === lookOf(page.field('city')).join(), 'the look of the page');
  });

  it('is overridden by the custom properties', async () => {
    const { page, input } = await open(
      `${STYLED}<style>dga-address-lookup { --dga-height: 50px; --dga-radius: 9px }</style>${WITHOUT_ZIP}`,
    );
    await waitUntil(() => getComputedStyle(input).borderTopLeftRadius === '9px', 'the radius of the page');
    expect(getComputedStyle(input).height).to.equal('50px');
    expect(getComputedStyle(page.field('city')).height).to.equal('38px');
  });

  it('keeps its border beside fields whose border is on another element', async () => {
    const { input } = await open(`${STYLED}<style>input { border: 0 !important }</style>${WITHOUT_ZIP}`);
    await waitUntil(() => getComputedStyle(input).height === '38px', 'the height of the page');
    expect(getComputedStyle(input).borderTopWidth).to.equal('1px');
  });

  it('is as wide as a field beside it, and never narrower than a code', async () => {
    const widthBeside = async (css: string): Promise<[own: number, beside: number]> => {
      const { page, input } = await open(`${STYLED}<style>input { ${css} }</style>${WITHOUT_ZIP}`);
      await waitUntil(() => getComputedStyle(input).height === '38px', 'the look of the page');
      return [input.getBoundingClientRect().width, page.field('city').getBoundingClientRect().width];
    };
    const [own, beside] = await widthBeside('width: 260px');
    expect(own).to.be.closeTo(beside, 0.5);
    const [whole, column] = await widthBeside('width: 100%');
    expect(whole).to.be.closeTo(column, 0.5);
    const [least] = await widthBeside('width: 50px');
    expect(least).to.be.at.least(140);
  });

  it("has a plain border beside fields with the browser's default border", async () => {
    const { page, input } = await open(`<style>input { box-sizing: border-box; height: 44px }</style>${WITHOUT_ZIP}`);
    expect(getComputedStyle(page.field('city')).borderTopStyle).to.equal('inset');
    await waitUntil(() => getComputedStyle(input).height === '44px');
    expect(getComputedStyle(input).borderTopStyle).to.equal('solid');
    expect(getComputedStyle(input).borderTopWidth).to.equal('1px');
  });

  it('is large enough for a finger beside fields without styles', async () => {
    const { input } = await open(WITHOUT_ZIP);
    expect(Number.parseFloat(getComputedStyle(input).height)).to.be.at.least(44);
  });
});

it('the element uses the text color for buttons and for the icon of a message', async () => {
  const page = await checkout(WITHOUT_ZIP, 'standalone trigger="button"');
  page.form.style.color = 'rgb(33, 37, 41)';
  await page.element.lookup('1020072');
  await page.settled('incomplete');
  const style = (part: string): CSSStyleDeclaration => getComputedStyle(page.part(part) as Element);
  expect(style('button').color).to.equal('rgb(33, 37, 41)');
  const line = getComputedStyle(page.part('status')?.querySelector('.line') as Element);
  expect([style('undo').color, style('enter-block').color, line.borderInlineStartColor]).to.deep.equal(
    Array(3).fill(style('status').color),
  );
});

describe('slots', () => {
  it('accept a label, a hint, an icon and the text of the button', async () => {
    const page = await checkout(
      `<dga-address-lookup standalone trigger="button"><b slot="label">お届け先の郵便番号</b><i slot="hint">7桁</i><em slot="icon">〒</em><span slot="button">検索</span></dga-address-lookup>${STANDARD}`,
    );
    await waitUntil(() => page.part('input'), 'no built-in input');
    const text = (name: string): string | undefined => page.part(name)?.querySelector('slot')?.assignedElements()[0]?.textContent;
    expect(['label', 'hint', 'button'].map(text)).to.deep.equal(['お届け先の郵便番号', '7桁', '検索']);
    const icon = page.element.querySelector('em')?.getBoundingClientRect();
    expect(icon?.width).to.be.above(0);
    expect(icon?.right).to.be.at.most(page.part('input')?.getBoundingClientRect().left ?? 0);
  });
});

describe('a button of the page', () => {
  const type = (page: Checkout, text: string): void => {
    page.field('zip').value = text;
  };

  it('starts a lookup without a submit', async () => {
    const page = await checkout(`${STANDARD}<button id="find" data-dga-trigger>住所を検索</button>`, 'trigger="manual"');
    await waitUntil(() => page.element.explain().length > 0, 'no code field');
    type(page, '102-0072');
    page.field('find').click();
    await page.settled('incomplete');
    expect(page.values()['city']).to.equal('千代田区');
    expect(page.events.some(({ type: name }) => name === 'submit')).to.equal(false);
  });

  it('that names another element starts no lookup here', async () => {
    const page = await checkout(`${STANDARD}<button id="find" type="button" data-dga-trigger="other">住所を検索</button>`, 'id="mine"');
    type(page, '102-0072');
    page.field('find').click();
    await page.element.updateComplete;
    expect(page.events).to.deep.equal([]);
    page.field('find').dataset['dgaTrigger'] = 'mine';
    page.field('find').click();
    await page.settled('incomplete');
  });
});

describe('the focus ring of a page', () => {
  it('is not drawn around the whole element, whose controls have their own', async () => {
    const { page, input } = await open(`<style>:focus { outline: 2px solid }</style>${WITHOUT_ZIP}`);
    input.focus();
    expect(getComputedStyle(page.element).outlineStyle).to.equal('none');
  });
});
