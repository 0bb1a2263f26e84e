// The buttons of the message, and its place.
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { announcements } from '../../support/announcements.ts';
import { type Checkout, checkout, openLine, STANDARD, typeText } from '../../support/checkout.ts';

async function open(): Promise<{ page: Checkout; code: HTMLInputElement }> {
  const page = await checkout(STANDARD);
  return { page, code: page.field('zip') as HTMLInputElement };
}

const isInSight = (element: Element): boolean => element.getBoundingClientRect().bottom <= innerHeight;

describe('the button for the missing block', () => {
  it('puts the caret behind the town', async () => {
    const { page, code } = await open();
    await typeText(code, '1020072');
    await page.settled('incomplete');
    // Its chunk may be slower than the answer.
    await waitUntil(() => page.part('enter-block'));
    const line = page.field('line1') as HTMLInputElement;
    page.part('enter-block')?.click();
    expect(document.activeElement === line).to.equal(true);
    expect(line.selectionStart).to.equal('飯田橋'.length);
    expect(line.selectionEnd).to.equal('飯田橋'.length);
  });

  it('is the only visible text; screen readers also announce what was filled', async () => {
    const { page, code } = await open();
    await typeText(code, '1020072');
    await page.settled('incomplete');
    // Its chunk may be slower than the answer.
    await waitUntil(() => page.part('enter-block'));
    expect(page.part('enter-block')?.textContent).to.equal('番地を入力してください。');
    expect(page.message()).to.equal('東京都千代田区飯田橋を入力しました。番地を入力してください。');
    const shown = [...(page.part('status')?.querySelectorAll('[role="status"] span > span') ?? [])].filter((one) => !one.matches('.heard'));
    expect(shown).to.deep.equal([]);
  });

  it('disappears once the block is entered', async () => {
    const { page, code } = await open();
    await typeText(code, '1020072');
    await page.settled('incomplete');
    const line = page.field('line1') as HTMLInputElement;
    line.focus();
    await typeText(line, '飯田橋1-2');
    await page.settled('filled');
    await page.element.updateComplete;
    expect(page.part('enter-block')).to.equal(null);
  });
});

describe('a message that arrives while the user types the block', () => {
  it('is announced once more after a pause, because each key cuts it off', async () => {
    const page = await checkout(STANDARD);
    const gate = Promise.withResolvers<void>();
    page.client.gate = gate.promise;
    page.field('zip').focus();
    await page.element.updateComplete;
    await typeText(page.field('zip'), '1020072');
    await typeText(page.field('line2'), 'Heights ');
    const said = announcements(page);
    gate.resolve();
    await page.settled('incomplete');
    await waitUntil(() => said.length === 1);
    await typeText(page.field('line2'), '101');
    await waitUntil(() => said.length === 2);
    expect(said.map((text) => text.startsWith('東京都千代田区飯田橋を入力しました。')).join()).to.equal('true,true');
  });
});

describe('a message about several missing parts', () => {
  it('shows only the block, so that the line is as long as usual; screen readers announce all', async () => {
    const page = await checkout(STANDARD.replace('<option>東京都</option>', ''));
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.message()).to.contain('都道府県、番地を入力してください。');
    const shown = page.part('status')?.querySelector('.line > [aria-hidden]');
    expect(shown?.textContent).to.equal('番地を入力してください。');
  });
});

describe('a form without a field for the place', () => {
  it('is told so, even if it asks for the building', async () => {
    const page = await checkout('<label>郵便番号 <input id="zip" name="zip"></label><label>建物名 <input id="line2" name="line2"></label>');
    await typeText(page.field('zip'), '1020072');
    await page.settled('filled');
    expect(page.message()).to.equal('この住所に対応する入力欄がありません。');
  });
});

describe('a message in a free space', () => {
  it('is not below a control whose parts are in a shadow root', async () => {
    const { page, code } = await open();
    const control = document.createElement('div');
    control.style.cssText = 'position: relative; z-index: 2';
    control.attachShadow({ mode: 'open' }).innerHTML = '<div style="block-size: 56px">都道府県</div>';
    code.after(control);
    await typeText(code, '1020072');
    await page.settled('incomplete');
    const button = page.part('undo') as HTMLElement;
    await waitUntil(() => button.getBoundingClientRect().height > 0, 'no button');
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)?.localName).to.equal('dga-address-lookup');
  });
});

