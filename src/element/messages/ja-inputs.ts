import type { Accepted } from '../attributes.ts';
import { codes, list, messages as ja } from './ja.ts';
import type { Messages, OrderMessages, PickerMessages } from './messages.ts';
import { codesAndWords, forCodes, waitTime } from './wording.ts';

const spelling = (accept: readonly Accepted[]): string => forCodes(accept, ['郵便番号は数字7桁', 'デジタルアドレスは英数字7桁'], '、');

const { error } = ja;
const LATER = '待ってもう一度検索してください。住所は直接入力することもできます。';

const JA: Partial<Messages> = {
  error: (code, retryAfter, accept, text) => {
    const wait = retryAfter ? `${waitTime(retryAfter, ['秒', '分', '時間'])}ほど` : '少し';
    if (code === 'rate-limited') return `検索回数が上限に達しました。${wait}${LATER}`;
    if (code === 'unavailable') return `住所検索は一時的に利用できません。少し${LATER}`;
    if (code === 'timeout') return '時間内に完了しませんでした。もう一度検索するか、住所を直接入力してください。';
    if (code === 'invalid-code') return `${codes(accept)}を確認してください。${spelling(accept)}です。`;
    return code === 'unauthorized' || code === 'configuration'
      ? 'このページでは住所検索を利用できません。住所を直接入力してください。'
      : error(code, retryAfter, accept, text);
  },
  label: (accept) => codesAndWords(accept, codes(accept), '住所の一部', '、'),
  hint: (accept) => codesAndWords(accept, `${spelling(accept)}です。ハイフンは省略できます。`, '町名だけでも検索できます。'),
  lookUp: '住所を検索',
  retry: 'もう一度検索',
  replace: (parts) => `${list(parts)}を検索結果で置き換える`,
  several: (count) => `${count.toLocaleString('ja')}件の候補があります。一覧から選択してください。`,
  listLabel: '住所の候補',
  filter: '候補を絞り込む',
  canFilter: '一覧では文字を入力して絞り込めます。',
  keyboard: (hasLetters) => (hasLetters ? '数字キーボードに戻す' : 'デジタルアドレスを入力'),
  reading: 'kana',
  noTown: '（町名が一覧にない場合）',
  valueMissing: '入力してください。',
  pickers: { noMatch: '一致する候補がありません。' } as PickerMessages,
};

const ORDER: OrderMessages = {
  otherAddress: '郵便番号と住所が一致していません。',
  formerZip: (zip) => `入力済みの住所の郵便番号は${zip}です。`,
  otherPlace: (place, isOffered) =>
    `郵便番号の住所は${place}です。${isOffered ? '置き換えるか、このままにするかを選択してください。' : ''}`,
  replaceAddress: '住所を置き換える',
  keepAddress: 'この住所のままにする',
  kept: '住所は変更していません。',
  changed: (parts, place, block) => `${list(parts)}を「${place}」に変更しました。${block && `番地「${block}」を確認してください。`}`,
  cleared: (parts) => `以前の${list(parts)}を消去しました。`,
  lost: (names) => `${names.map((name) => `「${name}」`).join('')}の入力欄がありません。番地の後に入力してください。`,
  bringBack: (text) => `「${text}」を戻す`,
  emptied: '郵便番号は空欄です。住所は変更していません。',
  unfinished: (kind) => `${codes([kind])}は7桁です。`,
};

/** Completes Japanese: the first file has the messages that its own line shows, this one those of lists, inputs, buttons and most failures. */
export function completeJapanese(): void {
  Object.assign(ja, JA, { order: ORDER });
}
