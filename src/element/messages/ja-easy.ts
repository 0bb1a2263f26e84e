import type { Part, PlaceLevel } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import { codesAndWords, forCodes, namesOf, waitTime } from './wording.ts';
import type { CheckMessages } from './check-messages.ts';
import type { ListMessages, Messages, PartNames } from './messages.ts';

// やさしい日本語: short sentences, plain words, spaces between words, and readings for the words that forms use. Follows the guide of the
// Immigration Services Agency and the Agency for Cultural Affairs (https://www.bunka.go.jp/seisaku/kokugo_nihongo/kyoiku/92484001.html).

const NAMES: PartNames = {
  'postal-code': '郵便番号（ゆうびんばんごう）',
  'digital-address': 'デジタルアドレス',
  prefecture: '都道府県（とどうふけん）',
  city: '市区町村（しくちょうそん）',
  town: '町（まち）の 名前',
  block: '番地（ばんち）',
  building: '建物（たてもの）の 名前',
  organization: '会社（かいしゃ）の 名前',
  address: '住所（じゅうしょ）',
};

const list = (parts: readonly Part[]): string => namesOf(parts, NAMES, 'フリガナ', 'ローマ字').join('、');

const codes = (accept: readonly Accepted[]): string => forCodes(accept, ['郵便番号（ゆうびんばんごう）', 'デジタルアドレス'], 'か ');

const spelling = (accept: readonly Accepted[]): string =>
  forCodes(accept, ['郵便番号（ゆうびんばんごう）は 数字が 7つです。', 'デジタルアドレスは アルファベットと 数字が 7つです。'], '');

