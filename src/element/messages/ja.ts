import { placeName } from '../../address/part-values.ts';
import { type Part, PLACE_LEVELS } from '../../address/parts.ts';
import type { Accepted } from '../attributes.ts';
import { forCodes, namesOf } from './wording.ts';
import type { FillSummary, Messages, PartNames } from './messages.ts';

const NAMES: PartNames = {
  'postal-code': '郵便番号',
  'digital-address': 'デジタルアドレス',
  prefecture: '都道府県',
  city: '市区町村',
  town: '町名',
  block: '番地',
  building: '建物名',
  organization: '会社名',
  address: '住所',
};
const KANA = 'フリガナ';
const ROMA = 'ローマ字';

export const list = (parts: readonly Part[]): string => namesOf(parts, NAMES, KANA, ROMA).join('、');

/** 東京都千代田区飯田橋、郵便番号: the place by its name if it is known, other parts by theirs. */
function filledOf({ filled, values }: FillSummary): string {
  const named = PLACE_LEVELS.filter((part) => filled.includes(part) && values?.has(part)) as readonly Part[];
  const place = values ? placeName(values, named) : '';
  return [place, list(filled.filter((part) => !named.includes(part)))].filter(Boolean).join('、');
}

export const codes = (accept: readonly Accepted[]): string => forCodes(accept, ['郵便番号', 'デジタルアドレス'], 'または');

/** What the message itself says, and its two buttons. `completeJapanese` adds the rest. */
export const messages: Messages = {
  busy: '検索しています…',
  filled: (summary) => {
    const { filled, kept, missing, check = [] } = summary;
    const tell = (parts: readonly Part[], rest: string, names = list(parts)): string => (parts.length > 0 ? names + rest : '');
    return (
      tell(filled, 'を入力しました。', filledOf(summary)) +
        tell(kept, 'は入力済みのため、変更していません。') +
        tell(missing, 'を入力してください。') +
        tell(check, 'を確認してください。') || 'この住所に対応する入力欄がありません。'
    );
  },
  reopen: '候補の一覧を表示',
  undo: '元に戻す',
  undone: (restored) => ({ shown: '入力前の状態に戻しました。', spoken: `${list(restored)}を入力前の状態に戻しました。` }),
  error: (code, _retryAfter, accept, text) => {
    if (code === 'invalid-code') return `${codes(accept)}を確認してください。`;
    return code === 'not-found'
      ? `${text ? `${text}の` : '該当する'}住所が見つかりません。入力内容を確認するか、住所を直接入力してください。`
      : '通信できませんでした。もう一度検索するか、住所を直接入力してください。';
  },
} as Partial<Messages> as Messages;
