import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LookupError } from '../../../src/address/lookup-error.ts';
import { type AddressRow, completeRecord } from '../../../src/address/record.ts';
import { AddressLists } from '../../../src/client/picker-model/address-list.ts';
import { AddressPicker } from '../../../src/client/picker-model/address-picker.ts';
import type { PickerState } from '../../../src/client/picker-model/picker-state.ts';
import type { SearchClient } from '../../../src/client/client.ts';
import { createClient } from '../../../src/client/create-client.ts';
import type { AddressCriteria } from '../../../src/protocol/criteria.ts';
import { findOptions, matchOf } from '../../../src/client/picker-model/filter-options.ts';
import { PICKER_LEVELS, type PickerLevel, type PickerOption } from '../../../src/client/picker-model/picker-options.ts';
import { createMockFetch } from '../../../src/mock/mock-fetch.ts';

/** A client of the mock's proxy that writes down every request; `hold` can keep one waiting, or make it fail. */
function mockClient(hold?: (body: Record<string, unknown>) => Promise<Response | void>): {
  readonly client: SearchClient;
  readonly asked: Record<string, unknown>[];
} {
  const answer = createMockFetch({ latency: 0 });
  const asked: Record<string, unknown>[] = [];
  const client = createClient({
    endpoint: 'http://localhost/dga',
    fetch: async (input, init) => {
      const body = JSON.parse(init?.body as string) as Record<string, unknown>;
      asked.push(body);
      return (await hold?.(body)) ?? answer(input, init);
    },
  });
  return { client, asked };
}

/** A client that answers with rows made by hand. */
function rowsClient(
  rows: (criteria: AddressCriteria) => readonly Partial<AddressRow>[] | Promise<readonly Partial<AddressRow>[]>,
): SearchClient {
  return {
    searchCode: () => Promise.reject(new LookupError('not-found', 'none')),
    searchAddress: () => Promise.reject(new LookupError('not-found', 'none')),
    async *searchAddressAll(criteria) {
      for (const row of await rows(criteria)) yield completeRecord(row);
    },
  };
}

/** The first state in which the condition holds. */
function state(picker: AddressPicker, holds: (state: PickerState) => boolean): Promise<PickerState> {
  if (holds(picker.state)) return Promise.resolve(picker.state);
  return new Promise((resolve) => {
    const stop = picker.subscribe((now) => {
      if (!holds(now)) return;
      stop();
      resolve(now);
    });
  });
}
const ready = (picker: AddressPicker, level: PickerLevel): Promise<PickerState> =>
  state(picker, ({ levels }) => levels[level].status === 'ready');

async function walk(picker: AddressPicker, ...keys: readonly string[]): Promise<PickerState> {
  picker.load();
  for (const [i, name] of keys.entries()) {
    const level = PICKER_LEVELS[i] as PickerLevel;
    const { levels } = await ready(picker, level);
    const option = levels[level].options.find((one) => one.name === name);
    assert.ok(option, `${level} ${name}`);
    assert.equal(picker.choose(level, option), true);
  }
  return picker.state;
}

test('the picker goes from prefecture and city to a town and its ZIP Code, with one request for each list', async () => {
  const { client, asked } = mockClient();
  const picker = new AddressPicker(client, { pauseMs: 0 });
  assert.equal(picker.state.level, 'prefecture');
  assert.equal(picker.state.record, null);
  const end = await walk(picker, '東京都', '千代田区', '飯田橋');
  assert.equal(end.level, null);
  assert.deepEqual(
    [
      end.record?.zip_code,
      end.record?.pref_name,
      end.record?.city_name,
      end.record?.town_name,
      end.record?.town_kana,
      end.record?.city_code,
    ],
    ['1020072', '東京都', '千代田区', '飯田橋', 'イイダバシ', '13101'],
  );
  assert.deepEqual(
    asked.map(({ flg_getpref, flg_getcity, pref_code, city_code }) => [flg_getpref, flg_getcity, pref_code, city_code]),
    [
      [1, undefined, undefined, undefined],
      [undefined, 1, '13', undefined],
      [undefined, undefined, '13', '13101'],
    ],
  );
});

