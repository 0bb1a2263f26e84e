import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { checkout } from '../../support/checkout.ts';
import { neverDisagreeSilently } from './random-agreement.ts';
import '../../support/same-inputs.ts';

// A thousand: test/long.
it('ZIP Code and address never disagree without a message, in random sequences of codes, edits and undone fills', async () => {
  await neverDisagreeSilently(20);
});

it('the element keeps the message of an undo if there is nothing left to undo', async () => {
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

it('the element keeps the message about a contradiction if there is nothing to undo', async () => {
  const page = await checkout(undefined, 'overwrite="empty"');
  for (const code of ['1000004', '1008926']) await page.element.lookup(code);
  page.element.undo();
  page.field('zip').select();
  await sendKeys({ type: '1020072' });
  await page.settled('incomplete');
  await waitUntil(() => page.message().startsWith('郵便番号と住所が一致していません。'));
  page.element.undo();
  await page.element.updateComplete;
  expect(page.values()).to.include({ zip: '1020072', line1: '大手町' });
  expect(page.message()).to.contain('郵便番号と住所が一致していません。');
});

it('the element keeps the message of an error if there is nothing to undo', async () => {
  const page = await checkout();
  await page.element.lookup('9999999').catch(() => []);
  await page.element.updateComplete;
  const message = page.message();
  expect(message).not.to.equal('');
  page.element.undo();
  await page.element.updateComplete;
  expect(page.message()).to.equal(message);
});
