import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { LookupError } from '../../src/address/lookup-error.ts';
import { type FunnelEvent, watchFunnel } from '../../src/analytics/index.ts';
import { checkout, type Checkout, typeText } from '../support/checkout.ts';

describe('watchFunnel', () => {
  let ended: AbortController;
  let steps: FunnelEvent[];
  beforeEach(() => {
    ended = new AbortController();
    steps = [];
    watchFunnel(document, (step) => steps.push(step), { signal: ended.signal });
  });
  afterEach(() => ended.abort());
  const names = (): string[] => steps.map(({ step }) => step);

  async function filled(): Promise<Checkout> {
    const page = await checkout();
    await typeText(page.field('zip'), '1000004');
    await page.settled('incomplete');
    return page;
  }
  /** Leaves the field, so that the browser dispatches `change`. */
  const leave = (page: Checkout): void => page.field('org').focus();

  it('reports a lookup that starts and fills, with the names of parts', async () => {
    await filled();
    expect(names()).to.deep.equal(['started', 'filled']);
    const [start, fill] = steps;
    expect(start).to.include({
      lookup: 1,
      kind: 'postal-code',
      durationMs: 0,
      sinceFillMs: null,
      chosen: false,
      reason: null,
      error: null,
    });
    expect(fill?.parts).to.include.members(['prefecture', 'city', 'town']);
    expect(fill?.missing).to.deep.equal(['block']);
    expect(fill?.durationMs).to.be.a('number').and.at.least(0);
  });

  it('reports no code, address or field', async () => {
    const page = await filled();
    await typeText(page.field('city'), 'ほかの市');
    leave(page);
    page.element.undo();
    const said = JSON.stringify(steps);
    for (const secret of ['1000004', '100-0004', '東京都', '千代田区', '大手町', 'ほかの市', 'line1']) expect(said).not.to.contain(secret);
  });

  it('reports an edit of a filled field once', async () => {
    const page = await filled();
    const city = page.field('city');
    for (const text of ['中央区', '港区']) {
      city.focus();
      city.select();
      await sendKeys({ type: text });
      leave(page);
    }
    expect(names()).to.deep.equal(['started', 'filled', 'edited-after-fill']);
    expect(steps[2]?.parts).to.deep.equal(['city']);
    expect(steps[2]?.sinceFillMs).to.be.a('number').and.at.least(0);
  });

  it('does not report that the user added a block to the town', async () => {
    const page = await filled();
    const line = page.field('line1');
    line.focus();
    line.setSelectionRange(line.value.length, line.value.length);
    await sendKeys({ type: '1-2-3' });
    leave(page);
    expect(names()).to.deep.equal(['started', 'filled']);
  });

  it('reports an undo and no edit after it', async () => {
    const page = await filled();
    page.element.undo();
    await typeText(page.field('city'), '港区');
    leave(page);
    expect(names()).to.deep.equal(['started', 'filled', 'undone']);
    expect(steps[2]?.parts).to.include('city');
  });

  it('counts the choice among several addresses as the fill', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect(names()).to.deep.equal(['started']);
    const second = page.element.records[1];
    expect(second).to.exist;
    if (second) await page.element.select(second);
    expect(names()).to.deep.equal(['started', 'filled']);
    expect(steps[1]).to.include({ lookup: 1, chosen: true });
  });

  it('reports why a lookup filled nothing: it failed, another one replaced it, or the user left the page', async () => {
    const page = await checkout();
    page.client.fail = new LookupError('not-found', 'none');
    await typeText(page.field('zip'), '9999999');
    await page.settled('error');
    page.client.fail = undefined;
    page.client.gate = new Promise(() => undefined);
    page.element.lookup('1000004').catch(() => undefined);
    await page.settled('busy').catch(() => undefined);
    page.element.lookup('1020072').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(steps.map(({ step, lookup, reason, error }) => [step, lookup, reason, error])).to.deep.equal([
      ['started', 1, null, null],
      ['abandoned', 1, 'failed', 'not-found'],
      ['started', 2, null, null],
      ['abandoned', 2, 'replaced', null],
      ['started', 3, null, null],
      ['abandoned', 3, 'left', null],
    ]);
  });

  it('does not count a lookup that the page cancels', async () => {
    const page = await checkout();
    page.form.addEventListener('dga-lookup', (event) => event.preventDefault());
    await page.element.lookup('1000004');
    expect(names()).to.deep.equal([]);
  });

  it('stops reporting when its signal is aborted', async () => {
    ended.abort();
    await filled();
    expect(names()).to.deep.equal([]);
  });
});