test('the picker requests only the prefectures before a choice', async () => {
  const { client, asked } = mockClient();
  const picker = new AddressPicker(client);
  for (const level of ['town', 'city', 'code'] as const) picker.load(level);
  assert.equal(picker.choose('city', '13101'), false);
  picker.load();
  picker.load();
  await ready(picker, 'prefecture');
  assert.equal(picker.state.levels.city.status, 'closed');
  assert.equal(asked.length, 1);
  assert.equal(picker.state.levels.prefecture.options.length, 47);
});

test('the picker shares its lists with the other pickers of the client', async () => {
  const { client, asked } = mockClient();
  const first = new AddressPicker(client, { pauseMs: 0 });
  const second = new AddressPicker(client, { pauseMs: 0 });
  await Promise.all([walk(first, '東京都', '港区'), walk(second, '東京都', '港区')]);
  await Promise.all([ready(first, 'town'), ready(second, 'town')]);
  assert.equal(asked.length, 4, 'one each, and a second page of towns');
  await walk(first, '富山県');
  await walk(first, '東京都', '港区', '赤坂');
  assert.equal(asked.length, 5, 'what was seen is not asked for again');
});

test('the picker lists each town once, in the API’s order over all pages, and can use the first page before the second has loaded', async () => {
  let open!: () => void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { client, asked } = mockClient((body) => (body['page'] === 2 ? gate : Promise.resolve()));
  const picker = new AddressPicker(client, { pauseMs: 0 });
  await walk(picker, '富山県', '富山市');
  const partial = await state(picker, ({ levels }) => levels.town.status === 'partial');
  assert.ok(partial.levels.town.options.length > 900);
  const early = partial.levels.town.options[0];
  open();
  const { levels } = await ready(picker, 'town');
  assert.deepEqual(
    asked.slice(-2).map(({ page }) => page),
    [1, 2],
  );
  assert.equal(levels.town.options.length, 1123);
  assert.equal(new Set(levels.town.options.map(({ name }) => name)).size, 1123);
  assert.deepEqual(levels.town.options[0], early);
  const minato = new AddressPicker(client, { pauseMs: 0 });
  await walk(minato, '東京都', '港区');
  assert.equal((await ready(minato, 'town')).levels.town.options.length, 56);
});

test('the picker requires the ZIP Code if a town has several, and distinguishes floors', async () => {
  const picker = new AddressPicker(mockClient().client, { pauseMs: 0 });
  const asking = await walk(picker, '東京都', '千代田区', '大手町ＪＡビル');
  assert.equal(asking.level, 'code');
  assert.equal(asking.record?.zip_code, null);
  const { options } = asking.levels.code;
  assert.equal(options.length, 38);
  assert.deepEqual([options[0]?.name, options[0]?.detail, options.at(-1)?.detail], ['100-6801', '1階', '地階・階層不明']);
  picker.choose('code', '1006812');
  assert.equal(picker.state.level, null);
  assert.equal(picker.state.record?.zip_code, '1006812');
  assert.equal(picker.state.record?.town_name, '大手町ＪＡビル');
});

test('the picker tells towns apart by brackets and readings, which are never part of the town', async () => {
  const prefecture = { pref_code: '06', pref_name: '山形県' };
  const city = { ...prefecture, city_code: '06204', city_name: '酒田市' };
  const picker = new AddressPicker(
    rowsClient(({ flg_getpref, flg_getcity }) =>
      flg_getpref
        ? [prefecture]
        : flg_getcity
          ? [city]
          : [
              { ...city, zip_code: '9980043', town_name: '本町（１丁目）', town_kana: 'ホンチョウ' },
              { ...city, zip_code: '9980044', town_name: '本町（２〜３丁目）', town_kana: 'ホンチョウ' },
              { ...city, zip_code: '9998233', town_name: '本町', town_kana: 'モトマチ' },
              { ...city, zip_code: '9980000', town_name: '以下に掲載がない場合', town_kana: 'イカニケイサイガナイバアイ' },
            ],
    ),
    { pauseMs: 0 },
  );
  await walk(picker, '山形県', '酒田市');
  const { levels } = await ready(picker, 'town');
  assert.deepEqual(
    levels.town.options.map(({ name, detail, code }) => [name, detail, code]),
    [
      ['本町', 'ホンチョウ', null],
      ['本町', 'モトマチ', '9998233'],
      ['', null, '9980000'],
    ],
  );
  picker.choose('town', levels.town.options[0] as never);
  assert.deepEqual(
    picker.state.levels.code.options.map(({ name, detail }) => [name, detail]),
    [
      ['998-0043', '１丁目'],
      ['998-0044', '２〜３丁目'],
    ],
  );
  picker.choose('code', '9980044');
  assert.equal(picker.state.record?.town_name, '本町');
  picker.choose('town', levels.town.options[2] as never);
  assert.deepEqual([picker.state.record?.town_name, picker.state.record?.zip_code, picker.state.level], [null, '9980000', null]);
});

