import assert from 'node:assert/strict';
import '../support/rare-forms.ts';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { comparePlace as compareValues } from '../../src/address/compare-place.ts';
import { isBlockAlone } from '../../src/address/fold-place.ts';
import type { PlaceDifference, PlaceText } from '../../src/address/place-difference.ts';
import { partValues } from '../../src/address/part-values.ts';
import type { Part } from '../../src/address/parts.ts';
import { type AddressRecord, completeRecord } from '../../src/address/record.ts';
import { anyText } from '../support/any-text.ts';

const record = (pref_name: string, city_name: string, town_name: string | null) => completeRecord({ pref_name, city_name, town_name });
const comparePlace = (fields: readonly PlaceText[], of: AddressRecord) => compareValues(fields, partValues(of));
const line = (text: string): PlaceText => ({ parts: ['town', 'block'], text });
const form = (prefecture: string, city: string, town: string): readonly PlaceText[] => [
  { parts: ['prefecture'], text: prefecture },
  { parts: ['city'], text: city },
  line(town),
];
const SAME: PlaceDifference = { absent: [], differs: [], twice: [], others: '' };
const SWAPPED: PlaceDifference = { ...SAME, twice: ['city', 'town'] };
const IIDABASHI = { ...record('東京都', '千代田区', '飯田橋'), pref_roma: 'TOKYO', city_roma: 'CHIYODA-KU', town_roma: 'IIDABASHI' };

describe('an address that means the same place as the record', () => {
  const cases: readonly (readonly [string, ReturnType<typeof record>, readonly PlaceText[]])[] = [
    ['with a block', IIDABASHI, form('東京都', '千代田区', '飯田橋2-1')],
    ['with the short name of the prefecture', IIDABASHI, form('東京', '東京都千代田区', '千代田区 飯田橋 ２－１')],
    ['in one line', IIDABASHI, [{ parts: ['address'], text: '東京都千代田区飯田橋2-1' }]],
    [
      'whose city begins like the prefecture',
      record('大阪府', '大阪市北区', '梅田'),
      [{ parts: ['address'], text: '大阪府大阪市北区梅田5-6' }],
    ],
    ['with the town in the field of the city', IIDABASHI, form('東京都', '千代田区飯田橋', '2-1 サンプルビル')],
    ['in roma', IIDABASHI, form('Tokyo', 'Chiyoda-ku', '2-1 Iidabashi')],
    ['in one line of roma', IIDABASHI, [{ parts: ['address'], text: '2-1 Iida-bashi, Chiyoda-ku' }]],
    ['with Arabic numerals', record('北海道', '札幌市中央区', '北一条西'), form('北海道', '札幌市中央区', '北1条西2-1')],
    ['with kanji numerals', record('北海道', '旭川市', '１０条通'), form('北海道', '旭川市', '十条通8')],
    [
      'with the streets of Kyoto',
      record('京都府', '京都市下京区', '水銀屋町'),
      form('京都府', '京都市下京区', '烏丸通四条下る水銀屋町612'),
    ],
    [
      'in one line in Kyoto',
      record('京都府', '京都市下京区', '東塩小路町'),
      [{ parts: ['address'], text: '京都府京都市下京区東塩小路町10' }],
    ],
    ['with a numbered area', record('岩手県', '久慈市', '長内町第１８地割'), form('岩手県', '久慈市', '長内町18地割2-1')],
    ['with the number of an area alone', record('岩手県', '八幡平市', '大更第１８地割'), form('岩手県', '八幡平市', '大更18-88')],
    ['with a floor', record('東京都', '千代田区', '霞が関霞が関ビル（２０階）'), form('東京都', '千代田区', '霞ヶ関霞が関ビル20階')],
    ['with old characters', record('東京都', '世田谷区', '深沢'), form('東京都', '世田谷区', '深澤1-1')],
    ['with ノ for 之', record('石川県', '金沢市', '下之町'), form('石川県', '金沢市', '下ノ町3')],
    ['with 大字 and 字', record('福島県', '福島市', '飯坂町平野'), form('福島県', '福島市', '大字飯坂町字平野1')],
    ['without the county', record('愛知県', '愛知郡東郷町', '春木'), form('愛知県', '東郷町', '春木1')],
    ['whose town ends with ケ, without a number', record('富山県', '高岡市', '三ケ'), form('富山県', '高岡市', '三ケ番地なし')],
    ['behind its ZIP Code', IIDABASHI, [{ parts: ['address'], text: '〒102−0072 東京都千代田区飯田橋2-1' }]],
    ['whose town has the name of the prefecture', record('長野県', '長野市', '長野'), form('長野県', '長野市', '大字長野2-1 花ビル')],
    [
      'whose town has the name of the prefecture, in one line',
      record('長野県', '長野市', '長野'),
      [{ parts: ['address'], text: '長野県長野市長野2-1 花ビル' }],
    ],
    ['with a 丁目 in the town', record('岐阜県', '岐阜市', '本町１丁目'), form('岐阜県', '岐阜市', '本町1-2')],
  ];
  for (const [name, known, fields] of cases) test(`has no difference ${name}`, () => assert.deepEqual(comparePlace(fields, known), SAME));
});

