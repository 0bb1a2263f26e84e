import { expect, waitUntil } from '@open-wc/testing';
import { checkout } from '../../support/checkout.ts';

describe('the request of a lookup', () => {
  it('is sent during the event of the last key, before anything is rendered', async () => {
    const page = await checkout();
    // The first lookup brings the part that asks.
    await page.element.lookup('1020072');
    const zip = page.field('zip');
    zip.value = '1000004';
    const drawn = page.element.shadowRoot?.innerHTML;
    zip.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: '4', bubbles: true, composed: true }));
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072', '1000004']);
    expect(page.element.shadowRoot?.innerHTML).to.equal(drawn);
    await page.settled('incomplete');
  });

  it('is sent again for the code of the last fill if another code had no address in between', async () => {
    const page = await checkout(undefined, 'overwrite="empty"');
    const zip = page.field('zip');
    const enter = (code: string): void => {
      zip.value = code;
      zip.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: code, bubbles: true, composed: true }));
    };
    const isKept = (): boolean => page.part('replace')?.textContent?.includes('町名') === true;
    enter('1000004');
    await page.settled('incomplete');
    enter('1020072');
    await waitUntil(isKept);
    enter('1000005');
    await page.settled('error');
    enter('1020072');
    await waitUntil(isKept);
    expect(page.client.asked.length).to.equal(4);
  });

  it('uses one token for many lookups in token mode, and sends no Referer', async () => {
    const { fetch: real } = globalThis;
    const asked: string[] = [];
    globalThis.fetch = async (input, init) => {
      const { url, referrerPolicy } = new Request(input, init);
      const { pathname } = new URL(url);
      asked.push(pathname);
      expect(referrerPolicy, pathname).to.equal('no-referrer');
      const body = pathname.endsWith('/token')
        ? { token: 'made-up', token_type: 'jwt', expires_in: 600, scope: 'J1' }
        : {
            page: 1,
            limit: 1000,
            count: 1,
            searchtype: 'zipcode',
            addresses: [{ zip_code: pathname.split('/').at(-1), pref_name: '東京都' }],
          };
      return Response.json(body);
    };
    try {
      const page = await checkout(undefined, `endpoint="/tokens" api-base="${location.origin}/gateway"`);
      for (const code of ['1020072', '1000004', '1000005']) await page.element.lookup(code);
      expect(page.field('pref').value).to.equal('東京都');
      expect(asked.filter((path) => path === '/tokens/token').length).to.equal(1);
      expect(asked.length).to.equal(4);
    } finally {
      globalThis.fetch = real;
    }
  });

  it('fails temporarily or permanently, as the token endpoint did, in token mode', async () => {
    const { fetch: real } = globalThis;
    const answers: readonly (readonly [Response, string, number | null])[] = [
      [Response.json({ code: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } }), 'unavailable', 5],
      [Response.json({ code: 'rate-limited' }, { status: 429, headers: { 'retry-after': '30' } }), 'rate-limited', 30],
      [Response.json({ code: 'timeout' }, { status: 504 }), 'timeout', null],
      [Response.json({ code: 'origin-refused' }, { status: 403 }), 'unauthorized', null],
      [new Response('<html>'), 'unavailable', null],
      [Response.json({ code: 'unauthorized' }, { status: 500 }), 'configuration', null],
      [Response.json({ code: 'not-found' }, { status: 404 }), 'configuration', null],
    ];
    try {
      for (const [at, [answer, code, retryAfter]] of answers.entries()) {
        globalThis.fetch = async () => answer;
        const page = await checkout(undefined, `endpoint="/no-tokens-${at}" api-base="${location.origin}/gateway"`);
        const error: unknown = await page.element.lookup('1020072').catch((thrown: unknown) => thrown);
        expect(error, code).to.include({ code, retryAfter });
      }
    } finally {
      globalThis.fetch = real;
    }
  });
});