test('the picker ends at a city without towns, with its ZIP Code if it has one', async () => {
  const prefecture = { pref_code: '13', pref_name: '東京都' };
  const cities = [
    { ...prefecture, city_code: '13421', city_name: '小笠原村' },
    { ...prefecture, city_code: '13402', city_name: '青ヶ島村' },
  ];
  const picker = new AddressPicker(
    rowsClient(({ flg_getpref, flg_getcity, city_code }) =>
      flg_getpref ? [prefecture] : flg_getcity ? cities : city_code === '13402' ? [{ ...cities[1], zip_code: '1001701' }] : [],
    ),
    { pauseMs: 0 },
  );
  await walk(picker, '東京都', '青ヶ島村');
  const end = await state(picker, ({ level }) => level === null);
  assert.deepEqual([end.record?.zip_code, end.record?.city_name, end.record?.town_name], ['1001701', '青ヶ島村', null]);
  picker.choose('city', '13421');
  const empty = await state(picker, ({ level }) => level === null);
  assert.deepEqual([empty.record?.zip_code, empty.record?.city_name], [null, '小笠原村']);
});

test('the picker keeps choices and loaded pages if a page fails, and requests only the rest again', async () => {
  let broken = true;
  const { client, asked } = mockClient((body) =>
    Promise.resolve(body['page'] === 2 && broken ? new Response('{}', { status: 429, headers: { 'retry-after': '3' } }) : undefined),
  );
  const picker = new AddressPicker(client, { pauseMs: 0 });
  await walk(picker, '富山県', '富山市');
  const failed = await state(picker, ({ levels }) => levels.town.status === 'failed');
  assert.equal(failed.levels.town.error?.code, 'rate-limited');
  assert.equal(failed.levels.city.chosen?.name, '富山市');
  assert.ok(failed.levels.town.options.length > 900);
  broken = false;
  picker.retry();
  assert.equal((await ready(picker, 'town')).levels.town.options.length, 1123);
  assert.deepEqual(
    asked.slice(2).map(({ page }) => page),
    [1, 2, 2],
  );
});

test('the picker never lists rows of another place under a choice, even if the server sends them', async () => {
  const prefecture = { pref_code: '13', pref_name: '東京都' };
  const picker = new AddressPicker(
    rowsClient(({ flg_getpref }) =>
      flg_getpref
        ? [prefecture]
        : [
            { ...prefecture, city_code: '13101', city_name: '千代田区' },
            { pref_code: '27', pref_name: '大阪府', city_code: '27127', city_name: '大阪市北区' },
          ],
    ),
  );
  await walk(picker, '東京都');
  assert.deepEqual(
    (await ready(picker, 'city')).levels.city.options.map(({ name }) => name),
    ['千代田区'],
  );
});

test('the picker searches by name below rows without codes', async () => {
  const asked: AddressCriteria[] = [];
  const picker = new AddressPicker(
    rowsClient((criteria) => {
      asked.push(criteria);
      return criteria.flg_getpref
        ? [{ pref_name: '東京都' }]
        : criteria.flg_getcity
          ? [{ pref_name: '東京都', city_name: '千代田区' }]
          : [{ city_name: '千代田区', town_name: '飯田橋', zip_code: '1020072' }];
    }),
    { pauseMs: 0 },
  );
  const end = await walk(picker, '東京都', '千代田区', '飯田橋');
  assert.deepEqual(asked.slice(1), [
    { pref_name: '東京都', flg_getcity: 1 },
    { pref_name: '東京都', city_name: '千代田区' },
  ]);
  assert.deepEqual([end.record?.pref_name, end.record?.city_name, end.record?.zip_code], ['東京都', '千代田区', '1020072']);
});