describe('an address that is not the record’s', () => {
  test('differs in each level that names another place', () => {
    assert.deepEqual(comparePlace(form('大阪府', '大阪市北区', '梅田1-1'), IIDABASHI).differs, ['prefecture', 'city', 'town']);
    assert.deepEqual(comparePlace(form('東京都', '千代田区', '富士見2-1'), IIDABASHI).differs, ['town']);
    assert.deepEqual(comparePlace(form('東京都', '千代田区', '一番町2'), IIDABASHI).differs, ['town']);
    assert.deepEqual(comparePlace([{ parts: ['address'], text: '大阪府大阪市北区梅田1-1' }], IIDABASHI).differs.length, 3);
    assert.deepEqual(comparePlace([{ parts: ['city', 'town', 'block'], text: '千代田区富士見2' }], IIDABASHI).differs, ['town']);
    assert.deepEqual(comparePlace(form('京都府', '千代田区', '飯田橋'), IIDABASHI).differs, ['prefecture']);
  });

  test('differs in a town with another number in its name', () => {
    const north = record('北海道', '札幌市中央区', '北一条西');
    const differs = (town: string): readonly Part[] => comparePlace(form('北海道', '札幌市中央区', town), north).differs;
    for (const town of ['北11条西2-1', '北２条西2-1', '南1条西2-1']) assert.deepEqual(differs(town), ['town'], town);
    for (const town of ['北1条西2-1', '北', '北1', '北1条', '北2-1']) assert.deepEqual(differs(town), [], town);
  });

  test('differs in hiragana that is not its reading, and lacks the town beside katakana', () => {
    const town = { ...record('神奈川県', '横浜市西区', '高島'), town_kana: 'タカシマ' };
    const absent = (text: string): readonly Part[] => comparePlace(form('神奈川県', '横浜市西区', text), town).absent;
    assert.deepEqual(comparePlace(form('神奈川県', '横浜市西区', 'みなとみらい2-1'), town).differs, ['town']);
    assert.deepEqual(absent('サンプルビル201'), ['town']);
    for (const text of ['たかしま2-1', 'タカシマ', 'たか', 'Takashima 2-1']) assert.deepEqual(absent(text), [], text);
    assert.deepEqual(comparePlace(form('神奈川県', '横浜市西区', 'みなとみらい2-1'), { ...town, town_kana: null }), SAME);
  });

  test('differs in a prefecture and a city in roma that is not its reading, and lacks the town beside other roman letters', () => {
    assert.deepEqual(comparePlace(form('Osaka', 'Minato-ku', '飯田橋2-1'), IIDABASHI).differs, ['prefecture', 'city']);
    assert.deepEqual(comparePlace(form('東京都', '千代田区', 'Roppongi 6-1'), IIDABASHI), { ...SAME, absent: ['town'] });
    for (const [prefecture, city, town] of [
      ['Tōkyō-to', 'Tiyoda', 'Iidabasi 2-1'],
      ['Toukyou', 'Chiyo', 'Iida-bashi'],
      ['Tokyo', 'Chiyoda Ward, Tokyo', '2-1 Iidabashi'],
    ] as const)
      assert.deepEqual(comparePlace(form(prefecture, city, town), IIDABASHI), SAME, city);
    const unread = { ...IIDABASHI, pref_roma: null, city_roma: null, town_roma: null };
    assert.deepEqual(comparePlace(form('東京都', 'Minato-ku', 'Roppongi 6-1'), unread), SAME);
  });

  test('differs in a prefecture with another one behind it', () => {
    assert.deepEqual(comparePlace(form('東京都大阪府', '千代田区', '飯田橋2-1'), IIDABASHI).differs, ['prefecture']);
  });

  test('differs in a prefecture or a ward of another city behind the town, or in the field of the block', () => {
    const apart: PlaceText[] = [...form('東京都', '千代田区', '').slice(0, 2), { parts: ['town'], text: '飯田橋' }];
    for (const text of [
      '大阪府大阪市北区梅田3-1',
      '〒530-0001 大阪府大阪市北区梅田3-1',
      '神奈川県足柄上郡山北町谷ケ1',
      '横浜市中区相生町2-1',
    ]) {
      assert.deepEqual(comparePlace(form('東京都', '千代田区', `飯田橋${text}`), IIDABASHI).differs, ['prefecture'], text);
      assert.deepEqual(comparePlace([...apart, { parts: ['block'], text }], IIDABASHI).differs, ['prefecture'], text);
      const whole: PlaceText = { parts: ['address'], text: `東京都千代田区飯田橋${text}` };
      assert.deepEqual(comparePlace([whole], IIDABASHI).differs, ['prefecture'], text);
    }
    for (const text of ['2-1 大阪府大阪市会館', '東京都庁1', '広島県営住宅2', '2-1横浜市中区会館'])
      assert.deepEqual(comparePlace([...apart, { parts: ['block', 'building'], text }], IIDABASHI), SAME, text);
  });

  test('has its town twice, in one field or in two', () => {
    assert.deepEqual(comparePlace(form('東京都', '千代田区', '飯田橋飯田橋2-1'), IIDABASHI), { ...SAME, twice: ['town'] });
    const behind = comparePlace(form('東京都', '千代田区', '飯田橋東京都千代田区九段北2-1'), IIDABASHI);
    assert.deepEqual(behind, { ...SAME, twice: ['prefecture', 'city'] });
    assert.deepEqual(comparePlace(form('東京都', '千代田区', '飯田橋東京ビル'), IIDABASHI), SAME);
    assert.deepEqual(comparePlace(form('東京都', '千代田区飯田橋', '飯田橋2-1'), IIDABASHI), { ...SAME, twice: ['town'] });
  });

  test('has its town in the field of the block, but not in two', () => {
    const apart = (town: string, block: string): PlaceText[] => [
      { parts: ['prefecture', 'city'], text: '東京都千代田区' },
      { parts: ['town'], text: town },
      { parts: ['block', 'building'], text: block },
    ];
    assert.deepEqual(comparePlace(apart('', '飯田橋2-1'), IIDABASHI), SAME);
    assert.deepEqual(comparePlace(apart('飯田橋', '飯田橋2-1'), IIDABASHI), { ...SAME, twice: ['town'] });
    assert.deepEqual(comparePlace(apart('飯田橋', '2-1 飯田橋ビル'), IIDABASHI), SAME);
  });

  test('differs in a town that the field of the block contains, but not in a building, nor in what follows its own town', () => {
    const apart = (town: string, block: string): PlaceDifference =>
      comparePlace(
        [
          { parts: ['prefecture', 'city', 'town'], text: `東京都千代田区${town}` },
          { parts: ['block', 'building'], text: block },
        ],
        IIDABASHI,
      );
    for (const other of ['岩本町５丁目６番７号', '千代田区岩本町5-6 第2ビル', '一番町2-1', '神田神保町1-2'])
      assert.deepEqual([apart('', other).differs, apart('', other).absent], [['town'], []], other);
    for (const text of ['', '5-6', '２番７号本館', '2-1 第2ビル', '2-1本館3-4', '中央ビル3F', '本館301', 'サンプル2-1', '字八幡5-6'])
      assert.deepEqual(apart('', text), { ...SAME, absent: ['town'] }, text);
    assert.deepEqual(apart('飯田橋', '字八幡5-6'), SAME);
  });

  test('has its town in the field of the building if a number follows it, and once beside a building with the name of the town', () => {
    const lines = (first: string, building: string): PlaceText[] => [
      { parts: ['prefecture'], text: '東京都' },
      { parts: ['city', 'town', 'block'], text: first },
      { parts: ['building'], text: building },
    ];
    assert.deepEqual(comparePlace(lines('千代田区', '飯田橋2-1'), IIDABASHI), SAME);
    assert.deepEqual(comparePlace(lines('千代田区飯田橋', '飯田橋2-1'), IIDABASHI), { ...SAME, twice: ['town'] });
    assert.deepEqual(comparePlace(lines('千代田区飯田橋2-1', '飯田橋ビル2-1'), IIDABASHI), SAME);
    assert.deepEqual(comparePlace(lines('千代田区', '飯田橋ビル2-1'), IIDABASHI).absent, ['town']);
  });

  test('is one city, whether it is chosen, begun or without the name of the whole city', () => {
    const umeda = record('大阪府', '大阪市北区', '梅田');
    for (const city of ['大阪', '大阪市', '大阪市北', '大阪市北区', '北区'])
      assert.deepEqual(comparePlace(form('大阪府', city, '梅田1-1'), umeda).differs, [], city);
    for (const begun of ['大阪府大', '大阪府大阪', '大阪府大阪市', '大阪府大阪市北区梅田1-1'])
      assert.deepEqual(comparePlace([{ parts: ['address'], text: begun }], umeda).twice, [], begun);
    assert.deepEqual(comparePlace(form('大阪府', '堺市', '梅田1-1'), umeda).differs, ['city']);
  });

  test('lacks in one line what follows an unfinished level, and differs only with another place', () => {
    const umeda = record('大阪府', '大阪市北区', '梅田');
    for (const begun of ['大阪市', '大阪府大阪市', '大阪府大阪市北', '大阪府大阪市北区梅'])
      assert.deepEqual(comparePlace([{ parts: ['address'], text: begun }], umeda), { ...SAME, absent: ['address'] }, begun);
    for (const other of ['大阪府大阪市中央区', '大阪府堺市', '大阪府大阪市北区中之島'])
      assert.notDeepEqual(comparePlace([{ parts: ['address'], text: other }], umeda).differs, [], other);
  });

  test('lacks what its line omits in front of the city or the town, whatever building follows', () => {
    const address = (text: string): PlaceDifference => comparePlace([{ parts: ['address'], text }], IIDABASHI);
    for (const text of ['千代田区飯田橋2-1 花ビル301', '千代田区飯田橋二丁目1番 花荘201号', '飯田橋2-1 花ビル301', '飯田橋1234 花ビル'])
      assert.deepEqual(address(text), { ...SAME, absent: ['address'] }, text);
    for (const text of ['千代田区富士見2-1 花ビル301', '港区飯田橋2-1 花ビル301', '六本木2-1 花ビル'])
      assert.ok(address(text).differs.includes('town'), text);
  });

  test('lacks the town in front of a block, whatever building follows without a space', () => {
    for (const text of ['2-1花ビル301', '２丁目１番３号花ビル', '12番地花荘', '1番2号花荘', '2F'])
      assert.deepEqual(comparePlace(form('東京都', '千代田区', text), IIDABASHI), { ...SAME, absent: ['town'] }, text);
    for (const text of ['三番町2-1', '2番町3', '六本木2-1', '三栄町5花ビル'])
      assert.deepEqual(comparePlace(form('東京都', '千代田区', text), IIDABASHI).differs, ['town'], text);
  });

  test('differs if its town begins like a town that ends with 之', () => {
    const differs = comparePlace(form('埼玉県', '熊谷市', '上川上2-1'), record('埼玉県', '熊谷市', '上之')).differs;
    assert.deepEqual(differs, ['town']);
  });

  test('names the other places without the block behind them', () => {
    for (const text of ['岩本町', '岩本町2', '岩本町2-3 第2ビル']) {
      assert.equal(comparePlace(form('東京都', '千代田区', text), IIDABASHI).others, '岩本町', text);
      assert.equal(comparePlace(form('東京都', '港区', text), IIDABASHI).others, '港区\n岩本町', text);
    }
    assert.equal(comparePlace(form('東京都', '千代田区', '飯田橋2-3'), IIDABASHI).others, '');
  });

  test('has the town only once if a building in Kyoto repeats it', () => {
    const town = record('京都府', '京都市下京区', '水銀屋町');
    assert.deepEqual(comparePlace(form('京都府', '京都市下京区', '水銀屋町612 水銀屋町ビル2F'), town), SAME);
  });

  test('has the town only once if a building with a number has its name', () => {
    const beside = (text: string): PlaceText[] => [...form('東京都', '千代田区', '飯田橋2-1'), { parts: ['building'], text }];
    for (const text of ['飯田橋第一ビル3F', '飯田橋第２ビル501', '飯田橋一丁目ビル8F'])
      assert.deepEqual(comparePlace(beside(text), IIDABASHI), SAME, text);
    assert.deepEqual(comparePlace(beside('飯田橋2-1'), IIDABASHI), { ...SAME, twice: ['town'] });
  });

  test('has a town with the name of a number once, in front of a block with that number', () => {
    const town = record('埼玉県', '八潮市', '二丁目');
    assert.deepEqual(comparePlace(form('埼玉県', '八潮市', '二丁目2-1'), town), SAME);
    const apart: PlaceText[] = [
      { parts: ['town'], text: '二丁目' },
      { parts: ['block'], text: '2-1' },
    ];
    assert.deepEqual(comparePlace([...form('埼玉県', '八潮市', '').slice(0, 2), ...apart], town), SAME);
  });

  test('has a town behind the city that has its name', () => {
    const fields = form('東京都', '千代田区千代田', '1-1');
    assert.deepEqual(comparePlace(fields, record('東京都', '千代田区', '千代田')), SAME);
  });

  test('has its city twice in one field', () => {
    assert.deepEqual(comparePlace(form('東京都', '千代田区千代田区', '飯田橋2-1'), IIDABASHI), { ...SAME, twice: ['city'] });
  });

  test('lacks a level that is empty, unfinished, or a block alone', () => {
    assert.deepEqual(comparePlace(form('東京都', '', '2-1'), IIDABASHI), { ...SAME, absent: ['city', 'town'] });
    assert.deepEqual(comparePlace(form('東京都', '千代', '飯田'), IIDABASHI), { ...SAME, absent: ['city', 'town'] });
    for (const town of ['霞が', '霞が2-1']) {
      const begun = comparePlace(form('東京都', '千代田区', town), record('東京都', '千代田区', '霞が関'));
      assert.deepEqual(begun, { ...SAME, absent: ['town'] }, town);
    }
    assert.deepEqual(comparePlace([{ parts: ['address'], text: '東京都千代田区５丁目６番７号' }], IIDABASHI), {
      ...SAME,
      absent: ['address'],
    });
    for (const text of ['２丁目３番', '2-1 Tower 3F'])
      assert.deepEqual(comparePlace([{ parts: ['address'], text }], IIDABASHI), { ...SAME, absent: ['address'] }, text);
  });

  test('is compared only with names that the record has', () => {
    assert.deepEqual(comparePlace(form('東京都', '千代田区', '富士見'), record('東京都', '千代田区', '以下に掲載がない場合')).differs, []);
  });
});