describe('a message in a form whose layout is unusual', () => {
  const ROWS = ['zip', 'pref', 'city', 'line1'].map(
    (id, i) => `<p><label>${['郵便番号', '都道府県', '市区町村', '住所'][i]} <input id="${id}"></label></p>`,
  );
  const place = async (css: string): Promise<{ line: DOMRect; zip: DOMRect; moved: number }> => {
    const page = await checkout(`<style>${css}</style>${ROWS.join('')}`);
    const below = (): number => page.field('pref').getBoundingClientRect().top - page.field('zip').getBoundingClientRect().top;
    const before = below();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    await waitUntil(() => page.message() !== '');
    await page.element.updateComplete;
    await new Promise(requestAnimationFrame);
    const line = page.part('status')?.getBoundingClientRect() as DOMRect;
    return { line, zip: page.field('zip').getBoundingClientRect(), moved: below() - before };
  };

  it('is below rows that float, and moves none', async () => {
    const { line, zip, moved } = await place('form { width: 500px } p { float: left; width: 100%; margin: 0 0 30px }');
    expect(line.width).to.be.above(100);
    expect(line.top).to.be.at.least(zip.bottom);
    // A filled field may be a pixel or two higher, because it has another font.
    expect(Math.abs(moved)).to.be.below(3);
  });

  it('has room of its own below rows that float and leave none', async () => {
    const { line } = await place('form { width: 160px } p { float: left; width: 100%; margin: 0 } input { width: 80px }');
    expect(line.width).to.be.above(100);
  });

  for (const scale of ['zoom: 1.5', 'transform: scale(0.8)'])
    it(`does not cover the code field of a form with ${scale}`, async () => {
      const { line, zip } = await place(`form { ${scale}; width: 600px } p { margin: 0 0 40px }`);
      expect(line.left > zip.right || line.top > zip.bottom, JSON.stringify([line, zip])).to.equal(true);
    });
});

describe('a message in its own place', () => {
  it('keeps no more room than its text after the first error', async () => {
    const { page, code } = await open();
    page.form.style.inlineSize = '300px';
    code.style.display = 'block';
    code.focus();
    await waitUntil(() => page.part('status')?.matches('.free'), 'no free space behind the label');
    await typeText(code, '0000000');
    await page.settled('error');
    const line = page.part('status')?.firstElementChild as HTMLElement;
    await waitUntil(() => line.style.minBlockSize !== '', 'no room is reserved');
    const { lineHeight } = getComputedStyle(line);
    // The usual message has one row, and the error more than two.
    expect(Number.parseFloat(line.style.minBlockSize)).to.be.below(2 * Number.parseFloat(lineHeight));
    expect(line.clientHeight).to.be.above(2 * Number.parseFloat(lineHeight));
  });
});

describe('a message below the visible part of the screen', () => {
  const pushDown = ({ page, code }: { page: Checkout; code: HTMLElement }): void => {
    (page.form.parentElement as HTMLElement).style.cssText = 'padding-block: 90vh';
    code.scrollIntoView({ block: 'end' });
  };

  it('scrolls into view while the code field has the focus', async () => {
    const opened = await open();
    const { page, code } = opened;
    pushDown(opened);
    await typeText(code, '0000000');
    await page.settled('error');
    await waitUntil(() => isInSight(page.part('status') as Element), 'the message is not in view');
    expect(document.activeElement === code).to.equal(true);
  });

  it('does not scroll the page of a user who moved on', async () => {
    const opened = await open();
    const { page, code } = opened;
    let answer = (): void => undefined;
    page.client.gate = new Promise((resolve) => (answer = () => resolve(undefined)));
    pushDown(opened);
    await typeText(code, '0000000');
    page.field('line1').focus({ preventScroll: true });
    code.scrollIntoView({ block: 'end' });
    const before = scrollY;
    answer();
    await page.settled('error');
    await page.element.updateComplete;
    await nextFrame();
    expect(scrollY).to.equal(before);
  });
});

