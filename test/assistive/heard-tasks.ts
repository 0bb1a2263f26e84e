// The tasks of a person who fills in the form by ear, and what that person must hear: written, not recorded. A sentence is a string; `may`
// marks what may come between, with its reason. Everything else that is heard is a deviation, and so is a sentence that a key cuts off.
import { CORPUS } from '../form/corpus/index.ts';
import { OWN_FORMS } from '../orders/forms.ts';
import { type Expected, inAnyOrder, may } from './expect-heard.ts';
import { inRhythm, press, pressTimes, type Step, type Task, type } from './steps.ts';

const BLOCK_MISSING = '番地を入力してください。';
const filled = (place: string): string => `${place}を入力しました。${BLOCK_MISSING}`;
const FILLED = filled('東京都千代田区飯田橋');
const TO_BLOCK = '番地を入力してください。 push button';
const UNDO = '元に戻す push button';
const AT_CODE = press('Tab', '郵便番号またはデジタルアドレス entry');
const UNDONE = '都道府県、市区町村、町名を入力前の状態に戻しました。';
const BACK = '郵便番号またはデジタルアドレス entry 1020072';

const several = (count: number): string => `${count}件の候補があります。一覧から選択してください。`;
/** A long list, which has a filter. */
const LONG_LIST = `${several(66)}一覧では文字を入力して絞り込めます。`;
/** The addresses share their prefecture. */
const CHOOSE_TOWN = `東京都を入力しました。${LONG_LIST}`;
/** The number of matches after an earlier letter, where the machine was slow between two letters. */
const EARLIER = may(/(?:\S+。)?\d+件の候補があります。一覧から選択してください/);
/** The first match and the number of matches, after the last letter. The letter before it may have had the same. */
const matching = (name: string, count: number): readonly Expected[] => {
  const last = `${name}。${several(count)}`;
  return [EARLIER, last, may(last)];
};
const NONE_MATCHES = '一致する候補がありません。';
const LIST = '住所の候補 list box';
const CHIYODA = '東京都千代田区 panel';
/** Orca reads an empty input that gets the focus together with its active option. */
const BLANK = may('blank');
const TO_LIST = press('Down', BLANK, LIST, CHIYODA, '飯田橋 イイダバシ. 1 of 66', BLANK);
/** Orca reads list and group again when it comes from the input. */
const AGAIN = [may(LIST), may(CHIYODA)];

/** An option that was active in the meantime, and the length of the list when Orca enters it, depend on the speed of the keys. */
const MATCH = may(/List with \d+ items?|住所の候補 list box|東京都千代田区 panel|\S+ ?[ァ-ヺー]+\. \d+ of \d+/);

/** A form that was studied in a public project; its names, labels and layout are not ours. */
function foreign(source: string): string {
  const form = CORPUS.find((one) => one.source.startsWith(source));
  if (!form) throw new Error(`the corpus has no form ${source}`);
  return form.markup;
}

/** A form of the simulated shops, with the fields of a shop system. */
function shop(id: string): string {
  const form = OWN_FORMS.find((one) => one.id === id);
  if (!form) throw new Error(`there is no shop ${id}`);
  return form.markup;
}

const OFFLINE = '通信できませんでした。もう一度検索するか、住所を直接入力してください。';