describe('a block that begins with a letter of a series or a numbered area', () => {
  const SAKURAI = record('愛媛県', '今治市', '桜井');
  const BLOCKS = ['甲12番', '乙3-4', '丙12番 サンプルビル', 'イ12', 'ロ3番地', 'ニの5', 'い部12-3', '18地割2-1', '第18地割2'];

  test('agrees behind the town and in a separate field', () => {
    for (const block of BLOCKS) {
      assert.deepEqual(comparePlace(form('愛媛県', '今治市', `桜井${block}`), SAKURAI), SAME, block);
      const apart: PlaceText[] = [...form('愛媛県', '今治市', '桜井'), { parts: ['block'], text: block }];
      assert.deepEqual(comparePlace(apart, SAKURAI), SAME, block);
    }
  });

  test('lacks the town if it is alone in the field for both, and names no other town', () => {
    for (const block of BLOCKS)
      assert.deepEqual(comparePlace(form('愛媛県', '今治市', block), SAKURAI), { ...SAME, absent: ['town'] }, block);
  });

  test('lacks the town if it is in the field of the block, and the field of the town is empty', () => {
    for (const text of BLOCKS) {
      const apart: PlaceText[] = [...form('愛媛県', '今治市', ''), { parts: ['block', 'building'], text }];
      assert.deepEqual(comparePlace(apart, SAKURAI), { ...SAME, absent: ['town'] }, text);
    }
  });

  test('names another town if the town itself is such a letter', () => {
    const sakawa = record('高知県', '高岡郡佐川町', '甲');
    assert.deepEqual(comparePlace(form('高知県', '高岡郡佐川町', '乙1234'), sakawa).differs, ['town']);
    assert.deepEqual(comparePlace(form('高知県', '高岡郡佐川町', '甲1234'), sakawa), SAME);
    assert.deepEqual(comparePlace(form('高知県', '高岡郡佐川町', '1234'), sakawa).absent, ['town']);
  });

  test('agrees behind any town and never differs without it, whatever its letter and numbers', () => {
    const letter = fc.constantFrom(...'甲乙丙丁戊己庚辛イロハニホヘトいろは'.split(''));
    const behind = fc.constantFrom('', '部', 'の');
    const end = fc.constantFrom('', '番', '番地', '-3', '番3号', '番地の5', ' サンプルビル2F');
    fc.assert(
      fc.property(letter, behind, fc.integer({ min: 1, max: 9999 }), end, (first, kind, number, rest) => {
        const block = `${first}${kind}${number}${rest}`;
        assert.ok(isBlockAlone(block), block);
        assert.deepEqual(comparePlace(form('愛媛県', '今治市', `桜井${block}`), SAKURAI), SAME, block);
        assert.deepEqual(comparePlace(form('愛媛県', '今治市', block), SAKURAI), { ...SAME, absent: ['town'] }, block);
      }),
    );
  });
});

