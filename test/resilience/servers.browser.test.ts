import { expect, waitUntil } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../src/element/dga-address-lookup.ts';
import { closeFrames } from './page-frame.ts';
import { openBefore, upgrade } from './upgraded-page.ts';

afterEach(closeFrames);

/** The markup that server-side renderers produce around the tag. */
const SENT: Readonly<Record<string, string>> = {
  'as Next sends it': '<dga-address-lookup endpoint="mock:" zip-format="hyphen"></dga-address-lookup><!--$--><!--/$-->',
  'as Nuxt sends it': '<!--[--><dga-address-lookup endpoint="mock:" zip-format="hyphen" data-v-1a2b3c4d=""></dga-address-lookup><!--]-->',
  'as Astro sends it, in an island':
    '<astro-island uid="1" ssr="" client="load"><dga-address-lookup endpoint="mock:" zip-format="hyphen"><noscript>JavaScript</noscript></dga-address-lookup><!--astro:end--></astro-island>',
  'with content for the time before':
    '<dga-address-lookup endpoint="mock:" zip-format="hyphen"><p slot="none">お待ちください</p></dga-address-lookup>',
};

describe('server-rendered HTML whose script loads later', () => {
  for (const [name, tag] of Object.entries(SENT)) {
    it(`fills its form from a code: ${name}`, async () => {
      const page = await openBefore(tag);
      const element = await upgrade(page);
      await page.type(page.field('zip'), 'A7E2FK2');
      await waitUntil(() => element.status === 'filled', 'never filled');
      expect(page.values()).to.include({ zip: '100-0005', pref: '東京都' });
      expect(page.seen.errors).to.deep.equal([]);
    });
  }

  it('applies properties that were set before the upgrade, including `value`', async () => {
    const page = await openBefore();
    const early = page.element as unknown as Record<string, unknown>;
    const calls: string[] = [];
    early['endpoint'] = 'mock:';
    early['zipFormat'] = 'hyphen';
    early['fields'] = { city: (value: string) => calls.push(value) };
    early['value'] = '1020072';
    const element = await upgrade(page);
    expect(element.value).to.equal('1020072');
    expect(page.field('zip').value, 'the page’s own field shows it').to.equal('1020072');
    expect(Object.hasOwn(element, 'value')).to.equal(false);
    await element.lookup();
    expect(page.values()).to.include({ zip: '102-0072', pref: '東京都' });
    expect(calls).to.deep.equal(['千代田区']);
  });

  it('applies a `value` that was set before the upgrade to the built-in input', async () => {
    const page = await openBefore('<dga-address-lookup endpoint="mock:" standalone name="code"></dga-address-lookup>');
    const early = page.document.querySelector('dga-address-lookup') as DgaAddressLookup;
    early.value = '1020072';
    const element = await upgrade(page);
    await waitUntil(() => element.shadowRoot?.querySelector('input')?.value === '1020072', 'the own input does not show it');
    expect(page.field('zip').value).to.equal('');
    expect(element.value).to.equal('1020072');
    element.value = '1000004';
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('input')?.value).to.equal('1000004');
  });

  it('keeps typed text instead of `value`', async () => {
    const page = await openBefore();
    (page.element as unknown as Record<string, unknown>)['value'] = '1020072';
    await page.type(page.field('zip'), '9');
    const element = await upgrade(page);
    expect(page.field('zip').value).to.equal('9');
    expect(element.value).to.equal('9');
  });
});
