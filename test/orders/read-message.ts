// A shopper's reading of a message.
import type { AddressPart } from './forms.ts';

export type Named = AddressPart | 'postal-code' | 'address';

export interface Sentence {
  readonly text: string;
  /**
   * `says`: something went well, or help. `kept`: a text was left as it was. `asks`: to enter something. `choose`: from a list. `fails`: there is
   * no address for the code. `warns`: anything else, which a shopper takes for a problem.
   */
  readonly kind: 'says' | 'busy' | 'kept' | 'asks' | 'choose' | 'fails' | 'warns';
  readonly names: readonly Named[];
}

const NAMES: readonly (readonly [RegExp, Named])[] = [
  [/都道府県/, 'prefecture'],
  [/市区町村|市町村/, 'city'],
  [/町名|町域/, 'town'],
  [/番地|丁目/, 'block'],
  [/建物|部屋/, 'building'],
  [/会社名|事業所名/, 'organization'],
  [/郵便番号|入力内容|デジタルアドレス/, 'postal-code'],
  [/住所/, 'address'],
];

const PLACE: readonly Named[] = ['postal-code', 'prefecture', 'city', 'town'];
/** The parts that a message names if ZIP Code and address do not belong together, whichever of them is wrong. */
const CODE_AND_ADDRESS: readonly Named[] = ['postal-code', 'prefecture'];

function kindOf(text: string): Sentence['kind'] {
  if (/検索しています|確認しています/.test(text)) return 'busy';
  if (/一覧から選択/.test(text)) return 'choose';
  if (/見つかりません|通信できません|時間内に|上限に達し|利用できません/.test(text)) return 'fails';
  if (/変更していません/.test(text)) return 'kept';
  if (/直接入力してください/.test(text)) return 'fails';
  if (/(?:入力|選択|追加|記入)してください/.test(text)) return 'asks';
  // A code that is not complete.
  if (/確認してください|は7桁です/.test(text)) return 'warns';
  if (/(?:入力|表示|変更)しました。?$|戻しました。?$|戻せます。?$|省略できます。?$|桁です。?$|検索できます。?$/.test(text)) return 'says';
  return 'warns';
}

/** 「総務省」の入力欄がありません。番地の後に入力してください。 The shopper knows what the name in quotes is. */
const HOMELESS = /入力欄がありません|番地の後に/;

/** Reads the visible text of a message. */
export function readMessage(text: string): Sentence[] {
  return text
    .split(/(?<=。)\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const names = NAMES.filter(([word]) => word.test(one)).map(([, name]) => name);
      return HOMELESS.test(one) && !names.includes('address')
        ? { text: one, kind: 'asks', names: ['building', 'organization'] }
        : { text: one, kind: kindOf(one), names };
    });
}

/**
 * Whether a message lets a shopper know that something is wrong with one of these parts, or not there yet.
 * @param hasTown - whether the field of the block contains a place, so that a shopper who checks the block sees it
 */
export function isShown(wrong: readonly Named[], text: string, offers: readonly string[], hasTown = false): boolean {
  const isApart = wrong.some((part) => PLACE.includes(part));
  // A part is in the fields twice: a shopper who checks one part of the address sees it.
  const isTwice = wrong.includes('address');
  const concerns = (names: readonly Named[], kind?: Sentence['kind']): boolean =>
    names.some(
      (name) =>
        wrong.includes(name) ||
        name === 'address' ||
        (isApart && CODE_AND_ADDRESS.includes(name)) ||
        (isTwice && (name === 'city' || name === 'town')) ||
        ((isTwice || isApart) && hasTown && name === 'block' && kind === 'warns'),
    );
  return (
    readMessage(text).some(
      ({ kind, names }) =>
        kind === 'busy' || kind === 'fails' || kind === 'choose' || ((kind === 'asks' || kind === 'warns') && concerns(names, kind)),
    ) ||
    // A control that would replace a wrong part says that it differs.
    readMessage(offers.filter((offer) => /置き換え/.test(offer)).join('。')).some(({ names }) => concerns(names))
  );
}