const PLAIN: readonly Task[] = [
  {
    name: 'zip',
    title: 'A ZIP Code, then the block',
    page: {},
    steps: [
      AT_CODE,
      type('1020072', FILLED),
      press('Tab', TO_BLOCK),
      press('Return', '番地 entry'),
      type('2-1'),
      press('Tab', '建物名 entry'),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋 | 2-1',
  },
  {
    name: 'in-rhythm',
    title: 'Tab before the answer is read: the button says what is missing, and the message is said again',
    page: {},
    steps: [AT_CODE, inRhythm(700, ['"1020072', 'Tab'], TO_BLOCK, FILLED), press('Return', '番地 entry'), type('2-1')],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋 | 2-1',
  },
  {
    name: 'many-towns',
    title: 'A ZIP Code with 66 addresses',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      TO_LIST,
      press('Down', ...AGAIN, '一番町 イチバンチョウ. 2 of 66'),
      press('Down', '岩本町 イワモトチョウ. 3 of 66'),
      press('End', '東京都中央区 panel', '（町名が一覧にない場合） 1 0 2, 0 0 7 2. 66 of 66'),
      press('Home', CHIYODA, '飯田橋 イイダバシ. 1 of 66'),
      press('Return', inAnyOrder(BACK, FILLED)),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'list',
    title: 'The list of addresses is closed, opened again and used',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      TO_LIST,
      press('Escape', BACK, '市区町村、町名、番地を入力してください。'),
      press('Down', BLANK, LIST, CHIYODA, '飯田橋 イイダバシ. 1 of 66', BLANK, LONG_LIST, BLANK),
      press('Down', ...AGAIN, '一番町 イチバンチョウ. 2 of 66'),
      press('Return', inAnyOrder(BACK, filled('東京都千代田区一番町'))),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 一番町',
  },
  {
    name: 'list-without-town',
    title: 'A list of addresses without the town: prefecture and city are filled, and the town is asked for as well as the block',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      TO_LIST,
      press('End', may(LIST), '東京都中央区 panel', '（町名が一覧にない場合） 1 0 2, 0 0 7 2. 66 of 66'),
      press('Return', inAnyOrder(BACK, '東京都中央区を入力しました。町名、番地を入力してください。')),
    ],
    ends: '1020072 | 東京都 | 中央区',
  },
  {
    name: 'digital-address',
    title: 'A Digital Address',
    page: {},
    steps: [AT_CODE, type('A7E2FK2', '東京都千代田区丸の内、郵便番号、番地、建物名を入力しました。'), press('Tab', UNDO)],
    ends: '100-0005 | 東京都 | 千代田区 | 丸の内 | ２丁目７−２ | 部屋番号：サンプル１',
  },
  {
    name: 'undo',
    title: 'A fill, and back',
    page: {},
    steps: [AT_CODE, type('1020072', FILLED), press('Tab', TO_BLOCK), press('Tab', UNDO), press('Return', BACK, UNDONE)],
    ends: '1020072',
  },
  {
    name: 'offline',
    title: 'Without a connection',
    page: { scenario: 'offline' },
    steps: [AT_CODE, type('1020072', OFFLINE), press('Tab', 'もう一度検索 push button'), press('Return', BACK, OFFLINE)],
    ends: '1020072',
  },
  {
    name: 'english',
    title: 'A page in English',
    page: { lang: 'en' },
    steps: [
      press('Tab', 'ZIP Code or Digital Address entry'),
      type('1020072', 'Filled in the prefecture, city, and town. Enter the block.'),
      press('Tab', 'Enter the block. push button'),
      press('Tab', 'Undo push button'),
      press('Return', 'ZIP Code or Digital Address entry 1020072', 'Undone. The prefecture, city, and town are as before the search.'),
      pressTimes('BackSpace', 7, ...[1, 0, 2, 7].map((digit) => may(String(digit)))),
      type('0000000', 'No address found for 0 0 0, 0 0 0 0. Check the code, or enter the address yourself.'),
    ],
    ends: '0000000',
  },
];

const notFound = (code: string): string => `${code}の住所が見つかりません。入力内容を確認するか、住所を直接入力してください。`;
const INVALID_CODE = '郵便番号またはデジタルアドレスを確認してください。郵便番号は数字7桁、デジタルアドレスは英数字7桁です。';
/** Orca reads each character that is deleted; most are cut off by the next key. */
const EMPTIED = pressTimes('BackSpace', 7, may(/\d/));

/** Orca reads a letter that no key of its keyboard has as it is inserted. */
const KANA = may(/[ぁ-ん]/);

const NOT_FOUND_AFTER_FILL = `${notFound('0 0 0, 0 0 0 0')}入力済みの住所の郵便番号は1 0 2, 0 0 7 2です。`;