test('the picker shows an address that was set without a request, and finds it in the list after that has loaded', async () => {
  const { client, asked } = mockClient();
  const picker = new AddressPicker(client, { pauseMs: 0 });
  // As a Digital Address gives it: no readings.
  picker.show(
    completeRecord({
      zip_code: '1000005',
      pref_code: '13',
      pref_name: '東京都',
      city_code: '13101',
      city_name: '千代田区',
      town_name: '丸の内',
    }),
  );
  assert.equal(asked.length, 0);
  assert.deepEqual(
    (['prefecture', 'city', 'town'] as const).map((level) => picker.state.levels[level].chosen?.name),
    ['東京都', '千代田区', '丸の内'],
  );
  assert.equal(picker.state.record?.zip_code, '1000005');
  picker.load('town');
  const { levels } = await ready(picker, 'town');
  assert.ok(levels.town.options.includes(levels.town.chosen as never));
  assert.equal(asked.length, 1, 'the city was known, so its neighbours need not be');
  picker.show(null);
  assert.equal(picker.state.record, null);
});

test('the picker chooses the names of a form after their lists have loaded, and reports unknown ones', async () => {
  const { client, asked } = mockClient();
  const picker = new AddressPicker(client, { pauseMs: 0 });
  picker.adopt({ prefecture: 'Tokyo', city: '東京都千代田区' });
  assert.equal(asked.length, 0);
  picker.load('town');
  const { levels } = await ready(picker, 'town');
  assert.deepEqual([levels.prefecture.chosen?.name, levels.city.chosen?.name], ['東京都', '千代田区']);
  picker.adopt({ prefecture: '東京県' });
  assert.deepEqual([picker.state.levels.prefecture.chosen, picker.state.levels.prefecture.unmatched], [null, '東京県']);
  picker.adopt({ prefecture: '埼玉県', city: '浦和市' });
  picker.load('city');
  const renamed = await state(picker, ({ levels: { city } }) => city.unmatched !== null);
  assert.deepEqual([renamed.levels.prefecture.chosen?.name, renamed.levels.city.unmatched], ['埼玉県', '浦和市']);
  assert.equal(picker.choose('city', renamed.levels.city.options[0] as never), true);
  assert.equal(picker.state.levels.city.unmatched, null);
});

test('the picker goes back one step, or to a level', async () => {
  const picker = new AddressPicker(mockClient().client, { pauseMs: 0 });
  await walk(picker, '東京都', '千代田区', '飯田橋');
  picker.back();
  assert.deepEqual([picker.state.level, picker.state.record?.city_name], ['town', '千代田区']);
  picker.back('prefecture');
  assert.deepEqual([picker.state.level, picker.state.record], ['prefecture', null]);
  assert.equal(picker.state.levels.city.status, 'closed');
});

test('the picker requests no list for options that the user only passes with the arrow keys', async () => {
  const { client, asked } = mockClient();
  const picker = new AddressPicker(client, { pauseMs: 30, now: () => 0 });
  picker.load();
  const { levels } = await ready(picker, 'prefecture');
  for (const option of levels.prefecture.options.slice(0, 20)) picker.choose('prefecture', option);
  const { levels: last } = await ready(picker, 'city');
  assert.equal(last.prefecture.chosen?.key, '20');
  assert.deepEqual(
    asked.slice(1).map(({ pref_code }) => pref_code),
    ['01', '20'],
  );
});

test('the picker aborts a request silently if no other picker waits for it', async () => {
  let ended: unknown;
  const answer = new AddressLists(() => ({
    ...mockClient().client,
    async *searchAddressAll(_criteria, { signal } = {}) {
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject((ended = signal.reason as Error))));
      yield completeRecord({});
    },
  }));
  const [one, other] = [new AddressPicker(answer), new AddressPicker(answer)];
  one.load();
  other.load();
  await new Promise((resolve) => setTimeout(resolve));
  one.stop();
  assert.equal(ended, undefined);
  other.stop();
  assert.ok(ended);
  assert.deepEqual([one.state.levels.prefecture.status, one.state.levels.prefecture.error], ['waiting', null]);
});

