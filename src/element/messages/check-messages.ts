import { knownPrefix } from './known-prefix.ts';

/**
 * Sentences and buttons of `find-zip` and `verify`. ZIP Codes have a hyphen. Separate from `Messages`, whose Japanese every page loads.
 */
export interface CheckMessages {
  /** The entered address has one ZIP Code. */
  readonly zipFound: (zip: string) => string;
  /** The entered address has several ZIP Codes. */
  readonly severalZips: (count: number) => string;
  /** For screen readers, after the sentence of an offer: where its buttons are. */
  readonly nearZip: (count: number) => string;
  /** The button that writes a ZIP Code. */
  readonly useZip: (zip: string) => string;
  /** ZIP Code and address differ. `name`: city and town of the ZIP Code, `null` if there is none; `entry`: what the user entered as `part`. */
  readonly mismatch: (zip: string, name: string | null, part: 'zip' | 'prefecture' | 'city' | 'town', entry: string) => string;
  /** The button that replaces the address by the one of the ZIP Code. */
  readonly useAddress: (name: string) => string;
  /** The form cannot be submitted for the moment, because the comparison is open. */
  readonly checking: string;
  /** The comparison that has prevented a submit is over, and the form can be submitted. */
  readonly checked: string;
  /** The button that keeps the address as it is. */
  readonly confirm: string;
  /** After the ZIP Code of an address without one was entered. */
  readonly zipEntered: (zip: string) => string;
  /** After a correction of the ZIP Code. */
  readonly zipChanged: (zip: string) => string;
  /** After a correction of the address. `name`: city and town. */
  readonly addressChanged: (name: string) => string;
  /** The comparison that has prevented a submit takes too long, and the form can be submitted. */
  readonly unchecked: string;
  /** After the user has kept the address as it is. */
  readonly confirmed: string;
  /** The address, which had prevented a submit, no longer does. */
  readonly canSubmit: string;
}

