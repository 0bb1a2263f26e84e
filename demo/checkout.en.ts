import { createClient } from '../src/client/index.ts';
import type { AddressRecord, DgaAddressLookup } from '../src/index.ts';
import { registerElement, startAnswering } from './site/answering-side.ts';
import { runDock } from './site/demo-dock.ts';
import { thankFor } from './site/parcel-label.ts';

const zip = document.querySelector<HTMLInputElement>('#zip');
const dock = document.querySelector<HTMLElement>('#dock');
const element = document.querySelector<DgaAddressLookup>('main dga-address-lookup');
if (!zip || !dock || !element) throw new Error('checkout.en.html has lost its code field, its tools or its element');

const tools = runDock(dock, () => [zip]);
thankFor('#order', '#thanks', (value, select) => [
  value('organization'),
  value('line2'),
  [value('block'), value('town'), value('city')].filter((text) => text !== '').join(', '),
  `${select('prefecture')} ${value('zip')}, Japan`,
  value('name'),
]);

const side = await startAnswering();
await registerElement(side);
tools.connect(side);

/** The API romanizes towns, but not the answers to a Digital Address or a firm's ZIP Code: their town is looked up by its name. */
const client = createClient({ endpoint: side.endpoint });
async function romanize(record: AddressRecord): Promise<AddressRecord> {
  const { pref_code, city_code, town_name } = record;
  if (pref_code === null || city_code === null || town_name === null) return record;
  const { addresses } = await client.searchAddress({ pref_code, city_code, town_name });
  const town = addresses.find((row) => row.town_name === town_name) ?? addresses[0];
  return town ? { ...record, pref_roma: town.pref_roma, city_roma: town.city_roma, town_roma: town.town_roma } : record;
}

const asked = new WeakSet<AddressRecord>();
element.addEventListener('dga-before-fill', (event) => {
  const { record } = event.detail;
  // The common part of several towns has no town.
  if (record.town_name === null || record.town_roma !== null || asked.has(record)) return;
  event.preventDefault();
  void romanize(record).then(
    async (romanized) => {
      asked.add(romanized);
      await element.select(romanized);
    },
    async () => {
      // Without the reading the rest is still worth having.
      asked.add(record);
      await element.select(record);
    },
  );
});
