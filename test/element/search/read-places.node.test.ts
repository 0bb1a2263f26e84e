import assert from 'node:assert/strict';
import { it } from 'node:test';
import { splitBlock } from '../../../src/address/split-block.ts';
import { AddressLists } from '../../../src/client/picker/address-list.ts';
import { findPlaces } from '../../../src/element/search/places.ts';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { countedClient } from '../../client/counted-client.ts';
import { typedAddresses } from '../../client/typed-addresses.ts';

const rows = await loadTowns();

it('typed and pasted addresses are found with at most 2 requests on average', async (t) => {
  const total = { inputs: 0, found: 0, requests: 0 };
  const figures = new Map<string, { inputs: number; found: number; requests: number }>();
  for (const { recipe, text, row } of typedAddresses(rows, 504, 3)) {
    const { client, requests } = countedClient();
    const lists = new AddressLists(client);
    const places = await findPlaces(text, splitBlock(text), client, lists, new AbortController().signal).catch(() => []);
    const isFound = places.some(({ rows: own }) => own.some(({ zip_code, city_code }) => zip_code === row.zip_code && city_code === row.city_code)); // oxfmt-ignore
    const figure = figures.get(recipe) ?? { inputs: 0, found: 0, requests: 0 };
    figures.set(recipe, figure);
    for (const sum of [figure, total]) {
      sum.inputs += 1;
      sum.found += isFound ? 1 : 0;
      sum.requests += requests();
    }
  }
  for (const [recipe, { inputs, found, requests }] of figures)
    t.diagnostic(`${recipe}: ${found} of ${inputs} found, ${(requests / inputs).toFixed(2)} requests each`);
  t.diagnostic(`all: ${((100 * total.found) / total.inputs).toFixed(1)} %, ${(total.requests / total.inputs).toFixed(2)} requests`);
  assert.ok(total.found / total.inputs >= 0.97, `${total.found} of ${total.inputs}`);
  assert.ok(total.requests / total.inputs <= 2, `${total.requests} requests`);
});