const SECOND_ERRORS: readonly Task[] = [
  {
    name: 'wrong-code',
    title: 'A code that does not exist, then one that does',
    page: {},
    steps: [AT_CODE, type('0000000', notFound('0 0 0, 0 0 0 0')), EMPTIED, type('1020072', FILLED)],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'two-wrong-codes',
    title: 'Two codes that do not exist, one after the other, the second with a letter',
    page: {},
    steps: [AT_CODE, type('0000000', notFound('0 0 0, 0 0 0 0')), EMPTIED, type('100811A', notFound('1 0 0, 8 1 1 A'))],
    ends: '100811A',
  },
  {
    name: 'same-wrong-code',
    title: 'The same code that does not exist, typed twice: the same sentence is heard twice',
    page: {},
    steps: [
      AT_CODE,
      type('0000000', notFound('0 0 0, 0 0 0 0')),
      EMPTIED,
      type('0000000', notFound('0 0 0, 0 0 0 0')),
      EMPTIED,
      type('1020072', FILLED),
      EMPTIED,
      type('1020072', FILLED),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'wrong-code-after-fill',
    title: 'A code that does not exist, after a fill: the failure, and the ZIP Code of the address that is still in the form',
    page: {},
    steps: [
      AT_CODE,
      type('1020072', FILLED),
      EMPTIED,
      type('0000000', NOT_FOUND_AFTER_FILL),
      press('Tab', UNDO),
      // Orca counts repeated characters.
      press('Return', inAnyOrder(/郵便番号またはデジタルアドレス entry (?:0000000|7 0 characters)/, UNDONE)),
    ],
    ends: '0000000',
  },
  {
    name: 'failure-cut-off',
    title: 'Tab cuts a failure off, which is said again',
    page: {},
    steps: [AT_CODE, type('000000'), inRhythm(1200, ['"0', 'Tab'], '都道府県 entry', notFound('0 0 0, 0 0 0 0'))],
    ends: '0000000',
  },
  {
    name: 'kana-digits',
    title: 'The digits of a ZIP Code in kana: reported at once, after each further letter, and when the field is left',
    page: {},
    steps: [AT_CODE, type('いちぜろにぜろぜろ', KANA, INVALID_CODE), press('Tab', inAnyOrder('都道府県 entry', INVALID_CODE))],
    ends: 'いちぜろにぜろぜろ',
  },
  {
    name: 'no-code',
    title: 'Characters that are in no code: reported when the field is left',
    page: {},
    steps: [AT_CODE, type('12%'), press('Tab', inAnyOrder('都道府県 entry', INVALID_CODE))],
    ends: '12%',
  },
];

const FILTER_INPUT = '候補を絞り込む editable combo box';

/** Without an active address, Orca is in the input again, with the text so far. */
const IN_FILTER = [may(/候補を絞り込む editable combo box(?: collapsed| expanded)?/), may(/z+/), may('expanded')];

/** The filter without its text, and without an active address. */
const IN_CLEARED = [may(/候補を絞り込む editable combo box(?: collapsed| expanded)?/), may('kanda'), may('expanded')];

const FILTER: readonly Task[] = [
  {
    name: 'filter',
    title: 'A long list is filtered: its name, the first match and the number of matches',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      press('Tab', FILTER_INPUT),
      type('kanda', MATCH, ...matching('内神田', 22)),
      press('Down', ...AGAIN, '神田相生町 カンダアイオイチョウ. 2 of 22'),
      press('Return', inAnyOrder(BACK, filled('東京都千代田区神田相生町'))),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 神田相生町',
  },
  {
    name: 'filter-letter',
    title: 'One letter in the filter, and Enter: the address was read before',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      press('Tab', FILTER_INPUT),
      type('k', ...AGAIN, '飯田橋 イイダバシ. 1 of 66', several(66)),
      press('Return', inAnyOrder(BACK, FILLED)),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'filter-none',
    title: 'A filter that matches nothing, Enter, and the whole list again',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      TO_LIST,
      type('zzz', ...IN_FILTER, MATCH, EARLIER, NONE_MATCHES, may(NONE_MATCHES)),
      press('Return', NONE_MATCHES),
      pressTimes('BackSpace', 3, ...IN_FILTER, MATCH, several(66)),
      press('Down', ...AGAIN, '飯田橋 イイダバシ. 1 of 66'),
    ],
    ends: '1020072 | 東京都',
  },
  {
    name: 'filter-cleared',
    title: 'A filter is cleared with Escape: the number of addresses in the whole list',
    page: { scenario: 'many-towns' },
    steps: [
      AT_CODE,
      type('1020072', CHOOSE_TOWN),
      press('Tab', FILTER_INPUT),
      type('kanda', MATCH, ...matching('内神田', 22)),
      press('Escape', ...IN_CLEARED, several(66)),
      press('Down', ...AGAIN, '飯田橋 イイダバシ. 1 of 66'),
    ],
    ends: '1020072 | 東京都',
  },
];

/** What Orca says of the browser's own select: when it opens and closes, and with its value before or after the message. */
const SELECT = may(/都道府県 combo box(?: expanded)?|選択してください\. 1 of 48|東京都\.? ?14 of 48|東京都|千代田区/);

/** From the top of the page to 東京都 in the first picker. */
/** Each choice names what is still to be chosen and entered. */
const PREFECTURE_CHOSEN = '東京都を入力しました。市区町村、町名、番地を入力してください。';
const CITY_MESSAGE = '千代田区を入力しました。町名、番地を入力してください。';

const TO_CITY: readonly Step[] = [
  AT_CODE,
  press('Tab', '住所の選択 panel', '都道府県 combo box', '選択してください. 1 of 48'),
  press('space', SELECT),
  pressTimes('Down', 13, may(/\S+[都道府県]\. \d+ of 48/), '東京都. 14 of 48'),
  press('Return', SELECT, PREFECTURE_CHOSEN, SELECT),
  press('Tab', '市区町村 editable combo box'),
];

/** The option that Orca was at is gone when the list closes: it reads the group, the input and its value again, before or after the message. */
function chosen(level: string, name: string, message: string): readonly Expected[] {
  const noise = may(new RegExp(`住所の選択 panel|${level} editable combo box(?: collapsed)?|${name}|iida`));
  return [noise, message, noise];
}