test('a block without a town is recognized', () => {
  for (const text of [
    '甲12番',
    'イ12',
    '18地割2',
    '2-1',
    '２丁目３番',
    '二丁目3番5号',
    '3番地',
    '2-1 サンプルビル5F',
    '１',
    '12ー3',
    '12-3サクラ205',
    '1-2-3号室',
    'A-101',
    'Ｂ２０１',
  ])
    assert.ok(isBlockAlone(text), text);
  for (const text of [
    '',
    '甲',
    '芝12',
    '東12-3',
    '字平野1',
    '18地割',
    '一番町2',
    '北1条',
    '飯田橋2-1',
    '1番町',
    'サンプル',
    '3F',
    'A棟101',
    'Iidabashi2-1',
    '102-0072 千代田区飯田橋2-1',
    '2-1 Iidabashi'.slice(4),
  ])
    assert.ok(!isBlockAlone(text), text);
});

test('comparing never throws, and equal addresses never differ', () => {
  const text = anyText(20);
  fc.assert(
    fc.property(text, text, text, text, (pref, city, town, other) => {
      const known = record(pref, city, town);
      comparePlace(form(other, town, city), known);
      isBlockAlone(other);
      assert.deepEqual(comparePlace(form(pref, city, town), known).differs, []);
    }),
  );
});

test('a city and a town in the fields of each other are reported, but not a town behind its city, or in the field of the block', () => {
  assert.deepEqual(comparePlace(form('東京都', '飯田橋', '千代田区2-1'), IIDABASHI), SWAPPED);
  assert.deepEqual(comparePlace([...form('東京都', '千代田区', ''), { parts: ['block'], text: '飯田橋2-1' }], IIDABASHI), SAME);
  assert.deepEqual(comparePlace(form('', '東京都千代田区飯田橋', '2-1'), IIDABASHI), SAME);
});
