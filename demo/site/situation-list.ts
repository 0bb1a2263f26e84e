/** In Japanese and in English. */
type Words = readonly [ja: string, en: string];

/** The form of a card; see situation-forms.ts. */
export type FormKind = 'address' | 'own-input' | 'boxes' | 'one-line' | 'kana' | 'two-addresses' | 'option-codes' | 'order';

/** One card. */
export interface Situation {
  readonly id: string;
  readonly title: Words;
  /** The expected result: one sentence. */
  readonly expect: Words;
  readonly form: FormKind;
  /** Attributes of the element, `endpoint` aside. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** `null`: the element has none. */
  readonly endpoint?: string | null;
  /** Texts that are typed, one after the other. */
  readonly types: readonly string[];
  /** Text that the fields contain before, by field. */
  readonly written?: Readonly<Record<string, string>>;
  /** What happens after the typing. */
  readonly afterwards?: 'leave' | 'press-button' | 'submit';
  readonly extra?: 'reconnect' | 'confirm' | 'clear';
}

export interface Group {
  readonly id: string;
  readonly title: Words;
  readonly situations: readonly Situation[];
}

const scenario = (name: string): string => `mock:?scenario=${name}`;

export const GROUPS: readonly Group[] = [
  {
    id: 'codes',
    title: ['コードの種類', 'Codes'],
    situations: [
      {
        id: 'ok',
        title: ['郵便番号', 'A ZIP Code'],
        expect: [
          '都道府県・市区町村・町名が入り、番地の入力を促します。',
          'Fills in prefecture, city and town, and asks for the block number.',
        ],
        form: 'address',
        types: ['102-0072'],
      },
      {
        id: 'digital-address',
        title: ['デジタルアドレス', 'A Digital Address'],
        expect: [
          '番地と建物名まで入り、郵便番号欄はその住所の郵便番号に変わります。',
          'Fills in block and building too; the ZIP field then contains the ZIP Code.',
        ],
        form: 'address',
        types: ['A7E-2FK2'],
      },
      {
        id: 'corporate',
        title: ['大口事業所個別番号', 'Corporate ZIP Code'],
        expect: ['会社名と番地も入ります。', 'Fills in organization and block too.'],
        form: 'address',
        types: ['100-8926'],
      },
      {
        id: 'spelling',
        title: ['全角、〒、長音', 'Full width, 〒, long mark'],
        expect: [
          '書き方にかかわらず同じ住所が入り、入力した文字はそのまま残ります。',
          'Every spelling gives the same address and stays as typed.',
        ],
        form: 'address',
        types: ['〒１０２ー００７２'],
      },
      {
        id: 'many-towns',
        title: ['町名が複数ある', 'Several towns'],
        expect: [
          '共通する都道府県が入り、66件の候補から選択できます。',
          'Fills in the common prefecture and offers 66 addresses to choose from.',
        ],
        form: 'address',
        endpoint: scenario('many-towns'),
        types: ['102-0072'],
      },
      {
        id: 'not-found',
        title: ['該当なし', 'No such code'],
        expect: ['見つからないことを知らせ、欄は変更しません。', 'Reports that nothing was found and changes no field.'],
        form: 'address',
        types: ['999-9999'],
      },
      {
        id: 'unreadable',
        title: ['読み取れない文字', 'Unreadable text'],
        expect: ['欄を離れたときに、確認を促します。', 'Asks to check the code when the field loses the focus.'],
        form: 'address',
        types: ['12-34あ'],
        afterwards: 'leave',
      },
      {
        id: 'unfinished',
        title: ['入力の途中', 'Incomplete code'],
        expect: [
          '欄を離れたときに、桁数を伝えます。通信はしません。',
          'Says how many digits a code has when the field loses the focus. No request is sent.',
        ],
        form: 'address',
        types: ['102-00'],
        afterwards: 'leave',
      },
    ],
  },
  {
    id: 'network',
    title: ['通信', 'Network'],
    situations: [
      {
        id: 'slow',
        title: ['遅い', 'Slow'],
        expect: ['3秒間「検索しています」と表示し、その後に入力します。', 'Shows a message for three seconds, then fills in the address.'],
        form: 'address',
        endpoint: scenario('slow'),
        types: ['102-0072'],
      },
      {
        id: 'offline',
        title: ['オフライン', 'Offline'],
        expect: [
          '通信できないことを知らせます。「接続を戻す」を押して再試行すると入力します。',
          'Reports the failure. Press “Reconnect”, then try again.',
        ],
        form: 'address',
        endpoint: scenario('offline'),
        types: ['102-0072'],
        extra: 'reconnect',
      },
      {
        id: 'timeout',
        title: ['応答がない', 'No answer'],
        expect: ['8秒後に中止し、手で入力できることを知らせます。', 'Stops after eight seconds and suggests to type the address.'],
        form: 'address',
        endpoint: scenario('timeout'),
        types: ['102-0072'],
      },
      {
        id: 'rate-limited',
        title: ['回数の制限', 'Rate limit'],
        expect: ['再試行できるまでの秒数を知らせます。', 'Shows how many seconds to wait.'],
        form: 'address',
        endpoint: scenario('rate-limited'),
        types: ['102-0072'],
      },
      {
        id: 'server-error',
        title: ['サーバーエラー', 'Server error'],
        expect: [
          '自動で1回再試行し、失敗すれば一時的に使えないことを知らせます。',
          'Retries once automatically, then reports a temporary failure.',
        ],
        form: 'address',
        endpoint: scenario('server-error'),
        types: ['102-0072'],
      },
      {
        id: 'malformed',
        title: ['不正な応答', 'Malformed response'],
        expect: ['HTMLや途中で切れたJSONが返っても、欄は変わりません。', 'HTML or incomplete JSON changes no field.'],
        form: 'address',
        endpoint: scenario('malformed'),
        types: ['102-0072'],
      },
      {
        id: 'unauthorized',
        title: ['認証の失敗', 'Unauthorized'],
        expect: [
          'このページでは使えないことを知らせます。再試行は促しません。',
          'Reports that it cannot be used here, without a retry button.',
        ],
        form: 'address',
        endpoint: scenario('unauthorized'),
        types: ['102-0072'],
      },
      {
        id: 'configuration',
        title: ['endpoint がない', 'No endpoint'],
        expect: ['使えないことを知らせます。フォームはそのまま使えます。', 'Reports that it cannot be used; the form still works.'],
        form: 'address',
        endpoint: null,
        types: ['102-0072'],
      },
    ],
  },
  {
    id: 'forms',
    title: ['フォームの形', 'Forms'],
    situations: [
      {
        id: 'own-input',
        title: ['内蔵の入力欄', 'Built-in input'],
        expect: [
          '郵便番号欄がないフォームでは、要素が入力欄を表示します。',
          'Without a ZIP field in the form, the element shows an input.',
        ],
        form: 'own-input',
        attributes: { name: 'zip' },
        types: ['JN4-LKS2'],
      },
      {
        id: 'freeword',
        title: ['住所の一部から検索', 'Search by words'],
        expect: [
          '町名から候補を表示し、選択すると郵便番号も入ります。',
          'The name of a town lists suggestions; a choice fills in the ZIP Code too.',
        ],
        form: 'own-input',
        attributes: { accept: 'postal-code digital-address freeword' },
        types: ['千代田区丸の内'],
      },
      {
        id: 'button',
        title: ['ボタンで検索', 'Search button'],
        expect: ['ボタンまたはEnterで検索します（trigger="button"）。', 'Searches on the button or Enter (trigger="button").'],
        form: 'address',
        attributes: { trigger: 'button' },
        types: ['101-0032'],
        afterwards: 'press-button',
      },
      {
        id: 'boxes',
        title: ['3桁と4桁', 'Two boxes'],
        expect: ['3桁と4桁の欄を、1つの郵便番号として扱います。', 'Treats two boxes as one ZIP Code.'],
        form: 'boxes',
        types: ['1000011'],
      },
      {
        id: 'one-line',
        title: ['住所が1つの欄', 'One address field'],
        expect: ['都道府県から建物名まで、続けて入力します。', 'Fills in everything from prefecture to building.'],
        form: 'one-line',
        types: ['QN6-GQX1'],
      },
      {
        id: 'kana',
        title: ['フリガナ', 'Kana'],
        expect: ['読みの欄に、ひらがなで入力します（kana="hiragana"）。', 'Fills in readings in hiragana (kana="hiragana").'],
        form: 'kana',
        attributes: { kana: 'hiragana' },
        types: ['100-0004'],
      },
      {
        id: 'option-codes',
        title: ['選択肢の値がコード', 'Options with codes'],
        expect: ['値が「JP-13」のような選択欄でも選択します。', 'Also sets a select with values such as JP-13.'],
        form: 'option-codes',
        types: ['JN4-LKS2'],
      },
      {
        id: 'two-addresses',
        title: ['お届け先と請求先', 'Shipping and billing'],
        expect: ['お届け先だけに入力し、請求先は変更しません。', 'Fills in the shipping address only.'],
        form: 'two-addresses',
        types: ['102-0082'],
      },
    ],
  },
  {
    id: 'care',
    title: ['入力内容の保護', 'Keeping text'],
    situations: [
      {
        id: 'own',
        title: ['入力済みの文字', 'Existing text'],
        expect: [
          '利用者が入力した町名・番地を残し、空の欄だけに入力します。',
          'Keeps the street line that the user typed; fills in empty fields only.',
        ],
        form: 'address',
        types: ['102-0072'],
        written: { line1: '飯田橋１－２－３' },
      },
      {
        id: 'ask',
        title: ['確認してから置き換え', 'Ask before replacing'],
        expect: [
          '置き換えるかどうかをボタンで確認します（overwrite="ask"）。',
          'Asks by a button before it replaces text (overwrite="ask").',
        ],
        form: 'address',
        attributes: { overwrite: 'ask' },
        types: ['102-0072'],
        written: { city: '新宿区' },
      },
      {
        id: 'another-code',
        title: ['別のコードを入力', 'Another code'],
        expect: ['前に入力した住所だけを、新しい住所に置き換えます。', 'Replaces only the address that it filled in before.'],
        form: 'address',
        types: ['102-0072', 'JN4-LKS2'],
      },
      {
        id: 'clear',
        title: ['入力を消す', 'Clear'],
        expect: [
          '「clear()」を押すと、入力した住所だけが消え、コードは残ります。',
          '“clear()” removes the filled address; the code stays.',
        ],
        form: 'address',
        types: ['100-8950'],
        extra: 'clear',
      },
      {
        id: 'confirm',
        title: ['入力前に確認', 'Confirm first'],
        expect: [
          'dga-before-fillのwaitUntil()で、返答があるまで待ちます。',
          'waitUntil() of dga-before-fill delays the fill until the user answers.',
        ],
        form: 'address',
        types: ['100-8111'],
        extra: 'confirm',
      },
      {
        id: 'require-block',
        title: ['番地の入力を必須に', 'Require the block'],
        expect: ['番地が空のままでは送信できません（require-block）。', 'The form cannot be sent without the block (require-block).'],
        form: 'order',
        attributes: { 'require-block': '' },
        types: ['102-0072'],
        afterwards: 'submit',
      },
    ],
  },
];
