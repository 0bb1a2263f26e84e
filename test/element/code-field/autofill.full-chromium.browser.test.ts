// The browser's own autofill, as a person starts it from the list below a field: trusted events, all fields in one go.
import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { checkout, type Checkout } from '../../support/checkout.ts';

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

const cdp = <T>(method: string, params: object = {}): Promise<T> => executeServerCommand('cdp', { method, params });

/** Finds the node with an id. Attributes come as `[name, value, name, value…]`. */
function byId(node: DomNode, id: string): DomNode | undefined {
  const { attributes = [], children = [] } = node;
  if (attributes.some((name, at) => at % 2 === 0 && name === 'id' && attributes[at + 1] === id)) return node;
  return children.map((child) => byId(child, id)).find((found) => found !== undefined);
}

/** An address as Chromium keeps it. */
const TOKYO = {
  ADDRESS_HOME_COUNTRY: 'JP',
  ADDRESS_HOME_ZIP: '102-0072',
  ADDRESS_HOME_STATE: '東京都',
  ADDRESS_HOME_CITY: '千代田区',
  ADDRESS_HOME_LINE1: '飯田橋3-10-1',
  ADDRESS_HOME_LINE2: 'メゾン101',
} as const;

/** Has Chromium fill the form from an address, beginning at a field. It knows a new form a moment after it was drawn. */
async function autofill(page: Checkout, id: string, values: Readonly<Record<string, string>>): Promise<void> {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  page.field(id).focus();
  const { root } = await cdp<{ root: DomNode }>('DOM.getDocument', { depth: -1 });
  const fieldId = byId(root, id)?.backendNodeId;
  await waitUntil(async () => {
    await cdp('Autofill.trigger', { fieldId, address: { fields } }).catch(() => undefined);
    return page.field(id).matches(':autofill');
  });
}

describe('an address that the browser fills', () => {
  it('is kept if it is right', async () => {
    const page = await checkout();
    await autofill(page, 'zip', TOKYO);
    await page.settled('filled');
    expect(page.values()).to.deep.equal({ zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋3-10-1', line2: 'メゾン101' });
    expect(page.part('replace')).to.equal(null);
    expect(page.message()).to.equal('');
  });

  it('is kept if it is wrong, and a correction is offered', async () => {
    const page = await checkout();
    await autofill(page, 'zip', { ...TOKYO, ADDRESS_HOME_STATE: '大阪府', ADDRESS_HOME_CITY: '大阪市北区' });
    await waitUntil(() => page.part('replace'));
    const filled = { zip: '102-0072', pref: '大阪府', city: '大阪市北区', line1: '飯田橋3-10-1', line2: 'メゾン101' };
    expect(page.values()).to.deep.equal(filled);
    page.part('replace')?.click();
    await waitUntil(() => page.values()['city'] === '千代田区');
    const { line2: _, ...rest } = filled;
    expect(page.values(), 'without the old building').to.deep.equal({ ...rest, pref: '東京都', city: '千代田区' });
    page.part('undo')?.click();
    await waitUntil(() => page.values()['city'] === '大阪市北区');
    expect(page.values()).to.deep.equal(filled);
  });

  it("counts as the user's text if it was filled from another field, and stays when a code is typed later", async () => {
    const page = await checkout();
    await autofill(page, 'city', TOKYO);
    await page.settled('filled');
    page.field('zip').select();
    await cdp('Input.insertText', { text: '1000004' });
    await waitUntil(() => page.client.asked.length === 2);
    await page.settled();
    expect(page.values()).to.include({ zip: '1000004', line1: '飯田橋3-10-1', line2: 'メゾン101' });
  });
});
