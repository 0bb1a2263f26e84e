import { createClient, toCarrierLines } from '../src/client/index.ts';
import { createListClient } from '../src/list/index.ts';

const client = createClient({ endpoint: 'mock:' });
const list = createListClient('./zip/');

export const examples: Record<string, () => Promise<string>> = {
  async check() {
    const { differs, record } = await client.check({ zip: '102-0072', prefecture: '東京都', city: '港区', town: '飯田橋1-2-3' });
    return `${differs.join()} ≠ ${record?.city_name}`;
  },
  async findAddress() {
    const records = await client.findAddress('千代田区飯田橋1-2-3 サンプルビル201');
    return records.map(({ zip_code, town_name, block_name }) => `〒${zip_code} ${town_name} ${block_name}`).join('\n');
  },
  async withReadings() {
    const { addresses } = await client.searchCode('A7E-2FK2');
    const record = await client.withReadings(addresses[0]!);
    return `${record.city_kana} ${record.town_kana}\n${record.town_roma}, ${record.city_roma}`;
  },
  async createListClient() {
    // Without the API: the town alone, from the public list.
    const [record] = await list.findAddress('飯田橋1-2-3');
    return `〒${record?.zip_code} ${record?.city_name}${record?.town_name}`;
  },
  async toCarrierLines() {
    // The Digital Address that the shopper let the shop keep, looked up again when the parcel is packed.
    const { addresses } = await client.searchCode('A7E-2FK2');
    return toCarrierLines(addresses[0]!, 'sagawa').lines.join('\n');
  },
};
