// The addresses to which the simulated shoppers order, and what the mock of the proxy answers for their codes.
import { type AddressRecord, completeRecord } from '../../src/address/record.ts';
import type { MockCode, MockData } from '../../src/mock/test-data.ts';

/** The place of a code. */
export interface Place {
  /** A ZIP Code, a corporate ZIP Code or a Digital Address. */
  readonly code: string;
  readonly zip: string;
  readonly prefecture: string;
  readonly city: string;
  /** The town of the address, also if the record has none. */
  readonly town: string;
  /** Block, building and organization as the record has them; empty if the shopper knows them alone. */
  readonly block: string;
  readonly building: string;
  readonly organization: string;
}

const PREFECTURE_CODES: Readonly<Record<string, string>> = {
  北海道: '01',
  宮城県: '04',
  東京都: '13',
  神奈川県: '14',
  富山県: '16',
  愛知県: '23',
  京都府: '26',
  大阪府: '27',
  広島県: '34',
  福岡県: '40',
  沖縄県: '47',
};

const CITY_CODES: Readonly<Record<string, string>> = {
  千代田区: '13101',
  港区: '13103',
  富山市: '16201',
  大阪市北区: '27127',
  福岡市博多区: '40132',
};

function place(code: string, zip: string, prefecture: string, city: string, town: string, rest: Partial<Place> = {}): Place {
  return { code, zip, prefecture, city, town, block: '', building: '', organization: '', ...rest };
}

const zip = (code: string, prefecture: string, city: string, town: string): Place => place(code, code, prefecture, city, town);

/** One record for each code. */
export const ZIP_PLACES: readonly Place[] = [
  zip('1020072', '東京都', '千代田区', '飯田橋'),
  zip('1020082', '東京都', '千代田区', '一番町'),
  zip('1010032', '東京都', '千代田区', '岩本町'),
  zip('1000004', '東京都', '千代田区', '大手町'),
  zip('1060032', '東京都', '港区', '六本木'),
  zip('5300001', '大阪府', '大阪市北区', '梅田'),
  zip('5300041', '大阪府', '大阪市北区', '天神橋'),
  zip('8120016', '福岡県', '福岡市博多区', '博多駅南'),
  zip('9300083', '富山県', '富山市', '総曲輪'),
  zip('0600001', '北海道', '札幌市中央区', '北一条西'),
  zip('9000015', '沖縄県', '那覇市', '久茂地'),
  zip('6008216', '京都府', '京都市下京区', '東塩小路町'),
  zip('2310012', '神奈川県', '横浜市中区', '相生町'),
  zip('4600008', '愛知県', '名古屋市中区', '栄'),
  zip('9800021', '宮城県', '仙台市青葉区', '中央'),
  zip('7300011', '広島県', '広島市中区', '基町'),
];

/** Those whose towns the mock lists. */
export const LISTED_PLACES: readonly Place[] = ZIP_PLACES.filter(({ city }) => city in CITY_CODES);

/** Several records for one code, the second of which crosses a border of prefectures and has no towns. */
export const SHARED_PLACES: readonly Place[] = [
  ...['春日宮重町', '春日新堀', '春日杁前', '春日天神', '春日落合'].map((town) => zip('4520961', '愛知県', '清須市', town)),
  zip('6180000', '京都府', '乙訓郡大山崎町', '下植野'),
  zip('6180000', '大阪府', '三島郡島本町', '山崎'),
];
const WITHOUT_TOWN = '6180000';

/** Corporate ZIP Codes. */
export const FIRMS: readonly Place[] = [
  place('1008926', '1008926', '東京都', '千代田区', '霞が関', { block: '２丁目１－２', organization: '総務省' }),
  place('1008111', '1008111', '東京都', '千代田区', '千代田', { block: '１－１', organization: '宮内庁' }),
];

/** Digital Addresses. */
export const HOMES: readonly Place[] = [
  place('A7E2FK2', '1000005', '東京都', '千代田区', '丸の内', { block: '２丁目７−２', building: 'サンプルビル３０１' }),
  place('JN4LKS2', '5300001', '大阪府', '大阪市北区', '梅田', { block: '３丁目２−２', building: '梅田ハイツ５０２号室' }),
  place('QN6GQX1', '8120012', '福岡県', '福岡市博多区', '博多駅中央街', { block: '９−１' }),
];

/** No address has this code. */
export const UNKNOWN_CODES: readonly string[] = ['1020079', '9999999', '5300009'];

export const PLACES: readonly Place[] = [...ZIP_PLACES, ...SHARED_PLACES, ...FIRMS, ...HOMES];

function recordOf(one: Place): AddressRecord {
  const isDigitalAddress = one.code !== one.zip;
  return completeRecord({
    ...(isDigitalAddress ? { dgacode: one.code } : {}),
    zip_code: one.zip,
    pref_code: PREFECTURE_CODES[one.prefecture] ?? null,
    pref_name: one.prefecture,
    city_code: CITY_CODES[one.city] ?? null,
    city_name: one.city,
    town_name: one.code === WITHOUT_TOWN ? null : one.town,
    block_name: one.block || null,
    other_name: one.building || null,
    biz_name: one.organization || null,
    ...(isDigitalAddress ? { address: one.prefecture + one.city + one.town + one.block + one.building } : {}),
  });
}

function codesOf(places: readonly Place[]): MockCode[] {
  return [...Map.groupBy(places, ({ code }) => code)].map(([code, all]) => ({ code, synthetic: true, records: all.map(recordOf) }));
}

export const DATA: Partial<MockData> = {
  zipCodes: codesOf([...ZIP_PLACES, ...SHARED_PLACES]),
  corporateZipCodes: codesOf(FIRMS),
  digitalAddresses: codesOf(HOMES),
};
