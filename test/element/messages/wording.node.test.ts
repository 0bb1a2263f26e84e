// The words of all messages, as an editor of a shop would check them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOOKUP_ERROR_CODES } from '../../../src/address/lookup-error.ts';
import { checkMessagesIn } from '../../../src/element/messages/check-messages.ts';
import { messages as en } from '../../../src/element/messages/en.ts';
import { messages as easy } from '../../../src/element/messages/ja-easy.ts';
import { messages as ja } from '../../../src/element/messages/ja.ts';
import { messages as ko } from '../../../src/element/messages/ko.ts';
import type { Messages, OrderMessages } from '../../../src/element/messages/messages.ts';
import { addPickerMessages } from '../../../src/element/messages/picker-messages.ts';
import { messages as hant } from '../../../src/element/messages/zh-hant.ts';
import { messages as zh } from '../../../src/element/messages/zh.ts';

addPickerMessages();
const LANGUAGES: Readonly<Record<string, Messages>> = { ja, en, zh, 'zh-hant': hant, ko, 'ja-x-easy': easy };
const PARTS = ['postal-code', 'prefecture', 'city', 'town', 'block', 'building', 'organization'] as const;
const BOTH = ['postal-code', 'digital-address'] as const;

/** Every sentence and label of a language. */
function textsOf(language: string): string[] {
  const messages = LANGUAGES[language] as Messages;
  const order = messages.order as OrderMessages;
  const { messages: checks } = checkMessagesIn(language, messages.checks);
  const plain = [messages, order, messages.pickers, messages.pickers.labels, checks].flatMap((group) =>
    Object.values(group).filter((text): text is string => typeof text === 'string'),
  );
  const undone = messages.undone(['prefecture', 'city']);
  return [
    ...plain,
    messages.label([...BOTH, 'freeword']),
    messages.hint([...BOTH, 'freeword']),
    ...PARTS.flatMap((part) => [
      messages.filled({ filled: [part], kept: [part], missing: [part], check: [part] }),
      messages.replace([part]),
      order.changed([part], '一番町', '2-1'),
    ]),
    ...[1, 66].flatMap((count) => [messages.several(count), messages.pickers.severalCodes(count), checks.severalZips(count)]),
    ...[true, false].map((hasLetters) => messages.keyboard(hasLetters)),
    ...(typeof undone === 'string' ? [undone] : [undone.shown, undone.spoken]),
    ...LOOKUP_ERROR_CODES.map((code) => messages.error(code, 30, BOTH, '102-0073')),
    order.otherPlace('東京都千代田区飯田橋', true),
    order.bringBack('千代田区'),
    order.lost(['霞が関ビル', '丸の内ビル']),
    order.formerZip('102-0072'),
    order.unfinished('postal-code'),
    order.unfinished('digital-address'),
    messages.pickers.zip('102-0072'),
    messages.pickers.unmatched('飯田橋'),
    checks.zipFound('102-0072'),
    checks.nearZip(1),
    checks.nearZip(2),
    checks.zipEntered('102-0072'),
    checks.useZip('102-0072'),
    checks.useAddress('千代田区飯田橋'),
    checks.zipChanged('102-0072'),
    checks.addressChanged('千代田区飯田橋'),
    checks.mismatch('102-0072', null, 'zip', ''),
    ...(['prefecture', 'city', 'town'] as const).map((part) => checks.mismatch('102-0072', '千代田区飯田橋', part, '港区')),
  ];
}

/** Words that an editor would not print, by language. */
const ODD: Readonly<Record<string, RegExp>> = {
  ja: /町域|(?<!郵便)番号を確認|下さい|undefined|null/,
  en: /postal code|postcode|zip code|Restored|undefined|null| {2}/,
  zh: /栏|数字地址|undefined|null/,
  'zh-hant': /欄目|數字地址|[们这个选择页]|undefined|null/,
  // A name in kanji has no known final, so no sentence puts a particle behind it.
  ko: /[은이을]\([는가를]\)|\(으\)|동네|undefined|null/,
  'ja-x-easy': /(?<!（)(?:じゅうしょ|ゆうびんばんごう)|て ください|undefined|null/,
};

describe('the wording', () => {
  for (const [language, odd] of Object.entries(ODD)) {
    test(`of ${language} has no odd word`, () => {
      assert.deepEqual(
        textsOf(language).filter((text) => odd.test(text)),
        [],
      );
    });

    test(`of ${language} names the place and the block after a correction`, () => {
      const { changed } = (LANGUAGES[language] as Messages).order as OrderMessages;
      assert.match(changed(['town'], '一番町', '2-1'), /一番町.+2-1/);
      assert.doesNotMatch(changed(['town'], '一番町', ''), /2-1|番地|block|번지/);
    });

    test(`of ${language} names the wrong code and the waiting time`, () => {
      const messages = LANGUAGES[language] as Messages;
      assert.match(messages.error('not-found', null, BOTH, '102-0073'), /102-0073/);
      assert.match(messages.error('rate-limited', 30, BOTH), /30/);
    });
  }

  test('of Japanese states what happened, then what to do', () => {
    const order = ja.order as OrderMessages;
    assert.deepEqual(
      [
        order.changed(['town'], '一番町', '2-1'),
        order.emptied,
        ja.error('rate-limited', 30, BOTH),
        ja.error('not-found', null, BOTH, '102-0073'),
        ja.undone(['prefecture', 'city']),
      ],
      [
        '町名を「一番町」に変更しました。番地「2-1」を確認してください。',
        '郵便番号は空欄です。住所は変更していません。',
        '検索回数が上限に達しました。30秒ほど待ってもう一度検索してください。住所は直接入力することもできます。',
        '102-0073の住所が見つかりません。入力内容を確認するか、住所を直接入力してください。',
        { shown: '入力前の状態に戻しました。', spoken: '都道府県、市区町村を入力前の状態に戻しました。' },
      ],
    );
  });
});