const CITY_CHOSEN = chosen('市区町村', '千代田区', CITY_MESSAGE);
const TOWN_CHOSEN = chosen('町名', '飯田橋', '郵便番号は1 0 2, 0 0 7 2です。飯田橋、郵便番号を入力しました。番地を入力してください。');
const PICKERS: readonly Task[] = [
  {
    name: 'pickers',
    title: 'Prefecture, city and town from lists',
    page: { attributes: 'pickers' },
    steps: [
      ...TO_CITY,
      type('chiyoda', MATCH, ...matching('千代田区', 1)),
      press('Return', ...CITY_CHOSEN),
      press('Tab', '町名 editable combo box'),
      type('iidabashi', MATCH, ...matching('飯田橋', 1)),
      press('Return', ...TOWN_CHOSEN),
    ],
    ends: '102-0072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'pickers-fast',
    title: 'Pickers in a fast rhythm: nothing matches, one matches, a key cuts that off, and the rest without listening',
    page: { attributes: 'pickers' },
    steps: [
      ...TO_CITY,
      inRhythm(
        250,
        ['"zzz'],
        may(several(9)),
        may(/住所の選択 panel|市区町村 editable combo box(?: collapsed)?|z+/),
        '一致する候補がありません。',
      ),
      inRhythm(250, ['BackSpace', 'BackSpace', 'BackSpace', '"chiyo'], may('z'), MATCH, ...matching('千代田区', 1)),
      inRhythm(800, ['"da', 'Down'], `千代田区。${several(1)}`),
      inRhythm(250, ['Return', 'Tab', '"iida', 'Return'], ...TOWN_CHOSEN),
    ],
    ends: '102-0072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'pickers-left',
    title: 'Text in a picker that was not chosen with Enter: the name of an option, then other text',
    page: { attributes: 'pickers' },
    steps: [
      ...TO_CITY,
      type('chiyodaku', MATCH, ...matching('千代田区', 1)),
      // Firefox reports the closed list and the name of the option before the focus.
      press(
        'Tab',
        may(/市区町村 editable combo box(?: collapsed)?|千代田区/),
        inAnyOrder('町名 editable combo box', CITY_MESSAGE),
        may('千代田区'),
      ),
      type('qqq', may(/住所の選択 panel|町名 editable combo box(?: collapsed)?|q+/), MATCH, '一致する候補がありません。'),
      press('Tab', inAnyOrder(UNDO, '「qqq」は一覧にありません。一覧から選択するか、住所を直接入力してください。')),
      press(
        'shift+Tab',
        may('qqq'),
        may('selected'),
        '住所の選択 panel',
        '町名 editable combo box',
        may('qqq selected'),
        may('qqq'),
        may('invalid entry'),
        '「qqq」は一覧にありません。一覧から選択するか、住所を直接入力してください。',
      ),
    ],
    ends: '東京都 | 千代田区',
  },
  {
    name: 'pickers-arrows',
    title: 'A closed list of prefectures with arrow keys: nothing is filled before Tab',
    page: { attributes: 'pickers' },
    steps: [
      AT_CODE,
      press('Tab', '住所の選択 panel', '都道府県 combo box', '選択してください. 1 of 48'),
      press('Down', '北海道. 2 of 48'),
      press('Down', '青森県. 3 of 48'),
      press('Tab', inAnyOrder('市区町村 editable combo box', PREFECTURE_CHOSEN.replace('東京都', '青森県'))),
    ],
    ends: '青森県',
  },
];

/** A form of labeled fields with values, and the code field first. */
const withValues = (fields: readonly (readonly [label: string, id: string, attributes: string, value: string])[]): string =>
  `<form>${fields
    .map(
      ([label, id, attributes, value]) =>
        `<p><label for="${id}">${label}</label> <input id="${id}" name="${id}" ${attributes} value="${value}"></p>${id === 'code' ? '<i></i>' : ''}`,
    )
    .join('')}<p><button>注文する</button></p></form>`;

const entered = (code: string, city: string, town: string): string =>
  withValues([
    ['郵便番号', 'code', 'autocomplete="postal-code"', code],
    ['都道府県', 'prefecture', 'autocomplete="address-level1"', '東京都'],
    ['市区町村', 'city', 'autocomplete="address-level2"', city],
    ['町名', 'town', 'data-dga-field="town"', town],
    ['番地', 'block', 'data-dga-field="block"', ''],
  ]);

/** The value changes before or after the focus, so that it is read with the field or once more. */
const NEW_VALUE = may('102-0072');

const NEAR = 'ボタンは郵便番号欄の近くにあります。';
const MISMATCH = '郵便番号 1 0 2, 0 0 7 2 は千代田区飯田橋です。入力された市区町村は港区です。';
const DIFFERS = `${MISMATCH}${NEAR}`;
const OTHER_ADDRESS =
  '郵便番号と住所が一致していません。郵便番号の住所は東京都千代田区飯田橋です。置き換えるか、このままにするかを選択してください。';
const OTHER_PREFECTURE = '郵便番号と住所が一致していません。郵便番号の住所は東京都です。';
/** Firefox reads the reason in its own alert, and says that a selection is gone. */
const FIREFOX = may(/alert|invalid entry|番地を入力してください。?|郵便番号 102-0072 は.+|住所を確認しています。?|Text unselected/);
const selected = (field: string, value: string): string => `${field} entry ${value} selected`;

/** Orca may read the selected value again if the focus returns to it at once. */
const SELECTED = may(/1020072|selected/);

/** A field that is passed with Tab, where the machine was slow between two keys. */
const ON_THE_WAY = may(/.*entry.*|会社名|お名前.+|.*description value/);

const UNCHECKED = '確認に時間がかかっています。このまま送信できます。';

/** Enter right behind Tab: ZIP Code and address are still compared. */
const submitEarly = (...then: readonly Expected[]): Step =>
  inRhythm(400, ['Tab', 'Return'], '郵便番号 entry 1020072', FIREFOX, SELECTED, '住所を確認しています。', FIREFOX, ...then);

