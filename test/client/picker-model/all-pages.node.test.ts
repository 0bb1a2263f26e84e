import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AddressRow } from '../../../src/address/record.ts';
import { type AddressCriteria, createClient, LookupError } from '../../../src/client/index.ts';
import { type Asked, json, scriptedFetch } from '../../support/scripted-fetch.ts';

interface Server {
  readonly rows: number;
  /** Most rows that it gives at once, whatever is asked. */
  readonly most?: number;
  readonly count?: (given: number, all: number) => number;
  readonly past?: 'empty' | 'not-found' | 'unknown-404';
  readonly nested?: boolean;
  readonly sayLimit?: number | null;
}

/** A server of the address search with so many rows, each with a separate ZIP Code. */
const serve =
  ({ rows, most = 1000, count = (given) => given, past = 'empty', nested = false, sayLimit }: Server) =>
  ({ body }: Asked): Response => {
    const { page, limit } = body as { page: number; limit: number };
    const size = Math.min(limit, most);
    const first = (page - 1) * size;
    const addresses = Array.from({ length: Math.max(0, Math.min(size, rows - first)) }, (_, at) => ({
      zip_code: String(first + at).padStart(7, '0'),
    }));
    if (addresses.length === 0 && past === 'not-found') return json({ error_code: '404-1018-0001' }, 404);
    if (addresses.length === 0 && past === 'unknown-404') return json({ error_code: '404-1018-0042' }, 404);
    return json({
      page,
      limit: sayLimit === undefined ? size : sayLimit,
      count: count(addresses.length, rows),
      level: 3,
      addresses: nested ? [addresses] : addresses,
    });
  };

async function all(
  answer: (asked: Asked) => Response,
  criteria: AddressCriteria = {},
  direct = false,
): Promise<{ rows: AddressRow[]; asked: readonly Asked[] }> {
  const { fetch, asked } = scriptedFetch(answer);
  const client = direct
    ? createClient({
        apiBase: 'https://api.example',
        fetch,
        token: async () => ({ token: 'x', token_type: 'jwt', expires_in: null, scope: null }),
      })
    : createClient({ endpoint: '/dga', fetch });
  const rows: AddressRow[] = [];
  for await (const row of client.searchAddressAll({ city_code: '16201', ...criteria })) rows.push(row);
  return { rows, asked };
}
const isWhole = (rows: readonly AddressRow[], length: number): void =>
  assert.deepEqual(
    rows.map(({ zip_code }) => Number(zip_code)),
    Array.from({ length }, (_, at) => at),
  );

