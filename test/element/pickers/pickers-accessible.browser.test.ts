import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { NARROWEST, STANDARD, typeText } from '../../support/checkout.ts';
import { choose, pickerPage, press, until } from './picker-page.ts';

describe('pickers by axe', () => {
  for (const width of [320, 1280]) {
    it(`have no violation at ${width} px: untouched, list open, active option, no match, ZIP Codes, filled, failed`, async () => {
      await setViewport({ width: Math.max(width, NARROWEST), height: 800 });
      try {
        const page = await pickerPage();
        await expect(page.element).to.be.accessible();
        await choose(page.picker('prefecture'), '東京都');
        await until(() => !page.picker('city').disabled);
        page.picker('city').focus();
        await press('ArrowDown');
        await until(() => page.options().length > 5, `list of cities: ${page.client.asked.length} asked, ${page.message()}`);
        await expect(page.element).to.be.accessible();
        await press('ArrowDown', 'ArrowDown');
        await until(() => page.active('city'));
        await expect(page.element).to.be.accessible();
        await typeText(page.picker('city'), 'qqq');
        await until(() => page.options().length === 0);
        await expect(page.element).to.be.accessible();
        page.picker('city').select();
        await typeText(page.picker('city'), '千代田区');
        await press('Enter');
        await until(() => !page.picker('town').disabled);
        await typeText(page.picker('town'), '大手町ＪＡビル');
        await press('Enter');
        await until(() => page.picker('code'));
        await expect(page.element).to.be.accessible();
        await choose(page.picker('code'), '100-6801（1階）');
        await page.settled('incomplete');
        await expect(page.element).to.be.accessible();
        page.client.answer = () => Promise.resolve(new Response('{}', { status: 503, headers: { 'retry-after': '9' } }));
        await choose(page.picker('prefecture'), '大阪府');
        await page.settled('error');
        await expect(page.element).to.be.accessible();
        for (const target of page.element.renderRoot.querySelectorAll('select, input, button, [part="option"]')) {
          const { width: wide, height } = target.getBoundingClientRect();
          expect(Math.min(wide, height), target.outerHTML).to.be.at.least(24);
        }
      } finally {
        await setViewport({ width: 1280, height: 800 });
      }
    });
  }

  it('finds no violation in the list of places below the built-in input', async () => {
    const page = await pickerPage(STANDARD.replace(/<label>郵便番号.*?<\/label>/, ''), 'accept="postal-code freeword"');
    await until(() => page.part('input'));
    await typeText(page.part('input') as HTMLElement, '千代田区大手町');
    await page.settled('choosing');
    await press('ArrowDown');
    await until(() => page.options().length > 0);
    await expect(page.element).to.be.accessible();
  });
});
