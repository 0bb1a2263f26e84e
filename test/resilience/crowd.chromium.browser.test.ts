import { aTimeout, expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { checkout, typeText } from '../support/checkout.ts';
import { BARE, crowd, loadChunks, OURS } from './crowd.ts';

async function heapBytes(): Promise<number> {
  // Objects that one collection frees may have kept others alive.
  for (let i = 0; i < 3; i++) await executeServerCommand('cdp', { method: 'HeapProfiler.collectGarbage' });
  return ((await executeServerCommand('cdp', { method: 'Runtime.getHeapUsage' })) as { usedSize: number }).usedSize;
}

describe('many elements on one page', () => {
  it('take at most 10 kB of heap each', async () => {
    await loadChunks();
    const hosts: HTMLElement[] = [];
    /** The heap of one of 200 forms in kB: the smallest of three results, because the engine also compiles code meanwhile. */
    const kbOfEach = async (markup: string): Promise<number> => {
      const kbs: number[] = [];
      for (let i = 0; i < 3; i++) {
        const before = await heapBytes();
        const host = crowd(markup, 200);
        document.body.append(host);
        await nextFrame();
        await nextFrame();
        kbs.push(((await heapBytes()) - before) / 200 / 1000);
        host.remove();
        hosts.push(host);
      }
      return Math.min(...kbs);
    };
    const bare = await kbOfEach(BARE);
    const kb = await kbOfEach(OURS);
    console.log(`heap: ${kb.toFixed(1)} kB for each of our forms, ${bare.toFixed(1)} kB for each bare one`);
    for (const host of hosts) host.remove();
    expect(kb, 'kB').to.be.below(10);
  });
});

describe('removed elements', () => {
  it('leave nothing behind after 1,000 insertions and removals', async () => {
    const page = await checkout();
    const before = await heapBytes();
    for (let i = 0; i < 1000; i++) {
      page.element.remove();
      page.form.append(page.element);
      if (i % 100 === 0) await nextFrame();
    }
    await page.element.updateComplete;
    const grownKb = ((await heapBytes()) - before) / 1000;
    console.log(`1,000 times in and out: ${grownKb.toFixed(0)} kB`);
    expect(grownKb, 'kB').to.be.below(300);
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    expect(page.client.asked, 'one listener only').to.have.length(1);
  });

  it('are garbage-collected together with their forms', async () => {
    const gone: WeakRef<Element>[] = [];
    for (let i = 0; i < 20; i++) {
      const page = await checkout();
      await page.element.lookup('1020072');
      gone.push(new WeakRef(page.element), new WeakRef(page.form));
      // The test's record of a page references its fields and lives as long as the fixture.
      fixtureCleanup();
    }
    await nextFrame();
    // A register may still hold the last one.
    const held = (): number => gone.filter((each) => each.deref() !== undefined).length;
    for (let i = 0; i < 300 && held() > 2; i++) {
      await heapBytes();
      // A WeakRef that was read keeps its target until the end of the task.
      await aTimeout(100);
    }
    expect(held(), `of ${gone.length} are still held`).to.be.at.most(2);
  });

  it('leave the heap unchanged after 100 lookups', async () => {
    await lookUpOften(100);
  });
});

/** Alternates between two codes. The heap must not grow with the number of lookups. */
async function lookUpOften(count: number): Promise<void> {
  const page = await checkout();
  page.form.parentElement?.addEventListener('dga-fill', () => (page.events as unknown[]).splice(0));
  const codes = ['1020072', '1000004', 'A7E2FK2'];
  for (const code of codes) await page.element.lookup(code);
  const before = await heapBytes();
  for (let i = 0; i < count; i++) {
    await page.element.lookup(codes[i % 3]);
    (page.client.asked as unknown[]).splice(0);
  }
  const grownKb = ((await heapBytes()) - before) / 1000;
  console.log(`${count} lookups: ${grownKb.toFixed(0)} kB`);
  expect(grownKb, 'kB').to.be.below(400);
}