describe('all rows', () => {
  for (const [rows, requests] of [
    [1, 1],
    [999, 1],
    [1000, 2],
    [1001, 2],
    [1147, 2],
    [2000, 3],
  ] as const) {
    for (const past of ['empty', 'not-found', 'unknown-404'] as const) {
      test(`are complete: ${rows} rows, then ${past}`, async () => {
        const { rows: got, asked } = await all(serve({ rows, past }), {}, past === 'unknown-404');
        isWhole(got, rows);
        assert.deepEqual(
          asked.map(({ body }) => body),
          Array.from({ length: requests }, (_, at) => ({ city_code: '16201', page: at + 1, limit: 1000 })),
        );
      });
    }
  }
  for (const [name, count] of [
    ['0', () => 0],
    ['all rows', (_: number, whole: number) => whole],
    ['a million', () => 1e6],
    ['1', () => 1],
  ] as const) {
    test(`are complete despite a wrong count: ${name}`, async () => {
      const { rows, asked } = await all(serve({ rows: 1147, count }));
      isWhole(rows, 1147);
      assert.equal(asked.length, 2);
      assert.equal((await all(serve({ rows: 10, count }))).asked.length, 1);
    });
  }
  test('are complete if the server nests the array in an array', async () =>
    isWhole((await all(serve({ rows: 1147, nested: true }))).rows, 1147));
  test('are complete from a server with smaller pages', async () => {
    const { rows, asked } = await all(serve({ rows: 250, most: 100 }));
    isWhole(rows, 250);
    assert.equal(asked.length, 3);
  });
  test('are complete in pages of a given size', async () => {
    const { rows, asked } = await all(serve({ rows: 25 }), { limit: 10 });
    isWhole(rows, 25);
    assert.deepEqual(
      asked.map(({ body }) => (body as { limit: number }).limit),
      [10, 10, 10],
    );
  });
  test('start at a given page', async () => {
    const { rows, asked } = await all(serve({ rows: 25 }), { limit: 10, page: 2 });
    assert.deepEqual([rows.length, asked.length, rows[0]?.zip_code], [15, 2, '0000010']);
  });
  test('are complete despite a wrong limit in the answer', async () => {
    for (const sayLimit of [0, null, 1000]) isWhole((await all(serve({ rows: 1147, sayLimit }))).rows, 1147);
  });
  test('are counted even if they cannot be read', async () => {
    const { fetch, asked } = scriptedFetch(
      json({ page: 1, limit: 3, addresses: [{ zip_code: '1' }, null, {}] }),
      json({ page: 2, limit: 3, addresses: [{ zip_code: '2' }] }),
    );
    const rows: AddressRow[] = [];
    for await (const row of createClient({ endpoint: '/dga', fetch }).searchAddressAll({ freeword: 'x', limit: 3 })) rows.push(row);
    assert.deepEqual([rows.length, asked.length], [2, 2]);
  });
  test('end with an error after the rows of the first page if a server ignores the page', async () => {
    const { fetch, asked } = scriptedFetch(() => json({ page: 1, limit: 2, addresses: [{ zip_code: '1' }, { zip_code: '2' }] }));
    const rows: AddressRow[] = [];
    await assert.rejects(
      async () => {
        for await (const row of createClient({ endpoint: '/dga', fetch }).searchAddressAll({ freeword: 'x', limit: 2 })) rows.push(row);
      },
      (error) => error instanceof LookupError && error.code === 'unavailable',
    );
    assert.deepEqual([rows.length, asked.length], [2, 2]);
  });
  test('end with an error after a hundred pages', async () => {
    const { fetch, asked } = scriptedFetch(({ body }) => json({ ...(body as object), addresses: [{ zip_code: '1' }] }));
    const rows = createClient({ endpoint: '/dga', fetch }).searchAddressAll({ freeword: 'x', limit: 1 });
    await assert.rejects(async () => {
      for await (const _ of rows);
    }, LookupError);
    assert.equal(asked.length, 100);
  });
  test('contain equal rows on neighboring pages', async () => {
    const rows = await all(
      ({ body }) => {
        const { page } = body as { page: number };
        return json({ page, limit: 1, addresses: page > 3 ? [] : [{ zip_code: '1' }] });
      },
      { limit: 1 },
    );
    assert.equal(rows.rows.length, 3);
  });
  test('are empty if nothing is found', async () => {
    for (const past of ['empty', 'not-found'] as const) {
      for (const direct of [false, true]) assert.deepEqual((await all(serve({ rows: 0, past }), {}, direct)).rows, []);
    }
  });
  test('are empty after a 404 of the API with an unknown number, also on the first page', async () => {
    assert.deepEqual((await all(serve({ rows: 0, past: 'unknown-404' }), {}, true)).rows, []);
  });
  test('end with an error at a failing page, after the rows before it', async () => {
    const rows: AddressRow[] = [];
    const { fetch } = scriptedFetch(json({ page: 1, limit: 1, addresses: [{ zip_code: '1' }] }), json({}, 500));
    await assert.rejects(async () => {
      for await (const row of createClient({ endpoint: '/dga', fetch }).searchAddressAll({ freeword: 'x', limit: 1 })) rows.push(row);
    }, LookupError);
    assert.equal(rows.length, 1);
  });
  test('are requested page by page, each when its first row is read', async () => {
    const { fetch, asked } = scriptedFetch(serve({ rows: 3 }));
    const rows = createClient({ endpoint: '/dga', fetch }).searchAddressAll({ freeword: 'x', limit: 2 });
    assert.equal(asked.length, 0);
    await rows.next();
    await rows.next();
    assert.equal(asked.length, 1);
    await rows.return();
    assert.equal(asked.length, 1);
  });
  test('can be aborted between two pages', async () => {
    const controller = new AbortController();
    const { fetch, asked } = scriptedFetch(serve({ rows: 30 }));
    const rows = createClient({ endpoint: '/dga', fetch }).searchAddressAll({ freeword: 'x', limit: 2 }, { signal: controller.signal });
    await rows.next();
    controller.abort();
    await assert.rejects(
      async () => {
        for await (const _ of rows);
      },
      { name: 'AbortError' },
    );
    assert.equal(asked.length, 1);
  });
  test('leave the criteria unchanged', async () => {
    const criteria = Object.freeze({ city_code: '16201' });
    await all(serve({ rows: 1 }), criteria);
    assert.deepEqual(criteria, { city_code: '16201' });
  });
});
