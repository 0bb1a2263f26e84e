import { expect, waitUntil } from '@open-wc/testing';
import { queueTask } from '../../../src/element/page/task-queue.ts';

const { signal } = new AbortController();

/** Keeps the processor busy: only work, no wait, lengthens a task. */
function work(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

describe('the task of inserted elements', () => {
  it('runs the callbacks of elements that were inserted together after the inserting script', async () => {
    const called: string[] = [];
    queueTask(() => called.push('a'), signal);
    queueTask(() => {
      called.push('b');
      queueMicrotask(() => called.push('microtask'));
    }, signal);
    queueTask(() => called.push('c'), signal);
    called.push('script');
    await waitUntil(() => called.length === 5);
    expect(called).to.deep.equal(['script', 'a', 'b', 'c', 'microtask']);
  });

  it('ends early to let the page work if there are many elements', async () => {
    const called: string[] = [];
    for (let n = 0; n < 5; n++)
      queueTask(() => {
        work(25);
        called.push('element');
        queueMicrotask(() => called.push('end of a task'));
      }, signal);
    await waitUntil(() => called.length === 10);
    const ends = called.indexOf('end of a task');
    expect(ends, 'in the first task').to.be.within(1, 2);
    expect(called.lastIndexOf('element')).to.be.above(ends);
  });

  it('does not run the callback of an element that was removed meanwhile', async () => {
    const leaving = new AbortController();
    const called: string[] = [];
    queueTask(() => leaving.abort(), signal);
    queueTask(() => called.push('left'), leaving.signal);
    queueTask(() => called.push('stays'), signal);
    await waitUntil(() => called.length > 0);
    expect(called).to.deep.equal(['stays']);
  });
});