const CHECKS: readonly Task[] = [
  {
    name: 'verify',
    title: 'ZIP Code and city differ, and the address is corrected',
    page: { attributes: 'verify="warn"', markup: entered('1020072', '港区', '飯田橋') },
    steps: [
      press('Tab', selected('郵便番号', '1020072')),
      press('Tab', selected('都道府県', '東京都'), FIREFOX, DIFFERS),
      press('shift+Tab', FIREFOX, '住所を千代田区飯田橋に変更 push button', FIREFOX),
      press('Return', inAnyOrder('郵便番号 entry 1020072', `住所を千代田区飯田橋に変更しました。${BLOCK_MISSING}`)),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'verify-block',
    title: 'ZIP Code and city differ, the form is not submitted, and the address stays as it is',
    page: { attributes: 'verify="block"', markup: entered('1020072', '港区', '飯田橋') },
    steps: [
      press('Tab', selected('郵便番号', '1020072')),
      press('Tab', selected('都道府県', '東京都'), FIREFOX, DIFFERS),
      press('Return', '郵便番号 entry 1020072', FIREFOX, MISMATCH, FIREFOX),
      press('Tab', '住所を千代田区飯田橋に変更 push button'),
      press('Tab', 'この住所で続ける push button'),
      press('Return', '郵便番号 entry 1020072', FIREFOX, `住所は変更していません。${BLOCK_MISSING}`),
      pressTimes('Tab', 5, ON_THE_WAY, FIREFOX, '注文する push button', FIREFOX),
      press('Return'),
    ],
    ends: '1020072 | 東京都 | 港区 | 飯田橋 | submitted 1',
  },
  {
    name: 'verify-open-ends',
    title: 'A submit while ZIP Code and address are still compared: it waits, and the user hears when to submit again',
    page: { attributes: 'verify="block"', latency: 1400, markup: entered('1020072', '千代田区', '飯田橋') },
    steps: [press('Tab', selected('郵便番号', '1020072')), submitEarly('確認が終わりました。もう一度送信してください。'), press('Return')],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋 | submitted 1',
  },
  {
    name: 'verify-open',
    title: 'A submit while ZIP Code and address are compared for longer than the form is held: the user hears when to submit again',
    page: { attributes: 'verify="block"', scenario: 'slow', markup: entered('1020072', '千代田区', '飯田橋') },
    steps: [press('Tab', selected('郵便番号', '1020072')), submitEarly(UNCHECKED), press('Return')],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋 | submitted 1',
  },
  {
    name: 'verify-open-differs',
    title: 'A submit while ZIP Code and address are still compared, which differ',
    page: { attributes: 'verify="block"', scenario: 'slow', markup: entered('1020072', '港区', '飯田橋') },
    steps: [
      press('Tab', selected('郵便番号', '1020072')),
      submitEarly(UNCHECKED, DIFFERS, FIREFOX),
      press('Tab', '住所を千代田区飯田橋に変更 push button'),
      press('Return', inAnyOrder('郵便番号 entry 1020072', `住所を千代田区飯田橋に変更しました。${BLOCK_MISSING}`)),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'other-address',
    title: 'A ZIP Code for an address that was there first, which it replaces',
    page: { markup: entered('', '港区', '芝公園') },
    steps: [
      press('Tab', '郵便番号 entry'),
      type('1020072', OTHER_ADDRESS),
      press('Tab', '住所を置き換える push button'),
      press('Return', '郵便番号 entry 1020072', filled('千代田区飯田橋')),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋',
  },
  {
    name: 'kept-address',
    title: 'A ZIP Code for an address that was there first, which stays',
    page: { markup: entered('', '港区', '芝公園') },
    steps: [
      press('Tab', '郵便番号 entry'),
      type('1020072', OTHER_ADDRESS),
      press('Tab', '住所を置き換える push button'),
      press('Tab', 'この住所のままにする push button'),
      press('Return', '郵便番号 entry 1020072', '住所は変更していません。'),
    ],
    ends: '1020072 | 東京都 | 港区 | 芝公園',
  },
  {
    name: 'list-contradicted',
    title: 'A list of addresses for a form with another address: the contradiction is heard at leave, and again when the list closes',
    page: { scenario: 'many-towns', markup: entered('', '大阪市北区', '梅田').replace('東京都', '大阪府') },
    steps: [
      press('Tab', '郵便番号 entry'),
      type('1020072', LONG_LIST),
      press('Tab', inAnyOrder(FILTER_INPUT, `${OTHER_PREFECTURE}${LONG_LIST}`)),
      press('Escape', inAnyOrder('郵便番号 entry 1020072', OTHER_PREFECTURE)),
    ],
    ends: '1020072 | 大阪府 | 大阪市北区 | 梅田',
  },
  {
    name: 'find-zip',
    title: 'The ZIP Code of an address that was typed',
    page: { attributes: 'find-zip', markup: entered('', '千代田区', '飯田橋') },
    steps: [
      press('Tab', '郵便番号 entry'),
      press('Tab', selected('都道府県', '東京都'), FIREFOX, `この住所の郵便番号は1 0 2, 0 0 7 2です。${NEAR}`),
      press('shift+Tab', FIREFOX, '郵便番号102-0072を入力 push button'),
      press('Return', inAnyOrder('郵便番号 entry 102-0072', NEW_VALUE, `郵便番号1 0 2, 0 0 7 2を入力しました。${BLOCK_MISSING}`)),
    ],
    ends: '102-0072 | 東京都 | 千代田区 | 飯田橋',
  },
];

/** Firefox says it of a field that is required and empty, and of its form. */
const INVALID = may('invalid entry');

const SUBMITS: readonly Task[] = [
  {
    name: 'require-block',
    title: 'A submit without the block',
    page: { attributes: 'require-block' },
    steps: [AT_CODE, type('1020072', FILLED), press('Return', '番地 entry', FIREFOX, BLOCK_MISSING, FIREFOX), type('2-1'), press('Return')],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋 | 2-1 | submitted 1',
  },
  {
    name: 'page-requires-block',
    title: 'A submit without the block, whose field the page requires itself: the focus is in that field',
    page: {
      attributes: 'require-block',
      markup: withValues([
        ['郵便番号', 'code', 'autocomplete="postal-code"', ''],
        ['都道府県', 'prefecture', 'autocomplete="address-level1"', ''],
        ['市区町村・町名', 'city', 'data-dga-field="city town"', ''],
        ['番地', 'block', 'data-dga-field="block" required', ''],
      ]),
    },
    steps: [
      press('Tab', INVALID, '郵便番号 entry'),
      type('1020072', FILLED),
      press('Return', '番地 entry required', FIREFOX, BLOCK_MISSING, FIREFOX),
      type('2-1'),
      press('Return'),
    ],
    ends: '1020072 | 東京都 | 千代田区飯田橋 | 2-1 | submitted 1',
  },
  {
    name: 'page-checks',
    title: 'A submit without the block in a form that checks its fields itself: the focus stays, and what is missing is said again',
    page: {
      attributes: 'require-block',
      markup: `${withValues([
        ['郵便番号', 'code', 'autocomplete="postal-code"', ''],
        ['都道府県', 'prefecture', 'autocomplete="address-level1"', ''],
        ['市区町村・町名', 'city', 'data-dga-field="city town"', ''],
        ['番地', 'block', 'data-dga-field="block"', ''],
      ]).replace('<form', '<form novalidate')}<script>
        document.forms[0].onsubmit = (event) => {
          if (event.target.checkValidity()) return;
          event.preventDefault();
          event.stopPropagation();
        };
      </script>`,
    },
    steps: [
      press('Tab', '郵便番号 entry'),
      type('1020072', FILLED),
      press('Return', BLOCK_MISSING),
      press('Tab', TO_BLOCK),
      press('Return', '番地 entry', INVALID),
      type('2-1'),
      press('Return'),
    ],
    ends: '1020072 | 東京都 | 千代田区飯田橋 | 2-1 | submitted 1',
  },
  {
    name: 'required-input',
    title: 'A submit without a code in the built-in input, then Enter behind a part of one',
    page: { attributes: 'standalone name="code" required' },
    steps: [
      pressTimes('Tab', 7, ON_THE_WAY, '注文する push button'),
      press(
        'Return',
        '郵便番号またはデジタルアドレス entry required',
        FIREFOX,
        '郵便番号は数字7桁、デジタルアドレスは英数字7桁です。ハイフンは省略できます。',
        FIREFOX,
        '郵便番号またはデジタルアドレス: 入力してください。',
        may('郵便番号またはデジタルアドレス: 入力してください。'),
      ),
      type('102'),
      press('Return', '郵便番号は7桁です。'),
      type('0072', FILLED),
    ],
    ends: '東京都 | 千代田区 | 飯田橋 | 1020072',
  },
  {
    name: 'unfinished',
    title: 'A field of the page with a part of a code is left',
    page: {},
    steps: [
      AT_CODE,
      type('102'),
      press('Tab', '都道府県 entry', '郵便番号は7桁です。'),
      press('shift+Tab', selected('郵便番号またはデジタルアドレス', '102'), '郵便番号は7桁です。'),
      type('A7E'),
      press('Tab', '都道府県 entry', 'デジタルアドレスは7桁です。'),
    ],
    ends: 'A7E',
  },
  {
    name: 'unfinished-twice',
    title: 'A field of the page with a part of a code is left, then with a part of another one: the same sentence is heard twice',
    page: {},
    steps: [
      AT_CODE,
      type('102'),
      press('Tab', '都道府県 entry', '郵便番号は7桁です。'),
      press('shift+Tab', selected('郵便番号またはデジタルアドレス', '102'), '郵便番号は7桁です。'),
      type('103'),
      press('Tab', '都道府県 entry', '郵便番号は7桁です。'),
    ],
    ends: '103',
  },
];

const WORDS_INPUT = '郵便番号またはデジタルアドレス、住所の一部 editable combo box';
const WORDS_HINT = '郵便番号は数字7桁、デジタルアドレスは英数字7桁です。ハイフンは省略できます。町名だけでも検索できます。';
const WORDS: readonly Task[] = [
  {
    name: 'free-text',
    title: 'Search by words: the list, Enter without a choice, a choice',
    page: { attributes: 'standalone accept="postal-code digital-address freeword"' },
    steps: [
      press('Tab', WORDS_INPUT, WORDS_HINT),
      type('iidabashi chiyoda-ku', may(`${WORDS_INPUT} expanded`), may('expanded'), several(1)),
      press('Return', several(1)),
      press('Down', '住所の候補 List with 1 item', '東京都千代田区飯田橋 イイダバシ. 1 of 1'),
      press('Return', NEW_VALUE, inAnyOrder(WORDS_INPUT, NEW_VALUE, FILLED), NEW_VALUE),
    ],
    ends: '東京都 | 千代田区 | 飯田橋 | 102-0072',
  },
  {
    name: 'free-text-down',
    title: 'Search by words that name one town, with Down instead of Enter',
    page: { attributes: 'standalone accept="postal-code digital-address freeword"' },
    steps: [
      press('Tab', WORDS_INPUT, WORDS_HINT),
      inRhythm(150, ['"iidabashi', 'Down'], NEW_VALUE, FILLED, NEW_VALUE),
      press('Tab', TO_BLOCK),
    ],
    ends: '東京都 | 千代田区 | 飯田橋 | 102-0072',
  },
  {
    name: 'free-text-none',
    title: 'Search by words without a match, Enter on the same words, then words with a match',
    page: { attributes: 'standalone accept="postal-code digital-address freeword"' },
    steps: [
      press('Tab', WORDS_INPUT, WORDS_HINT),
      type('nowhere town', notFound('nowhere town')),
      press('Return', notFound('nowhere town')),
      pressTimes('BackSpace', 12, may(/\w|space/)),
      type('iidabashi chiyoda-ku', may(`${WORDS_INPUT} expanded`), may('expanded'), several(1)),
      press('Down', '住所の候補 List with 1 item', '東京都千代田区飯田橋 イイダバシ. 1 of 1'),
      press('Return', NEW_VALUE, inAnyOrder(WORDS_INPUT, NEW_VALUE, FILLED), NEW_VALUE),
    ],
    ends: '東京都 | 千代田区 | 飯田橋 | 102-0072',
  },
];

/** Two boxes with separate names, and the element beside them: after the choice, Orca in Firefox must not go to a box on its own. */
const BOXES = `<form><div><label for="zip1">郵便番号（必須）</label>
<div><input id="zip1" name="zip1" maxlength="3" aria-label="郵便番号の上3桁" required> <input id="zip2" name="zip2" maxlength="4" aria-label="郵便番号の下4桁" required><i></i></div></div>
<div><label for="address">住所（必須）</label><input id="address" name="address" autocomplete="street-address" required></div><p><button>確認する</button></p></form>`;

/** The rows are boxes, and the element, to which the page gives a margin, is in the box of the code field. */
const ROWS = `<style>dga-address-lookup{margin-top:4px}</style><form><label for="code">郵便番号</label><div><input id="code" name="code" autocomplete="postal-code"><i></i></div>
<label for="address">住所</label><div><input id="address" name="address" autocomplete="street-address"></div><p><button>確認する</button></p></form>`;

/** A form that a button opens in a modal dialog. */
const DIALOG = `<p><button type="button" onclick="document.querySelector('dialog').showModal()">住所を変更</button></p>
<dialog aria-label="お届け先の変更"><p><button type="button" onclick="this.closest('dialog').close()">閉じる</button></p>${withValues([
  ['郵便番号', 'code', 'autocomplete="postal-code"', ''],
  ['都道府県', 'prefecture', 'autocomplete="address-level1"', ''],
  ['市区町村・町名', 'city', 'data-dga-field="city town"', ''],
  ['番地', 'block', 'data-dga-field="block"', ''],
])}</dialog>`;

const PAGES: readonly Task[] = [
  {
    name: 'same-row',
    title: 'The filter of a long list has its name if the element, with a margin, is in the row of the code field',
    page: { markup: ROWS, scenario: 'many-towns' },
    steps: [
      press('Tab', '郵便番号 entry'),
      type('1020072', CHOOSE_TOWN),
      press('Tab', FILTER_INPUT),
      type('kanda', MATCH, ...matching('内神田', 22)),
      press('Down', ...AGAIN, '神田相生町 カンダアイオイチョウ. 2 of 22'),
      press('Return', inAnyOrder('郵便番号 entry 1020072', filled('東京都千代田区神田相生町'))),
    ],
    ends: '1020072 | 東京都千代田区神田相生町',
  },
  {
    name: 'two-boxes',
    title: 'Two boxes of the ZIP Code, and a list of addresses behind them in the same row',
    page: { markup: BOXES, scenario: 'many-towns' },
    steps: [
      press('Tab', INVALID, '郵便番号の上3桁 entry required', INVALID),
      type('102'),
      press('Tab', '郵便番号の下4桁 entry required', INVALID),
      type('0072', CHOOSE_TOWN),
      press('Tab', FILTER_INPUT),
      type('kanda', MATCH, ...matching('内神田', 22)),
      press('Down', ...AGAIN, '神田相生町 カンダアイオイチョウ. 2 of 22'),
      press('Return', inAnyOrder('郵便番号の上3桁 entry 102 required', filled('東京都千代田区神田相生町'))),
    ],
    ends: '102 | 0072 | 東京都千代田区神田相生町',
  },
  {
    name: 'combined',
    title: 'A field for 町名・番地: the block goes behind the town',
    page: {
      markup: withValues([
        ['郵便番号', 'code', 'autocomplete="postal-code"', ''],
        ['都道府県', 'prefecture', 'autocomplete="address-level1"', ''],
        ['市区町村', 'city', 'autocomplete="address-level2"', ''],
        ['町名・番地', 'line', 'autocomplete="address-line1"', ''],
        ['建物名', 'building', 'autocomplete="address-line2"', ''],
      ]),
    },
    steps: [
      press('Tab', '郵便番号 entry'),
      type('1020072', FILLED),
      press('Tab', TO_BLOCK),
      press('Return', '町名・番地 entry 飯田橋'),
      type('2-1'),
      press('Tab', '建物名 entry'),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋2-1',
  },
  {
    name: 'ec-cube-2',
    title: 'EC-CUBE 2: two boxes of the ZIP Code in a table without labels',
    page: { markup: foreign('EC-CUBE/ec-cube2') },
    steps: [
      pressTimes('Tab', 6, ON_THE_WAY, may('郵便番号※'), /(?:郵便番号※.*)?entry/, ON_THE_WAY),
      type('102'),
      press('Tab', /(?:郵便番号検索|-) ?entry/),
      // Firefox reports the select whose value was written.
      type('0072', may(/住所※(?:combo box(?: collapsed)?)?|東京都\. 14 of 48/), FILLED, may(/住所※.*|東京都\. 14 of 48/)),
      press('Tab', may('郵便番号※'), TO_BLOCK),
      press('Return', '住所※', '番地・ビル名 (例：1-3-5) entry'),
      type('2-1'),
    ],
    ends: '102 | 0072 | 13 | 千代田区飯田橋 | 2-1 | 会社員',
  },
  {
    name: 'ec-cube-4',
    title: 'EC-CUBE 4: a select with numbers, city and town in one field, the message behind the fields',
    page: { markup: foreign('EC-CUBE/ec-cube:') },
    steps: [
      // Where Orca is behind the keys, it reads the field that has the focus for each of them.
      pressTimes('Tab', 4, ON_THE_WAY, '例：5300001 entry', ON_THE_WAY),
      type('1020072', FILLED),
      // The select has no label, which is the page's fault. Orca reads no value of any select in Chromium.
      press('Tab', may(/combo box\.?(?: 14 of 48)?|東京都\.?(?: ?14 of 48)?/)),
      press('Tab', '市区町村名 (例：大阪市北区) entry 千代田区飯田橋 selected'),
    ],
    ends: '1020072 | 13 | 千代田区飯田橋',
  },
  {
    name: 'woocommerce',
    title: 'WooCommerce: a select of prefectures, town and block in one field that is called 番地',
    page: { attributes: 'for="billing_postcode" zip-format="hyphen"', markup: shop('woocommerce-classic') },
    steps: [
      pressTimes('Tab', 3, ON_THE_WAY, '郵便番号 entry'),
      // Firefox reports the select whose value was written. The ZIP Code gets its hyphen.
      type(
        '1020072',
        may(/都道府県 combo box(?: collapsed)?|東京都\. 14 of 48/),
        `東京都千代田区飯田橋、郵便番号を入力しました。${BLOCK_MISSING}`,
        may(/都道府県.*|東京都\. 14 of 48/),
      ),
      press('Tab', TO_BLOCK),
      press('Return', '番地 entry 飯田橋'),
      type('2-1'),
      press('Tab', /アパート名 entry.*/),
    ],
    ends: '102-0072 | 東京都 | 千代田区 | 飯田橋2-1',
  },
  {
    name: 'dialog',
    title: 'A form in a dialog: the messages and the block are heard as in the page',
    page: { markup: DIALOG },
    steps: [
      press('Tab', '住所を変更 push button'),
      // Orca may not notice that a dialog opens, with or without the element.
      press('Return', may('お届け先の変更 dialog'), may('閉じる push button')),
      press('Tab', may('お届け先の変更 dialog'), '郵便番号 entry'),
      type('1020072', FILLED),
      press('Tab', TO_BLOCK),
      press('Return', '番地 entry'),
      type('2-1'),
      press('Return'),
    ],
    ends: '1020072 | 東京都 | 千代田区飯田橋 | 2-1 | submitted 1',
  },
  {
    name: 'laravel',
    title: 'A form of a Laravel project: city and town, block and building in one field each',
    page: { markup: foreign('20081267481') },
    steps: [
      press('Tab', '郵便番号(ハイフンなし数字7桁) entry'),
      type('1020072', FILLED),
      press('Tab', TO_BLOCK),
      press('Return', '番地以降 entry'),
      type('2-1'),
      press('Tab', '電話番号(ハイフンなし数字15桁以内) entry'),
    ],
    ends: '1020072 | 東京都 | 千代田区飯田橋 | 2-1',
  },
];

export const HEARD_TASKS: readonly Task[] = [...PLAIN, ...SECOND_ERRORS, ...FILTER, ...PICKERS, ...CHECKS, ...SUBMITS, ...WORDS, ...PAGES];