test('the picker filters by kanji, kana and roma, the closest match first', async () => {
  const picker = new AddressPicker(mockClient().client, { pauseMs: 0 });
  await walk(picker, '東京都', '港区');
  await ready(picker, 'town');
  const names = (text: string): string[] => picker.filter('town', text).map(({ name }) => name);
  for (const text of [
    'あかさか',
    'アカサカ',
    'ｱｶｻｶ',
    'akasaka',
    'AKASAKA',
    '赤坂',
    'ａｋａｓａｋａ',
    ' あかさか ',
    '107-0052',
    '1070052',
  ]) {
    assert.equal(names(text)[0], '赤坂', text);
  }
  assert.equal(
    names('赤坂').every((name) => name.includes('赤坂')),
    true,
  );
  assert.ok(names('赤坂').length > 1);
  for (const text of ['sinbasi', 'shimbashi', 'shinbashi', 'しんばし']) assert.ok(names(text).includes('新橋'), text);
  for (const text of ['qqq', '渋谷', 'zzzz', 'ZZZZ', 'ｚｚｚｚ', 'zz', 'aaaa', 'kkk', 'ああああ', 'っっっっ'])
    assert.equal(names(text).length, 0, text);
  assert.equal(names('').length, 56);
});

// Options belong to the choices above them, however requests overtake one another.

const PREFECTURES = ['01', '02', '03'];
const made = (criteria: AddressCriteria): Partial<AddressRow>[] => {
  const { pref_code, city_code, flg_getpref, flg_getcity } = criteria as Record<string, string | undefined>;
  if (flg_getpref) return PREFECTURES.map((code) => ({ pref_code: code, pref_name: `県${code}` }));
  if (flg_getcity)
    return ['1', '2', '3'].map((n) => ({ pref_code: pref_code ?? null, city_code: `${pref_code}00${n}`, city_name: `市${pref_code}${n}` }));
  return ['1', '2'].map((n) => ({
    pref_code: pref_code ?? null,
    city_code: city_code ?? null,
    town_name: `町${city_code}${n}`,
    zip_code: `${city_code}0${n}`,
  }));
};

function assertTruthful({ levels, record }: PickerState): void {
  const { prefecture, city, town } = levels;
  if (!prefecture.chosen) assert.equal(city.status, 'closed');
  if (!city.chosen) assert.equal(town.status, 'closed');
  for (const { rows } of city.options) for (const row of rows) assert.equal(row.pref_code, prefecture.chosen?.code);
  for (const { rows } of town.options) for (const row of rows) assert.equal(row.city_code, city.chosen?.code);
  if (city.chosen) assert.equal(city.chosen.rows[0]?.pref_code, prefecture.chosen?.code);
  if (town.chosen) assert.equal(town.chosen.rows[0]?.city_code, city.chosen?.code);
  assert.equal(record?.city_code ?? null, city.chosen?.code ?? null);
  assert.equal(record?.town_name ?? null, town.chosen?.name ?? null);
}