describe('a button of the message that the user presses', () => {
  it('does not move under the pointer because leaving the code field adds a sentence', async () => {
    const { page, code } = await open();
    await typeText(code, '1020072');
    await page.settled('incomplete');
    await typeText(page.field('line1'), '飯田橋2-1');
    page.client.fail = new LookupError('unavailable', 'none', { status: 503 });
    code.select();
    await typeText(code, '1000004');
    await page.settled('error');
    await waitUntil(() => page.part('retry'));
    const edges = (): DOMRect => (page.part('retry') as Element).getBoundingClientRect();
    const { x, y, width, height } = edges();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    await nextFrame();
    await nextFrame();
    expect([edges().x, edges().y]).to.deep.equal([x, y]);
    page.client.fail = undefined;
    await sendMouse({ type: 'up' });
    await waitUntil(() => page.field('line1').value.startsWith('大手町'));
  });
});

describe('a control of the message that the user goes to', () => {
  it('gets the focus although leaving the field makes it unnecessary', async () => {
    const page = await checkout(
      '<label>郵便番号 <input id="zip"></label><dga-address-lookup></dga-address-lookup><label>住所 <input id="line"></label>',
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const line = page.field('line') as HTMLInputElement;
    line.focus();
    line.select();
    await typeText(line, '2-1');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => page.part('bring-back'));
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    await waitUntil(() => line.value === '東京都千代田区飯田橋2-1');
    await page.element.updateComplete;
    expect(document.activeElement === page.element).to.equal(true);
    expect(page.element.shadowRoot?.activeElement?.part.value).to.equal('bring-back');
  });
});

describe('a message in a free space of the page', () => {
  /** A form with this height between the code field and the next one. */
  async function withGap(gapPx: number, fontPx: number): Promise<Checkout> {
    const page = await checkout(
      `<style>input { display: block; block-size: 30px; inline-size: 100%; box-sizing: border-box }</style>
        <input id="zip" aria-label="郵便番号"><div style="block-size: ${gapPx}px" id="gap"></div><input id="line1" aria-label="住所">`,
      `style="font-size: ${fontPx}px"`,
    );
    await page.element.updateComplete;
    page.field('zip').focus();
    await waitUntil(() => page.part('status')?.matches('.free, .open'));
    await nextFrame();
    return page;
  }

  it('needs as much height as its text', async () => {
    expect((await withGap(26, 16)).part('status')?.matches('.free'), 'usual').to.equal(true);
    expect((await withGap(26, 32)).part('status')?.matches('.free'), 'large').to.equal(false);
    expect((await withGap(40, 32)).part('status')?.matches('.free'), 'large, with room').to.equal(true);
  });

  it('leaves it for its own place when the pickers appear', async () => {
    const page = await withGap(26, 16);
    expect(page.part('status')?.style.translate).not.to.equal('');
    page.element.setAttribute('pickers', '');
    await waitUntil(() => page.part('picker') && page.part('status')?.matches('.open'));
    await waitUntil(() => page.part('status')?.style.translate === '', 'is still moved', { timeout: 2000 });
  });

  it('stays there if a filled field makes the space a little lower', async () => {
    const page = await withGap(24, 16);
    const { top } = page.field('line1').getBoundingClientRect();
    page.field('gap').style.blockSize = '22px';
    page.field('line1').style.blockSize = '31px';
    await nextFrame();
    await nextFrame();
    expect(page.part('status')?.matches('.free')).to.equal(true);
    expect(page.field('line1').getBoundingClientRect().top).to.equal(top - 2);
  });
});

describe('a message in a paragraph of the page that indents its first line and does not wrap', () => {
  /** The text of the message for a code without an address, in a narrow block of the page with this style. */
  async function textIn(style: string): Promise<DOMRect> {
    const page = await checkout(
      `<div style="inline-size: 200px; ${style}"><input id="zip" aria-label="郵便番号"><dga-address-lookup></dga-address-lookup></div><input id="line1" aria-label="住所">`,
    );
    await openLine(page, page.field('zip'));
    await typeText(page.field('zip'), '9999999');
    await waitUntil(() => page.message().includes('見つかりません') && page.part('status')?.matches('.error'));
    await page.element.updateComplete;
    const text = document.createRange();
    text.selectNodeContents(page.part('status')?.querySelector('[role="status"]') as Element);
    return text.getBoundingClientRect();
  }

  it('wraps, and starts where it does elsewhere', async () => {
    const { left, width, height } = await textIn('');
    const found = await textIn('white-space: nowrap; text-indent: 3em');
    expect([found.left, found.width, found.height]).to.deep.equal([left, width, height]);
  });
});
