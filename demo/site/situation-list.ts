/** In Japanese and in English. */
type Words = readonly [ja: string, en: string];

/** Which form stands on the card; see situation-forms.ts. */
export type FormKind = 'address' | 'own-input' | 'boxes' | 'one-line' | 'kana' | 'two-addresses' | 'option-codes' | 'order';

/** One card. */
export interface Situation {
  readonly id: string;
  readonly title: Words;
  /** What one should see: one sentence. */
  readonly expect: Words;
  readonly form: FormKind;
  /** Attributes of the element, `endpoint` aside. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** `null`: the element has none. */
  readonly endpoint?: string | null;
  /** What is typed, one after the other. */
  readonly types: readonly string[];
  /** What a person had written before, by field. */
  readonly written?: Readonly<Record<string, string>>;
  /** What happens after the typing. */
  readonly afterwards?: 'leave' | 'press-button' | 'submit';
  readonly extra?: 'reconnect' | 'confirm' | 'clear';
}

interface Group {
  readonly id: string;
  readonly title: Words;
  readonly situations: readonly Situation[];
}

const scenario = (name: string): string => `mock:?scenario=${name}`;

export const GROUPS: readonly Group[] = [
  {
    id: 'codes',
    title: ['コード', 'Codes'],
    situations: [
      {
        id: 'ok',
        title: ['郵便番号', 'A ZIP Code'],
        expect: [
          '都道府県、市区町村、町が入り、番地がまだだと知らせます。',
          'Prefecture, city and town are filled, and it says that the block is missing.',
        ],
        form: 'address',
        types: ['102-0072'],
      },
      {
        id: 'digital-address',
        title: ['デジタルアドレス', 'A Digital Address'],
        expect: [
          '番地と部屋番号まで入り、郵便番号の欄には郵便番号が残ります。',
          'Block and room number come too, and the ZIP field ends up with the ZIP Code.',
        ],
        form: 'address',
        types: ['A7E-2FK2'],
      },
      {
        id: 'corporate',
        title: ['大口事業所の郵便番号', 'The ZIP Code of a large organization'],
        expect: ['会社名と番地まで入ります。', 'Company and block are filled as well.'],
        form: 'address',
        types: ['100-8926'],
      },
      {
        id: 'spelling',
        title: ['全角、〒、長音', 'Full width, 〒, a long mark'],
        expect: [
          'どう書いても同じ住所が入り、書いた文字はそのままです。',
          'Any spelling leads to the same address, and stays as it was typed.',
        ],
        form: 'address',
        types: ['〒１０２ー００７２'],
      },
      {
        id: 'many-towns',
        title: ['町がいくつもある', 'Many towns'],
        expect: [
          '共通の都道府県だけが入り、66件が一覧に出て、矢印キーでもマウスでも選べます。',
          'The shared prefecture is filled; 66 addresses are listed, to be chosen by arrow keys or pointer.',
        ],
        form: 'address',
        endpoint: scenario('many-towns'),
        types: ['102-0072'],
      },
      {
        id: 'not-found',
        title: ['該当なし', 'Nobody has it'],
        expect: ['見つからないと伝え、欄には何も書きこみません。', 'It says that nothing was found, and touches no field.'],
        form: 'address',
        types: ['999-9999'],
      },
      {
        id: 'unreadable',
        title: ['読めない文字', 'Not readable'],
        expect: ['欄を離れたときにはじめて、ひとこと伝えます。', 'Only once the field is left, there is a word about it.'],
        form: 'address',
        types: ['12-34あ'],
        afterwards: 'leave',
      },
      {
        id: 'unfinished',
        title: ['まだ途中', 'Unfinished'],
        expect: ['何も起きません。通信もしません。', 'Nothing happens, and nothing is asked.'],
        form: 'address',
        types: ['102-00'],
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
        expect: [
          '3秒のあいだ「検索しています」と出て、それから入ります。',
          'For three seconds it says that it is searching; then it fills.',
        ],
        form: 'address',
        endpoint: scenario('slow'),
        types: ['102-0072'],
      },
      {
        id: 'offline',
        title: ['つながらない', 'Offline'],
        expect: [
          'つながらないと伝えます。「接続を戻す」を押してから、もう一度検索すると入ります。',
          'It says so. Press “Reconnect”, then try again, and it fills.',
        ],
        form: 'address',
        endpoint: scenario('offline'),
        types: ['102-0072'],
        extra: 'reconnect',
      },
      {
        id: 'timeout',
        title: ['応答がない', 'No answer'],
        expect: ['8秒であきらめ、手で入力できると伝えます。', 'After eight seconds it gives up, and points to entering by hand.'],
        form: 'address',
        endpoint: scenario('timeout'),
        types: ['102-0072'],
      },
      {
        id: 'rate-limited',
        title: ['回数の制限', 'Rate limited'],
        expect: ['何秒待てばよいかを伝えます。', 'It says how many seconds to wait.'],
        form: 'address',
        endpoint: scenario('rate-limited'),
        types: ['102-0072'],
      },
      {
        id: 'server-error',
        title: ['サーバーの故障', 'Server error'],
        expect: [
          '自分で一度やりなおし、それでもだめなら一時的に使えないと伝えます。',
          'It tries once more by itself, then says that it is out of order for now.',
        ],
        form: 'address',
        endpoint: scenario('server-error'),
        types: ['102-0072'],
      },
      {
        id: 'malformed',
        title: ['壊れた応答', 'A broken answer'],
        expect: ['HTMLや壊れたJSONが返っても、欄は壊れません。', 'HTML or half a JSON comes back, and no field is harmed.'],
        form: 'address',
        endpoint: scenario('malformed'),
        types: ['102-0072'],
      },
      {
        id: 'unauthorized',
        title: ['認証の失敗', 'Unauthorized'],
        expect: [
          'このページでは使えないと伝えます。やりなおしはすすめません。',
          'It says that it cannot be used here, and offers no retry.',
        ],
        form: 'address',
        endpoint: scenario('unauthorized'),
        types: ['102-0072'],
      },
      {
        id: 'configuration',
        title: ['endpoint がない', 'No endpoint'],
        expect: ['使えないと伝えるだけで、フォームはふつうに使えます。', 'It says that it cannot be used; the form works as ever.'],
        form: 'address',
        endpoint: null,
        types: ['102-0072'],
      },
    ],
  },
  {
    id: 'forms',
    title: ['フォームのかたち', 'Forms'],
    situations: [
      {
        id: 'own-input',
        title: ['自分の欄', 'An input of its own'],
        expect: ['郵便番号の欄がないページでは、要素が自分で欄を出します。', 'On a page without a ZIP field the element shows one.'],
        form: 'own-input',
        attributes: { name: 'zip' },
        types: ['JN4-LKS2'],
      },
      {
        id: 'freeword',
        title: ['住所の一部から', 'By part of the address'],
        expect: [
          'コードを知らなくても、町の名前から候補が出て、選ぶと郵便番号まで入ります。',
          'Without a code the name of a town brings suggestions; choosing one fills the ZIP Code too.',
        ],
        form: 'own-input',
        attributes: { accept: 'postal-code digital-address freeword' },
        types: ['千代田区丸の内'],
      },
      {
        id: 'button',
        title: ['ボタンで検索', 'By a button'],
        expect: ['打っただけでは動かず、ボタンか Enter で検索します。', 'Typing alone does nothing; the button or Enter does.'],
        form: 'address',
        attributes: { trigger: 'button' },
        types: ['101-0032'],
        afterwards: 'press-button',
      },
      {
        id: 'boxes',
        title: ['3桁と4桁', 'Two boxes'],
        expect: ['分かれた二つの欄を、一つの郵便番号として読みます。', 'Two boxes are read as one ZIP Code.'],
        form: 'boxes',
        types: ['1000011'],
      },
      {
        id: 'one-line',
        title: ['住所がひとつの欄', 'One address field'],
        expect: ['都道府県から番地まで、つなげて入ります。', 'Everything goes in, from the prefecture to the block.'],
        form: 'one-line',
        types: ['QN6-GQX1'],
      },
      {
        id: 'kana',
        title: ['フリガナ', 'Kana'],
        expect: ['読みの欄には、ひらがなで入ります（kana="hiragana"）。', 'The reading goes in as hiragana (kana="hiragana").'],
        form: 'kana',
        attributes: { kana: 'hiragana' },
        types: ['100-0004'],
      },
      {
        id: 'option-codes',
        title: ['選択肢の値がコード', 'Options by code'],
        expect: ['値が JP-13 のような選択肢でも選ばれます。', 'A select with values such as JP-13 is set too.'],
        form: 'option-codes',
        types: ['JN4-LKS2'],
      },
      {
        id: 'two-addresses',
        title: ['お届け先と請求先', 'Shipping and billing'],
        expect: ['お届け先だけに入り、請求先には触れません。', 'Only the shipping address is filled.'],
        form: 'two-addresses',
        types: ['102-0082'],
      },
    ],
  },
  {
    id: 'care',
    title: ['人の文字を守る', 'Care'],
    situations: [
      {
        id: 'own',
        title: ['書いてあった文字', 'Text that was there'],
        expect: [
          '人の書いた町名・番地は残り、空いた欄だけに入ります。',
          'The street line that a person wrote stays; only empty fields are filled.',
        ],
        form: 'address',
        types: ['102-0072'],
        written: { line1: '飯田橋１－２－３' },
      },
      {
        id: 'ask',
        title: ['聞いてから置きかえる', 'Asking first'],
        expect: ['置きかえるかどうかを、ボタンで聞きます（overwrite="ask"）。', 'A button asks whether to replace (overwrite="ask").'],
        form: 'address',
        attributes: { overwrite: 'ask' },
        types: ['102-0072'],
        written: { city: '新宿区' },
      },
      {
        id: 'another-code',
        title: ['別のコードに打ちなおす', 'Another code'],
        expect: ['前に自分で入れた文字だけが、新しい住所に替わります。', 'What it had filled itself gives way to the new address.'],
        form: 'address',
        types: ['102-0072', 'JN4-LKS2'],
      },
      {
        id: 'clear',
        title: ['消す', 'Clearing'],
        expect: [
          '「clear()」を押すと、自分で入れた文字だけが消え、コードは残ります。',
          '“clear()” empties what it filled; the code stays.',
        ],
        form: 'address',
        types: ['100-8950'],
        extra: 'clear',
      },
      {
        id: 'confirm',
        title: ['入れる前に確かめる', 'Confirming'],
        expect: [
          'dga-before-fill の waitUntil() で、返事があるまで待ちます。',
          'waitUntil() of dga-before-fill holds the fill until there is an answer.',
        ],
        form: 'address',
        types: ['100-8111'],
        extra: 'confirm',
      },
      {
        id: 'require-block',
        title: ['番地がなければ送らない', 'No order without a block'],
        expect: [
          '番地のないまま注文しようとすると、止めます（require-block）。',
          'An order without the block is held back (require-block).',
        ],
        form: 'order',
        attributes: { 'require-block': '' },
        types: ['102-0072'],
        afterwards: 'submit',
      },
    ],
  },
];
