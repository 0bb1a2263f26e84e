// Shops preselect a prefecture, many of them by a script before the element looks: React sets the value of a select, not the attribute.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { type Checkout, checkout, testClient, typeText } from '../../support/checkout.ts';

const SELECT =
  '<select id="pref" name="pref"><option value="">選択</option><option>北海道</option><option>大阪府</option><option>東京都</option></select>';
const FIELDS = `<input id="zip" autocomplete="postal-code">${SELECT}<input id="city" autocomplete="address-level2"><input id="line" autocomplete="address-line1">`;

/** A page whose prefecture was set before the element was added. */
async function shop(before: (page: Checkout) => unknown, isRestored = false): Promise<Checkout & { readonly added: DgaAddressLookup }> {
  const page = await checkout(FIELDS);
  const { form } = page;
  page.element.remove();
  // A copy of the form that no element has seen.
  const fresh = form.cloneNode(true) as HTMLFormElement;
  form.replaceWith(fresh);
  await before(page);
  const added = document.createElement('dga-address-lookup');
  added.client = testClient();
  fresh.append(added);
  // As the browser calls it after a reload or on the way back.
  if (isRestored) added.formStateRestoreCallback(null);
  await added.updateComplete;
  return { ...page, form: fresh, added };
}

async function lookUp({ field, added }: { readonly added: DgaAddressLookup } & Checkout): Promise<string> {
  field('zip').value = '';
  await typeText(field('zip'), '1020072');
  await waitUntil(() => ['filled', 'incomplete'].includes(added.status));
  return field('pref').value;
}

describe('a prefecture that a script selected before the element was upgraded', () => {
  it('counts as empty', async () => {
    const page = await shop(({ field }) => (field('pref').value = '大阪府'));
    expect(await lookUp(page)).to.equal('東京都');
    page.added.undo();
    expect(page.field('pref').value, 'undone').to.equal('大阪府');
    page.field('zip').value = '';
    expect(await lookUp(page), 'again').to.equal('東京都');
  });

  it('is kept if the user chose it before the element was upgraded', async () => {
    const page = await shop(async ({ field }) => {
      field('pref').focus();
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'Tab' });
    });
    expect(await lookUp(page)).to.equal('北海道');
  });

  it('is kept if the browser restored it: it was the choice of the user', async () => {
    const page = await shop(({ field }) => (field('pref').value = '大阪府'), true);
    expect(await lookUp(page)).to.equal('大阪府');
  });

  it('counts as empty after a submit that the browser refused', async () => {
    const page = await shop(({ field }) => {
      field('pref').value = '大阪府';
      field('line').setAttribute('required', '');
    });
    page.form.addEventListener('submit', (event) => event.preventDefault());
    page.form.requestSubmit();
    expect(page.field('pref').matches(':user-valid'), 'the browser marks all fields').to.equal(true);
    expect(await lookUp(page)).to.equal('東京都');
  });

  it('is kept with the other fields of a saved address', async () => {
    const page = await shop(({ field }) => {
      field('pref').value = '大阪府';
      field('city').value = '大阪市北区';
    });
    expect(await lookUp(page)).to.equal('大阪府');
    expect(page.field('city').value).to.equal('大阪市北区');
  });

  it('is kept once a widget has changed it without an event', async () => {
    const page = await shop(({ field }) => (field('pref').value = '大阪府'));
    page.field('pref').value = '北海道';
    expect(await lookUp(page)).to.equal('北海道');
  });

  it('is kept once the user has touched it', async () => {
    const page = await shop(({ field }) => (field('pref').value = '大阪府'));
    page.field('pref').dispatchEvent(new Event('input', { bubbles: true }));
    expect(await lookUp(page)).to.equal('大阪府');
  });

  it('is kept if the page re-creates the select with the value', async () => {
    const page = await shop(({ field }) => (field('pref').value = '大阪府'));
    const copy = page.field('pref').cloneNode(true) as HTMLSelectElement;
    page.field('pref').replaceWith(copy);
    copy.value = '北海道';
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await lookUp(page)).to.equal('北海道');
  });
});