const MESSAGES: { readonly [language: string]: CheckMessages | undefined } = {
  ja: {
    zipFound: (zip) => `この住所の郵便番号は${zip}です。`,
    severalZips: (count) => `この住所には郵便番号が${count}件あります。選択してください。`,
    nearZip: () => 'ボタンは郵便番号欄の近くにあります。',
    useZip: (zip) => `郵便番号${zip}を入力`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `郵便番号 ${zip} は見つかりません。郵便番号を確認してください。`
        : `郵便番号 ${zip} は${name}です。入力された${{ zip: '', prefecture: '都道府県', city: '市区町村', town: '町名' }[part]}は${entry}です。`,
    useAddress: (name) => `住所を${name}に変更`,
    checking: '住所を確認しています。',
    checked: '確認が終わりました。もう一度送信してください。',
    confirm: 'この住所で続ける',
    zipEntered: (zip) => `郵便番号${zip}を入力しました。`,
    zipChanged: (zip) => `郵便番号を${zip}に変更しました。`,
    addressChanged: (name) => `住所を${name}に変更しました。`,
    unchecked: '確認に時間がかかっています。このまま送信できます。',
    confirmed: '住所は変更していません。',
    canSubmit: 'このまま送信できます。',
  },
  en: {
    zipFound: (zip) => `The ZIP Code of this address is ${zip}.`,
    severalZips: (count) => `This address has ${count} ZIP Codes. Choose one.`,
    nearZip: (count) => `The button${count > 1 ? 's are' : ' is'} near the ZIP Code field.`,
    useZip: (zip) => `Enter ZIP Code ${zip}`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `ZIP Code ${zip} does not exist. Check it.`
        : `ZIP Code ${zip} is ${name}, but the ${{ zip: '', prefecture: 'prefecture', city: 'city', town: 'town' }[part]} says ${entry}.`,
    useAddress: (name) => `Change the address to ${name}`,
    checking: 'Checking the address.',
    checked: 'The check is done. Submit the form again.',
    confirm: 'Continue with this address',
    zipEntered: (zip) => `ZIP Code ${zip} was entered.`,
    zipChanged: (zip) => `The ZIP Code is now ${zip}.`,
    addressChanged: (name) => `The address is now ${name}.`,
    unchecked: 'The check takes longer. You can submit the form.',
    confirmed: 'The address stays as it is.',
    canSubmit: 'You can submit the form.',
  },
  zh: {
    zipFound: (zip) => `该地址的邮政编码是${zip}。`,
    severalZips: (count) => `该地址有${count}个邮政编码，请选择。`,
    nearZip: () => '按钮位于邮政编码附近。',
    useZip: (zip) => `填写邮政编码${zip}`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `找不到邮政编码 ${zip}，请确认。`
        : `邮政编码 ${zip} 对应${name}，而填写的${{ zip: '', prefecture: '都道府县', city: '市区町村', town: '町名' }[part]}是${entry}。`,
    useAddress: (name) => `将地址改为${name}`,
    checking: '正在确认地址。',
    checked: '确认完毕，请重新提交。',
    confirm: '使用此地址继续',
    zipEntered: (zip) => `已填写邮政编码${zip}。`,
    zipChanged: (zip) => `邮政编码已改为${zip}。`,
    addressChanged: (name) => `地址已改为${name}。`,
    unchecked: '确认需要更长时间，可以提交。',
    confirmed: '地址未更改。',
    canSubmit: '可以提交。',
  },
  'zh-hant': {
    zipFound: (zip) => `此地址的郵遞區號是${zip}。`,
    severalZips: (count) => `此地址有${count}個郵遞區號，請選擇。`,
    nearZip: () => '按鈕位於郵遞區號欄附近。',
    useZip: (zip) => `填入郵遞區號${zip}`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `找不到郵遞區號 ${zip}，請確認。`
        : `郵遞區號 ${zip} 對應${name}，而填寫的${{ zip: '', prefecture: '都道府縣', city: '市區町村', town: '町名' }[part]}是${entry}。`,
    useAddress: (name) => `將地址改為${name}`,
    checking: '正在確認地址。',
    checked: '確認完畢，請重新送出。',
    confirm: '使用此地址繼續',
    zipEntered: (zip) => `已填入郵遞區號${zip}。`,
    zipChanged: (zip) => `郵遞區號已改為${zip}。`,
    addressChanged: (name) => `地址已改為${name}。`,
    unchecked: '確認需要更長時間，可以送出。',
    confirmed: '地址未變更。',
    canSubmit: '可以送出。',
  },
  ko: {
    zipFound: (zip) => `이 주소의 우편번호는 ${zip}입니다.`,
    severalZips: (count) => `이 주소의 우편번호가 ${count}개 있습니다. 선택해 주세요.`,
    nearZip: () => '버튼은 우편번호 입력란 근처에 있습니다.',
    useZip: (zip) => `우편번호 ${zip} 입력`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `우편번호 ${zip}에 해당하는 주소가 없습니다. 확인해 주세요.`
        : `우편번호 ${zip}의 주소는 ${name}입니다. 입력한 ${{ zip: '', prefecture: '도도부현', city: '시구정촌', town: '지역명' }[part]}: ${entry}.`,
    useAddress: (name) => `주소 변경: ${name}`,
    checking: '주소를 확인하고 있습니다.',
    checked: '확인이 끝났습니다. 다시 제출해 주세요.',
    confirm: '이 주소로 계속',
    zipEntered: (zip) => `우편번호를 입력했습니다: ${zip}.`,
    zipChanged: (zip) => `우편번호를 변경했습니다: ${zip}.`,
    addressChanged: (name) => `변경한 주소: ${name}`,
    unchecked: '확인에 시간이 걸리고 있습니다. 이대로 제출할 수 있습니다.',
    confirmed: '주소를 변경하지 않았습니다.',
    canSubmit: '이대로 제출할 수 있습니다.',
  },
  'ja-x-easy': {
    zipFound: (zip) => `この 住所（じゅうしょ）の 郵便番号（ゆうびんばんごう）は ${zip}です。`,
    severalZips: (count) => `郵便番号（ゆうびんばんごう）が ${count}こ あります。1つ えらんでください。`,
    nearZip: () => 'ボタンは 郵便番号（ゆうびんばんごう）の 近くに あります。',
    useZip: (zip) => `郵便番号（ゆうびんばんごう） ${zip}を 入れる`,
    mismatch: (zip, name, part, entry) =>
      name === null
        ? `郵便番号（ゆうびんばんごう） ${zip}は ありません。もう 一度 見てください。`
        : `郵便番号（ゆうびんばんごう） ${zip}は ${name}です。${{ zip: '', prefecture: '都道府県（とどうふけん）', city: '市区町村（しくちょうそん）', town: '町（まち）の 名前' }[part]}は ${entry}と 書いて あります。`,
    useAddress: (name) => `住所（じゅうしょ）を ${name}に かえる`,
    checking: '住所（じゅうしょ）を たしかめて います。',
    checked: 'たしかめました。もう 一度 送ってください。',
    confirm: 'この 住所（じゅうしょ）で すすむ',
    zipEntered: (zip) => `郵便番号（ゆうびんばんごう） ${zip}を 入れました。`,
    zipChanged: (zip) => `郵便番号（ゆうびんばんごう）を ${zip}に かえました。`,
    addressChanged: (name) => `住所（じゅうしょ）を ${name}に かえました。`,
    unchecked: 'たしかめるのに 時間（じかん）が かかって います。送ることが できます。',
    confirmed: '住所（じゅうしょ）は そのままです。',
    canSubmit: '送ることが できます。',
  },
};

/** The messages in one language. */
export interface SpokenChecks {
  readonly messages: CheckMessages;
  /** The language of a message if it is not the one of the element, else `undefined`. */
  readonly langOf: (name: keyof CheckMessages) => string | undefined;
}

/**
 * Returns the messages in the language of the element.
 *
 * @param own - messages of a language that the page registered. For those that it lacks, a language without its region is tried (`fr` for
 * `fr-ch`), then English
 */
export function checkMessagesIn(language: string, own: Partial<CheckMessages> = {}): SpokenChecks {
  const lang = knownPrefix(language, (prefix) => Object.hasOwn(MESSAGES, prefix)) || 'en';
  return {
    messages: { ...(MESSAGES[lang] as CheckMessages), ...own },
    langOf: (name) => (lang === language || own[name] ? undefined : lang),
  };
}
