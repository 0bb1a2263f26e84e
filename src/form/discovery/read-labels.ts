import type { Part } from '../../address/parts.ts';
import { type Field, isField, isInput, isSelect } from '../field.ts';
import type { FieldReading } from './found-field.ts';

/** What a text beside a field says it is for. `[]`: something that is no piece of an address. `line`: an address, and no more. */
interface Meaning {
  readonly parts: readonly Part[];
  readonly line?: boolean;
}

const NOTHING: Meaning = { parts: [] };

/** Fillers of a label: they say how to fill in, not what. Ordered: longer ones first. */
const FILLERS =
  /を?(?:ご?入力|ご?記入|ご?選択)(?:して|お願いし?)?(?:下さい|ください|ます)?|して?(?:下さい|ください)|必須項目?|任意|半角|全角|英?数字?|ハイフン(?:なし|不要|あり)?|ご|お|※|の|を|は|に|等|など|まで|および|及び|または|\b(?:your|the|please|enter|select|optional|required|shipping|billing|delivery|name|number|no|or|and)\b|[\s\d・、,，.。:：;*＊／/|｜~～＜＞<>\-–—ー_#★●■◆▼【】「」『』[\]]+/giu;

/** Not of an address, whatever else stands there. */
const OTHER =
  /メール|mail|電話|携帯|\btel|\bfax|ファックス|氏名|名前|姓|パスワード|password|生年月日|誕生日|カード|card|\burl|サイト|問い?合わ?せ|件名|希望|国籍|クーポン|口座|銀行|支店|検索|キーワード|search|ip.?address|\b(?:first|last|full|user).?name|建物(?:の|種)|物件|国名|^国$|country/iu;

/** In the order they are looked for; what is found is taken out of the text. */
const WORDS: readonly (readonly [RegExp, readonly Part[]])[] = [
  [/都道府県(?:市区?町村|市郡区)?名?コード|prefecture.?code/giu, ['prefecture-code']],
  [/(?:市区町村|市町村|自治体)名?コード|city.?code|jis.?(?:code|コード)/giu, ['city-code']],
  [/市区町村以[降下](?:住所|番地)?/gu, ['city', 'town', 'block', 'building']],
  [/(?:町域|町名|町村名?|字名|大字)以[降下](?:住所|番地)?/gu, ['town', 'block', 'building']],
  [/(?:丁目|番地)以[降下](?:住所)?/gu, ['block', 'building']],
  [/都道府県名?|都道府$|府県名?|prefectures?|state(?:.?\/.?province)?|province/giu, ['prefecture']],
  [
    /(?:市?区市?郡?町村|市町村区?|市郡区?町?村?|市区郡?町?村?|郡市区町?村?|市・?区・?町・?村)名?|(?:city|ward|municipality|town)(?:\/(?:city|ward|town|village))*/giu,
    ['city'],
  ],
  [/町域名?|町名|町村名|字名|大字|(?<!番)地名|町(?=[・、,/]|$)|\barea\b|district/giu, ['town']],
  [/丁目?[・、]?番地?[・、]?号?|番地名?|丁目|番[・、]号|地番|house number|street number|\bblock\b/giu, ['block']],
  [
    /(?:建物|ビル|マンション|アパート|寮|団地)(?:名称?)?(?:[・、/]?(?:建物|ビル|マンション|アパート|団地|部屋|号室|階)(?:名称?|番号|数)?)*|部屋番?号?|号室|階数?$|building|apartment|apt|suite|\bunit\b|\broom\b|\bfloor\b/giu,
    ['building'],
  ],
  [
    /(?:会社|法人|企業|団体|組織|勤務先|事業所|貴社|御社|社)名称?|屋号|^(?:会社|法人|企業|団体|勤務先)$|company|organi[sz]ation/giu,
    ['organization'],
  ],
];

const ZIP = /郵便番号?|〒|ゆうびんばんごう|zip.?(?:code)?|post(?:al)?.?code/giu;
const ADDRESS = /住\s*所|所在地|お?届け?先地|street.?address|address(?:.?line)?|番地以[降下]|以[降下]/iu;
const KANA = /フリガナ|ふりがな|フリカナ|ヨミガナ|よみがな|カタカナ|カナ|かな|ヨミ|読み(?:仮名|がな)?/u;
const ROMA = /ローマ字|英語|英表記|英字|\bromaji\b|\bin english\b|\bromani[sz]ed\b/iu;

/** Longer texts are sentences about a field, not its name. */
const LONGEST = 60;

function inForm(parts: readonly Part[], ending: 'kana' | 'roma'): readonly Part[] {
  return parts.flatMap((part): readonly Part[] =>
    /^(?:prefecture|city|town|organization)$/.test(part) ? [`${part as 'city'}-${ending}`] : [],
  );
}

/** What a text says; `undefined` where it says nothing that is known here. */
export function meaningOf(label: string): Meaning | undefined {
  // 例: what follows is an example of what to type.
  const text = label
    .normalize('NFKC')
    .trim()
    .replace(/[([]?\s*(?:例|\bex\b|\be\.g\b).*$/isu, '');
  if (text.length > LONGEST) return undefined;
  const outside = text.replace(/[（(［[〈<].*?[)）\]］〉>]/gsu, '');
  if (outside.search(ZIP) >= 0) return outside.replace(ZIP, '').replace(FILLERS, '').length <= 5 ? { parts: ['postal-code'] } : undefined;
  if (OTHER.test(outside)) return NOTHING;
  const parts = new Set<Part>();
  const take = (from: string): string => {
    let rest = from.replace(KANA, '').replace(ROMA, '');
    for (const [word, found] of WORDS) {
      if (rest.search(word) < 0) continue;
      // A space, so that what stood around it is not read as one word.
      rest = rest.replace(word, ' ');
      for (const part of found) parts.add(part);
    }
    return rest;
  };
  const rest = take(outside);
  const isAddress = ADDRESS.test(rest);
  // 住所(番地・建物名): the brackets say which piece of it; 住所(番地まで) is all of it up to there.
  if (isAddress || parts.size > 0) {
    if (parts.size === 0 && !/番地?まで|号まで/u.test(text)) take(text.replace(outside, ''));
    if (rest.replace(ADDRESS, '').replace(FILLERS, '').length > 5) return undefined;
  }
  const ending = KANA.test(text) ? 'kana' : ROMA.test(text) ? 'roma' : undefined;
  if (ending) return { parts: inForm(parts.size > 0 ? [...parts] : isAddress ? ['prefecture', 'city', 'town'] : [], ending) };
  if (parts.size > 0) return { parts: [...parts] };
  return isAddress ? { parts: [], line: true } : undefined;
}

function textOf(node: Node | null | undefined): string {
  return node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function byIds(field: Field, attribute: string): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = field.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => textOf(root.getElementById?.(id)))
    .join(' ')
    .trim();
}

/** A label without the text of the controls inside it. */
function labelText(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('select, textarea, button, script, style')) inner.remove();
  return textOf(copy);
}

/** How many pieces of text before a field are looked at, nearest first. */
const PIECES = 6;

/** The text between a field and the control before it, nearest first: whatever table, list or plain line it stands in. */
function* textBefore(field: Field): Generator<string> {
  const root = (field as Partial<HTMLInputElement>).form ?? field.getRootNode();
  const walker = field.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = field;
  for (let pieces = 0; pieces < PIECES;) {
    const node = walker.previousNode();
    if (!node) return;
    if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      if (isField(element) && !element.contains(field) && !(isInput(element) && /^(?:hidden|submit|button|image)$/.test(element.type)))
        return;
      continue;
    }
    if (node.parentElement?.closest('script, style, option, button, a, noscript, label')) continue;
    const text = textOf(node);
    if (text === '') continue;
    pieces += 1;
    yield text;
  }
}

