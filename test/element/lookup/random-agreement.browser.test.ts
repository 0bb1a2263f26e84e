import { expect } from '@open-wc/testing';
import { checkout } from '../../support/checkout.ts';
import { neverDisagreeSilently } from './random-agreement.ts';

// A thousand: test/long.
it('ZIP Code and address never disagree silently, in random sequences of codes, edits and undone fills', async function () {
  this.timeout(120_000);
  await neverDisagreeSilently(40);
});

it('keeps the message of an undo when there is nothing left to undo', async () => {
  const page = await checkout();
  await page.element.lookup('1000004');
  page.element.undo();
  await page.element.updateComplete;
  const message = page.message();
  expect(message).not.to.equal('');
  page.element.undo();
  await page.element.updateComplete;
  expect(page.message()).to.equal(message);
});

it('keeps the message of an error when there is nothing to undo', async () => {
  const page = await checkout();
  await page.element.lookup('9999999').catch(() => []);
  await page.element.updateComplete;
  const message = page.message();
  expect(message).not.to.equal('');
  page.element.undo();
  await page.element.updateComplete;
  expect(page.message()).to.equal(message);
});