test('the picker shows only options of the choice above them, even if choices change while lists load', async () => {
  const step = fc.oneof(
    fc.record({
      act: fc.constant('choose' as const),
      level: fc.constantFrom('prefecture' as const, 'city' as const, 'town' as const),
      index: fc.nat(2),
    }),
    fc.record({
      act: fc.constantFrom('back' as const, 'retry' as const, 'stop' as const),
      level: fc.constantFrom(...PICKER_LEVELS),
      index: fc.nat(2),
    }),
    fc.record({
      act: fc.constantFrom('load' as const, 'adopt' as const, 'show' as const),
      level: fc.constantFrom(...PICKER_LEVELS),
      index: fc.nat(2),
    }),
    fc.record({ act: fc.constant('wait' as const), level: fc.constant('city' as const), index: fc.nat(2) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
      async (scheduler, steps, fails) => {
        let calls = 0;
        const lists = new AddressLists(
          rowsClient(async (criteria) => {
            const failing = fails[calls++ % fails.length] === true && calls % 3 === 0;
            await scheduler.schedule(Promise.resolve());
            if (failing) throw new LookupError('network', 'down');
            return made(criteria);
          }),
        );
        const picker = new AddressPicker(lists, { pauseMs: 0 });
        picker.subscribe((now) => assertTruthful(now));
        picker.load();
        for (const { act, level, index } of steps) {
          if (act === 'choose') {
            const option = picker.state.levels[level].options[index];
            if (option) assert.equal(picker.choose(level, option), true);
          } else if (act === 'wait') {
            if (scheduler.count() > 0) await scheduler.waitOne();
            await new Promise((resolve) => setTimeout(resolve));
          } else if (act === 'adopt') picker.adopt({ prefecture: `県0${index + 1}`, city: `市0${index + 1}2` });
          else if (act === 'show')
            picker.show(
              completeRecord({
                ...made({ pref_code: '02', city_code: `0200${index + 1}` })[0],
                pref_name: '県02',
                city_name: `市02${index + 1}`,
              }),
            );
          else if (act === 'load') picker.load(level);
          else if (act === 'back') picker.back(level);
          else picker[act]();
          assertTruthful(picker.state);
        }
        while (scheduler.count() > 0) await scheduler.waitOne();
        assertTruthful(picker.state);
      },
    ),
    { numRuns: 200 },
  );
});

test('the picker lists equal options first, then those that begin with the text, each in the order of the list, and uses roma if there is no reading', () => {
  const option = (name: string, kana: string | null, roma: string | null): PickerOption => ({
    level: 'town',
    key: name,
    code: null,
    name,
    kana,
    roma,
    detail: null,
    rows: [],
  });
  const options = [
    option('元赤坂', 'モトアカサカ', null),
    option('赤坂台', 'アカサカダイ', null),
    option('赤坂', 'アカサカ', null),
    option('赤坂北', 'アカサカキタ', null),
    option('南明坂', null, 'MINAMI AKASAKA'),
    option('青山', 'アオヤマ', 'AOYAMA'),
  ];
  const names = (text: string): string => findOptions(options, text).map(({ name }) => name).join(' '); // oxfmt-ignore
  assert.equal(names('赤坂'), '赤坂 赤坂台 赤坂北 元赤坂');
  for (const text of ['あかさか', 'AKASAKA']) assert.equal(names(text), '赤坂 赤坂台 赤坂北 元赤坂 南明坂');
  assert.equal(names('minami'), '南明坂');
  for (const text of ['おお', 'oo', 'オオ']) assert.equal(names(text), '', 'a long vowel does not match every reading with that vowel');
  assert.equal(names('あお'), '青山');
  assert.equal(names(' '), options.map(({ name }) => name).join(' ')); // oxfmt-ignore
});

test('the picker marks the typed part of the name or the reading', () => {
  const option = (name: string, kana: string): PickerOption => ({
    level: 'town',
    key: name,
    code: null,
    name,
    kana,
    roma: null,
    detail: null,
    rows: [],
  });
  const marked = (one: PickerOption, text: string): string | null => {
    const match = matchOf(one, text);
    return match && `${match.in} ${(match.in === 'name' ? one.name : (one.kana ?? '')).slice(match.from, match.to)}`;
  };
  const akasaka = option('赤坂', 'アカサカ');
  for (const [text, expected] of [
    ['赤', 'name 赤'],
    ['あか', 'kana アカ'],
    ['akas', 'kana アカサ'],
    ['saka', 'kana サカ'],
    ['', null],
    ['港', null],
  ] as const) {
    assert.equal(marked(akasaka, text), expected, text);
  }
  assert.equal(marked(option('八丁堀', 'ハッチョウボリ'), 'chobori'), 'kana チョウボリ');
  assert.equal(marked(option('内神田', 'ウチカンダ'), 'kanda'), 'kana カンダ');
  assert.equal(marked(option('霞が関', 'カスミガセキ'), '霞ヶ関'), 'name 霞が関');
  assert.equal(marked(option('北１条', 'キタ１ジョウ'), '1条'), 'name １条');
});

test('the picker uses lists that another picker has loaded without a request', async () => {
  const { client, asked } = mockClient();
  const lists = new AddressLists(client);
  const first = new AddressPicker(lists);
  const second = new AddressPicker(lists);
  assert.equal(second.state.levels.prefecture.options.length, 0);
  first.load();
  await ready(first, 'prefecture');
  const heard: string[] = [];
  second.subscribe((_, cause) => heard.push(cause));
  second.load();
  assert.deepEqual(heard, ['list']);
  assert.equal(second.state.levels.prefecture.options.length, 47);
  assert.equal(asked.length, 1);
});

test('the picker requests no list of a level that it does not show', async () => {
  const { client, asked } = mockClient();
  const picker = new AddressPicker(client, { pauseMs: 0, requests: (level) => level !== 'town' });
  await walk(picker, '東京都', '千代田区');
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(asked.length, 2);
  picker.load('town');
  await ready(picker, 'town');
  assert.equal(asked.length, 3);
});
