import { expect, waitUntil } from '@open-wc/testing';
import { CDN, CDN_WITH_MOCK, openPage } from '../page-frame.ts';

export const FILLED = { zip: '102-0072', pref: '東京都', city: '千代田区', line1: '飯田橋' };

const enforced = 'trustedTypes' in globalThis;

/** The policy of a page, and what it lets the element do. */
export interface TrustedTypesSetUp {
  readonly name: string;
  readonly csp: string;
  readonly scripts?: readonly string[];
  /** Whether the element can draw lists and inputs. The form is filled and the message is shown in any case. */
  readonly drawn: boolean;
}

const PAGE_LIT = '/test/fixtures/page-lit.module.js';

/** The first two run in all engines: the policy is made, or it is not. */
export const SET_UPS: readonly TrustedTypesSetUp[] = [
  { name: 'our own policy is listed', csp: 'trusted-types', drawn: true },
  { name: 'no policy may be made', csp: 'trusted-types-none', drawn: false },
  { name: 'our own policy is listed, and the page has a Lit of its own', csp: 'trusted-types-lit', scripts: [PAGE_LIT, CDN], drawn: true },
  { name: 'any policy may be made', csp: 'trusted-types-any', drawn: true },
  {
    name: 'the page has a default policy as well',
    csp: 'trusted-types-default',
    scripts: ['/test/fixtures/default-policy.js', CDN],
    drawn: true,
  },
  {
    name: 'there is the page’s default policy only, which lets all through',
    csp: 'trusted-types-default-only',
    scripts: ['/test/fixtures/default-policy.js', CDN],
    drawn: true,
  },
  {
    name: 'there is the page’s default policy only, which refuses all',
    csp: 'trusted-types-default-only',
    scripts: ['/test/fixtures/refusing-policy.js', CDN],
    drawn: false,
  },
  { name: 'two copies are loaded and one policy may be made', csp: 'trusted-types', scripts: [CDN, CDN_WITH_MOCK], drawn: true },
  { name: 'two copies are loaded and policies may be made twice', csp: 'trusted-types-twice', scripts: [CDN, CDN_WITH_MOCK], drawn: true },
  { name: 'a report is sent and nothing is stopped', csp: 'trusted-types-report', drawn: true },
];

/** Looks up codes on a page with that policy: the form is filled, and nothing else than the policy itself is refused. */
export async function expectFillUnder({ csp, scripts = [CDN], drawn }: TrustedTypesSetUp): Promise<void> {
  const page = await openPage({ csp, scripts });
  await waitUntil(() => page.part('status') !== null);
  await page.type(page.field('zip'), '102-0072');
  await page.settled('incomplete');
  expect(page.values()).to.deep.equal(FILLED);
  expect(page.message()).to.contain('番地を入力してください');
  page.element.undo();
  expect(page.values()).to.deep.equal({ zip: '102-0072' });
  page.element.endpoint = '/hostile/dga/server-error';
  await page.element.lookup('1010032').catch(() => undefined);
  expect(page.element.status).to.equal('error');
  page.element.endpoint = '/hostile/dga/many-towns';
  const records = await page.element.lookup('1010032');
  expect(records.length).to.be.above(1);
  if (drawn || !enforced) await waitUntil(() => page.part('list') !== null, 'no list');
  expect(page.seen.errors, 'errors that nobody caught').to.deep.equal([]);
  // Each copy requests its policy once, and the browser reports the refusal. Nothing else is blocked.
  if (drawn) expect(page.seen.violations.filter((violation) => !violation.startsWith('trusted-types '))).to.deep.equal([]);
  if (scripts.includes(PAGE_LIT)) expect(page.document.querySelector('#drawn-by-the-page')).not.to.equal(null);
}
