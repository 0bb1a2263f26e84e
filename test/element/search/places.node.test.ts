// Suggestions of the element for free text. It searches in another way than `findAddress`, because the user may not have typed to the end.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { splitBlock } from '../../../src/address/free-text/split-block.ts';
import { AddressLists } from '../../../src/client/picker-model/address-list.ts';
import { findPlaces, type Place, placesIn } from '../../../src/element/search/places.ts';
import { loadTowns } from '../../../src/mock/address-data.ts';
import { countedClient } from '../../client/counted-client.ts';
import { typedAddresses } from '../../client/typed-addresses.ts';

it('the town of 99 % of 240 typed and pasted addresses is suggested with at most 2 requests on average', async (t) => {
  const { signal } = new AbortController();
  const missed: string[] = [];
  let requests = 0;
  const inputs = typedAddresses(await loadTowns(), 240, 3);
  for (const { text, row } of inputs) {
    const { client, requests: own } = countedClient();
    const lists = new AddressLists(client);
    const split = splitBlock(text);
    let places: readonly Place[] = await findPlaces(text, split, client, lists, signal).catch(() => []);
    const [only, second] = places;
    if (only && !second && !only.isWhole) places = await placesIn(only, split, lists, signal);
    requests += own();
    const isMeant = ({ zip_code, city_code, town_name }: typeof row): boolean =>
      zip_code === row.zip_code && city_code === row.city_code && town_name === row.town_name;
    if (!places.some(({ rows }) => rows.some(isMeant))) missed.push(text);
  }
  t.diagnostic(`${inputs.length - missed.length} of ${inputs.length}, ${(requests / inputs.length).toFixed(2)} requests each`);
  assert.ok(missed.length <= inputs.length / 100, missed.join('\n'));
  assert.ok(requests / inputs.length <= 2, `${requests} requests`);
});
