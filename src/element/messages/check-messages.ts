/** Sentences and buttons of `find-zip` and `verify`. ZIP Codes have a hyphen. Separate from `Messages`, whose Japanese every page loads. */
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
  /** The address, which had prevented a submit, no longer does. */
  readonly canSubmit: string;
}

/** Other languages have theirs in `checks` of their messages. */
const MESSAGES: Readonly<Record<'ja' | 'en', CheckMessages>> = {
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
    canSubmit: 'You can submit the form.',
  },
};

export interface SpokenChecks {
  readonly messages: CheckMessages;
  /** The language of a message if it is not the one of the element, else `undefined`. */
  readonly langOf: (name: keyof CheckMessages) => string | undefined;
}

/** Returns the messages in the language of the element. @param own - those of the language itself; the others are in English. */
export function checkMessagesIn(language: string, own: Partial<CheckMessages> = {}): SpokenChecks {
  const lang = /^ja\b/.test(language) ? 'ja' : 'en';
  return {
    messages: { ...MESSAGES[lang], ...own },
    langOf: (name) => (lang === language || own[name] ? undefined : lang),
  };
}
