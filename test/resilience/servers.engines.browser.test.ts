// What the browser hands over at the upgrade: the focus and the texts of fields. servers.browser.test.ts has markup and properties.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { closeFrames } from './page-frame.ts';
import { openBefore, upgrade } from './upgraded-page.ts';

afterEach(closeFrames);

describe('server-rendered HTML whose script loads later', () => {
  it('fills its form from a code', async () => {
    const page = await openBefore('<dga-address-lookup endpoint="mock:" zip-format="hyphen"></dga-address-lookup>');
    const element = await upgrade(page);
    await page.type(page.field('zip'), 'A7E2FK2');
    await waitUntil(() => element.status === 'filled', 'never filled');
    expect(page.values()).to.include({ zip: '100-0005', pref: '東京都' });
    expect(page.seen.errors).to.deep.equal([]);
  });

  it('keeps text typed before the upgrade, and looks it up when the user continues', async () => {
    const page = await openBefore();
    await page.type(page.field('line1'), '飯田橋1-2-3');
    await page.type(page.field('zip'), '102007');
    page.element.setAttribute('endpoint', 'mock:');
    const element = await upgrade(page);
    expect(page.values()).to.deep.equal({ zip: '102007', line1: '飯田橋1-2-3' });
    expect(page.document.activeElement).to.equal(page.field('zip'));
    await sendKeys({ type: '2' });
    await waitUntil(() => element.status === 'filled', 'never filled');
    expect(page.values()).to.include({ city: '千代田区', line1: '飯田橋1-2-3' });
  });

  it('looks up a complete code that was typed before the upgrade while the field has the focus', async () => {
    const page = await openBefore();
    await page.type(page.field('zip'), '1020072');
    page.element.setAttribute('endpoint', 'mock:');
    const element = await upgrade(page);
    await waitUntil(() => element.status === 'incomplete', 'never filled');
    expect(page.values()).to.include({ zip: '1020072', city: '千代田区' });
    expect(page.document.activeElement).to.equal(page.field('zip'));
  });

  it('does not look up what a script wrote before the upgrade', async () => {
    const page = await openBefore();
    page.field('zip').value = '1020072';
    page.element.setAttribute('endpoint', 'mock:');
    const element = await upgrade(page);
    await waitUntil(() => element.explain().length > 0, 'no form');
    expect(element.status).to.equal('idle');
    expect(page.values()).to.deep.equal({ zip: '1020072' });
  });
});