/** What stands at the head of the row, list or group that a field is in. */
function* headings(field: Field): Generator<string> {
  const cell = field.closest('td, dd');
  if (cell?.localName === 'td') {
    const cells = [...(cell.parentElement?.children ?? [])];
    yield textOf(cells.slice(0, cells.indexOf(cell)).findLast((each) => each.localName === 'th') ?? cells[cells.indexOf(cell) - 1]);
  } else if (cell) {
    let term = cell.previousElementSibling;
    while (term && term.localName !== 'dt') term = term.previousElementSibling;
    yield textOf(term);
  }
  const group = field.closest<Field>('fieldset, [role="group"]');
  if (group) yield group.getAttribute('aria-label') || byIds(group, 'aria-labelledby') || textOf(group.querySelector('legend'));
}

/** Every text that may name a field, the most telling first. */
function* textsOf(field: Field): Generator<string> {
  yield byIds(field, 'aria-labelledby');
  yield field.getAttribute('aria-label') ?? '';
  for (const label of (field as Partial<HTMLInputElement>).labels ?? []) yield labelText(label);
  yield field.getAttribute('placeholder') ?? '';
  yield field.title;
  yield* textBefore(field);
  yield* headings(field);
}

/** A select that offers prefectures needs no name. */
function offersPrefectures(select: HTMLSelectElement): boolean {
  const texts = Array.from(select.options, ({ text }) => text.trim());
  return ['東京', '大阪'].every((name) => texts.some((text) => text.startsWith(name) && text.length <= 3));
}

/** What a person reads beside a field. A word that says more (番地) wins over one that says less (住所), wherever it stands. */
export function readLabel(field: Field): FieldReading | undefined {
  if (isSelect(field) && offersPrefectures(field)) return { source: 'label', parts: ['prefecture'], reason: 'options' };
  let line: string | undefined;
  for (const text of textsOf(field)) {
    const meaning = meaningOf(text);
    if (!meaning) continue;
    if (!meaning.line) {
      // What has been called an address already is one; 氏名 further up belongs to another field.
      if (line !== undefined && (meaning.parts.length === 0 || meaning.parts[0] === 'postal-code')) break;
      return { source: 'label', parts: meaning.parts, reason: text };
    }
    line ??= text;
  }
  return line === undefined ? undefined : { source: 'label', parts: [], line: true, reason: line };
}