export const messages: Messages = {
  label: (accept) => codesAndWords(accept, codes(accept), '住所（じゅうしょ）の 一部', '、'),
  hint: (accept) => codesAndWords(accept, `${spelling(accept)}「-」は なくても いいです。`, '町（まち）の 名前だけでも さがせます。'),
  lookUp: '住所（じゅうしょ）を さがす',
  busy: 'さがしています…',
  filled: ({ filled, kept, missing, check = [] }) =>
    [
      filled.length > 0 ? `${list(filled)}を 入れました。` : '',
      kept.length > 0 ? `${list(kept)}は あなたが 書いた ままです。` : '',
      missing.length > 0 ? `${list(missing)}を 入れてください。` : '',
      check.length > 0 ? `${list(check)}が 正しいか 見てください。` : '',
    ].join('') || 'この 住所（じゅうしょ）を 入れる ところが ありません。',
  several: (count) => `住所（じゅうしょ）が ${count.toLocaleString('ja')}こ あります。1つ えらんでください。`,
  listLabel: '住所（じゅうしょ）の リスト',
  filter: '町（まち）の 名前で さがす',
  canFilter: '一覧（いちらん）で 文字（もじ）を 入れると さがせます。',
  reopen: 'リストを もう 一度 見る',
  keyboard: (hasLetters) => (hasLetters ? '数字の キーボードに もどす' : 'デジタルアドレスを 入れる'),
  reading: 'kana',
  noTown: '（リストに ない 町）',
  undo: 'もとに もどす',
  undone: (restored) => ({ shown: 'もとに もどしました。', spoken: `${list(restored)}を もとに もどしました。` }),
  retry: 'もう 一度 さがす',
  replace: (parts) => `${list(parts)}を さがした 住所（じゅうしょ）に かえる`,
  error: (code, retryAfter, accept, text) => {
    const wayOn = 'もう 一度 さがすか、自分で 住所（じゅうしょ）を 書いてください。';
    const notHere = 'この ページでは 住所（じゅうしょ）を さがすことが できません。自分で 住所を 書いてください。';
    return {
      'invalid-code': `もう 一度 見てください。${spelling(accept)}`,
      'not-found': `${text ? `${text}の ` : ''}住所（じゅうしょ）が 見つかりません。書いた 文字を 見なおすか、自分で 住所を 書いてください。`,
      network: `インターネットに つながりません。${wayOn}`,
      timeout: `時間が かかりすぎたので、やめました。${wayOn}`,
      'rate-limited': `たくさん さがしたので、今は 使えません。${retryAfter ? `${waitTime(retryAfter, ['秒', '分', '時間'])}くらい` : '少し'} 待ってください。それから ${wayOn}`,
      unavailable: `今は 住所（じゅうしょ）を さがすことが できません。少し 待ってください。それから ${wayOn}`,
      unauthorized: notHere,
      configuration: notHere,
    }[code];
  },
  valueMissing: '書いてください。',
  order: {
    otherAddress: '郵便番号（ゆうびんばんごう）と 住所（じゅうしょ）が ちがいます。',
    otherPlace: (place, isOffered) =>
      `郵便番号（ゆうびんばんごう）は ${place}です。${isOffered ? 'かえるか、その ままに するか えらんでください。' : ''}`,
    replaceAddress: '住所（じゅうしょ）を かえる',
    keepAddress: 'この 住所（じゅうしょ）の ままに する',
    kept: '住所（じゅうしょ）は そのままです。',
    cleared: (parts) => `まえの ${list(parts)}を けしました。`,
    bringBack: (text) => `「${text}」を もどす`,
    lost: (names) => `「${names.join('、')}」を 入れる ところが ありません。番地（ばんち）の うしろに 入れてください。`,
    formerZip: (zip) => `今の 住所（じゅうしょ）の 郵便番号（ゆうびんばんごう）は ${zip}です。`,
    changed: (parts, place, block) =>
      `${list(parts)}を 「${place}」に かえました。${block && `番地（ばんち）「${block}」を もう 一度 見てください。`}`,
    emptied: '郵便番号（ゆうびんばんごう）が ありません。住所（じゅうしょ）は そのままです。',
    unfinished: (kind) => spelling([kind]),
  },
  pickers: {
    group: '住所（じゅうしょ）を えらぶ',
    labels: {
      prefecture: '都道府県（とどうふけん）',
      city: '市区町村（しくちょうそん）',
      town: '町（まち）の 名前',
      code: '郵便番号（ゆうびんばんごう）',
    },
    choose: 'えらんでください',
    search: '書くか えらぶ',
    loading: '待ってください…',
    noMatch: '同じものが ありません。',
    severalCodes: (count) => `郵便番号（ゆうびんばんごう）が ${count.toLocaleString('ja')}こ あります。1つ えらんでください。`,
    zip: (zip) => `郵便番号（ゆうびんばんごう）は ${zip} です。`,
    empty: 'リストは ここまでです。あとは 自分で 書いてください。',
    unmatched: (text) => `「${text}」は リストに ありません。リストから えらぶか、住所（じゅうしょ）を 書いてください。`,
  },
  checks: {
    zipFound: (zip) => `この 住所（じゅうしょ）の 郵便番号（ゆうびんばんごう）は ${zip}です。`,
    severalZips: (count) => `郵便番号（ゆうびんばんごう）が ${count}こ あります。1つ えらんでください。`,
    nearZip: () => 'ボタンは 郵便番号（ゆうびんばんごう）の 近くに あります。',
    useZip: (zip) => `郵便番号（ゆうびんばんごう） ${zip}を 入れる`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `郵便番号（ゆうびんばんごう） ${zip}は ありません。もう 一度 見てください。`
        : `郵便番号（ゆうびんばんごう） ${zip}は ${name}です。${NAMES[part as PlaceLevel]}は ${entry}と 書いて あります。`,
    useAddress: (name) => `住所（じゅうしょ）を ${name}に かえる`,
    checking: '住所（じゅうしょ）を たしかめて います。',
    checked: 'たしかめました。もう 一度 送ってください。',
    confirm: 'この 住所（じゅうしょ）で すすむ',
    zipEntered: (zip) => `郵便番号（ゆうびんばんごう） ${zip}を 入れました。`,
    zipChanged: (zip) => `郵便番号（ゆうびんばんごう）を ${zip}に かえました。`,
    addressChanged: (name) => `住所（じゅうしょ）を ${name}に かえました。`,
    unchecked: 'たしかめるのに 時間（じかん）が かかって います。送ることが できます。',
    canSubmit: '送ることが できます。',
  } satisfies CheckMessages,
  list: {
    noDigitalAddress: 'この ページでは デジタルアドレスを さがすことが できません。郵便番号（ゆうびんばんごう）を 入れてください。',
    noCity: '都道府県（とどうふけん）か 市区町村（しくちょうそん）から 入れてください。',
  } satisfies ListMessages,
};
