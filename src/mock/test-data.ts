import { type AddressRecord, completeRecord } from '../address/record.ts';

/** A record of the mock as the API returns it, and the town for `choikitype` 2 if it differs. Missing keys are `null`. */
export type MockRecord = Partial<AddressRecord> & { readonly town_bracket?: string | null };

/** A code that the mock's unified search knows. */
export interface MockCode {
  /** Seven characters, normalised: `1000004`, `A7E2FK2`. */
  readonly code: string;
  /** A substitute for a code of the API's test variant that is not publicly known. */
  readonly synthetic: boolean;
  /** The records of this code, in order. */
  readonly records: readonly MockRecord[];
}

/** Everything that the mock's unified search knows. */
export interface MockData {
  readonly digitalAddresses: readonly MockCode[];
  readonly zipCodes: readonly MockCode[];
  readonly corporateZipCodes: readonly MockCode[];
}

const CHIYODA = { pref_code: '13', pref_name: '東京都', city_code: '13101', city_name: '千代田区' };

function digitalAddress(code: string, record: Partial<AddressRecord>): MockCode {
  const address = [record.pref_name, record.city_name, record.town_name, record.block_name, record.other_name].join('');
  return { code, synthetic: false, records: [completeRecord({ dgacode: code, ...record, address })] };
}

function zipCode(code: string, town_name: string, town_kana: string, town_roma: string, town_bracket?: string): MockCode {
  const record = completeRecord({
    zip_code: code,
    ...CHIYODA,
    pref_kana: 'トウキョウト',
    pref_roma: 'TOKYO',
    city_kana: 'チヨダク',
    city_roma: 'CHIYODA-KU',
    town_name,
    town_kana,
    town_roma,
  });
  return { code, synthetic: false, records: [town_bracket === undefined ? record : { ...record, town_bracket }] };
}

/** Substitutes from the public list of corporate ZIP Codes: the three of the API's test variant are not publicly known. */
function corporateStandIn(code: string, town_name: string, block_name: string, biz_name: string, biz_kana: string): MockCode {
  return { code, synthetic: true, records: [completeRecord({ zip_code: code, ...CHIYODA, town_name, block_name, biz_name, biz_kana })] };
}

/**
 * The codes that the unified search of the API's test variant knows: 3 Digital Addresses, 5 ZIP Codes, 3 unique corporate ZIP Codes.
 * The corporate ones are substitutes (`synthetic`); replace them by `data` if you know the real ones.
 */
export const testData: MockData = {
  digitalAddresses: [
    digitalAddress('A7E2FK2', {
      zip_code: '1000005',
      ...CHIYODA,
      town_name: '丸の内',
      block_name: '２丁目７−２',
      other_name: '部屋番号：サンプル１',
    }),
    digitalAddress('JN4LKS2', {
      zip_code: '5300001',
      pref_code: '27',
      pref_name: '大阪府',
      city_code: '27127',
      city_name: '大阪市北区',
      town_name: '梅田',
      block_name: '３丁目２−２',
      other_name: '部屋番号：サンプル２',
    }),
    digitalAddress('QN6GQX1', {
      zip_code: '8120012',
      pref_code: '40',
      pref_name: '福岡県',
      city_code: '40132',
      city_name: '福岡市博多区',
      town_name: '博多駅中央街',
      block_name: '９−１',
      other_name: '部屋番号：サンプル３',
    }),
  ],
  zipCodes: [
    zipCode('1020072', '飯田橋', 'イイダバシ', 'IIDABASHI'),
    zipCode('1020082', '一番町', 'イチバンチョウ', 'ICHIBANCHO'),
    zipCode('1010032', '岩本町', 'イワモトチョウ', 'IWAMOTOCHO'),
    zipCode('1000011', '内幸町', 'ウチサイワイチョウ', 'UCHISAIWAICHO'),
    zipCode('1000004', '大手町', 'オオテマチ', 'OTEMACHI', '大手町（次のビルを除く）'),
  ],
  corporateZipCodes: [
    corporateStandIn('1008111', '千代田', '１－１', '宮内庁', 'クナイチヨウ'),
    corporateStandIn('1008926', '霞が関', '２丁目１－２', '総務省', 'ソウムシヨウ'),
    corporateStandIn('1008950', '霞が関', '１丁目２－１', '農林水産省', 'ノウリンスイサンシヨウ'),
  ],
};

/** Probably one of the three real ones, so the mock finds it too, outside of `testData`, whose three are substitutes. The reading is made up. */
export const JAPAN_POST: MockCode = corporateStandIn(
  '1008791',
  '大手町',
  '２－３－１',
  '日本郵政　株式会社',
  'ニツポンユウセイ　カブシキガイシヤ',
);

/** Made up: the mock's API lets these in and no others. They open nothing else. */
export const MOCK_CLIENT_ID = 'mock-client-id';
/** Made up; see `MOCK_CLIENT_ID`. */
export const MOCK_SECRET_KEY = 'mock-secret-key-that-opens-nothing';
