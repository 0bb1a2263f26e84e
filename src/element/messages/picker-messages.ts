import { completeJapanese } from './ja-inputs.ts';
import { messages as ja } from './ja.ts';
import type { PickerMessages } from './messages.ts';

type Further = Omit<PickerMessages, 'noMatch'>;

const JA: Further = {
  group: '住所の選択',
  labels: { prefecture: '都道府県', city: '市区町村', town: '町名', code: '郵便番号' },
  choose: '選択してください',
  search: '入力または選択',
  loading: '読み込み中…',
  severalCodes: (count) => `郵便番号が${count.toLocaleString('ja')}件あります。一覧から選択してください。`,
  zip: (zip) => `郵便番号は${zip}です。`,
  empty: 'この先の選択肢はありません。直接入力してください。',
  unmatched: (text) => `「${text}」は一覧にありません。一覧から選択するか、住所を直接入力してください。`,
};

/** Completes Japanese: the first file has its messages without those that only pickers show. */
export function addPickerMessages(): void {
  completeJapanese();
  Object.assign(ja.pickers, JA);
}
