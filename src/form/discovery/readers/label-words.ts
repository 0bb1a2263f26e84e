import { type Part, PARTS } from '../../../address/parts.ts';

/** The parts that a label names. `[]`: something that is not part of an address. */
export interface Meaning {
  readonly parts: readonly Part[];
  /** The label says 住所 without naming parts. */
  readonly line?: boolean;
  /** 以降: the line takes the rest of the address. */
  readonly rest?: boolean;
  /** Whose address it is: 実家 in 実家の住所. */
  readonly whose?: string;
}

const NOTHING: Meaning = { parts: [] };

/** Words about how to fill a field in, in normalized text. Longer ones come first. */
const FILLERS =
  /入力|記入|選択|(?:して?)?(?:下さい|ください)|お?願い(?:し|いたし)?ます|自動|必須(?:項目)?|必ず|正確|任意|省略可|表記|詳細(?=.)|半角|全角|英?数字|英数|(?:\d+|[三四七])[桁文字]+|ハイフン(?:なし|不要|あり|無し|抜き|も?ok)?|その他|番号|名称?|階[数層]?|様方|など|まで|から|および|及び|または|欄|ほか|続き|フロア|\b(?:etc|i+|your|the|please|enter|select|optional|required|shipping|billing|delivery|mailing|name|number|no|or|and|floor)\b|[ごおなのをはにとや等ー]|[^\p{L}\uE000○×△〇]+/gu;

/** Other questions that may contain an address word: 希望エリア, 建物の種類, 出身の都道府県, City of birth. */
const OTHER =
  /メール|mail|電話|携帯|\btel|phone|\bfax|ファックス|氏名|名前|姓|宛名|担当|備考|要望|パスワード|password|生年月日|誕生日|カード|card|\burl|サイト|問い?合わ?せ|件名|希望|国籍|クーポン|口座|銀行|支店|検索(?!さ)|キーワード|search|(?:ip|web).?address|\b(?:first|last|full|user).?name|建物(?:の|種)|住所の名|物件|国名|^国$|country|出身|出生|生まれ|birth|本籍|住民票|最寄|職業|部署|役職|きっかけ/;

/** Matched in this order; each match is removed from the text. */
const WORDS: readonly (readonly [RegExp, Part])[] = [
  [/都道府県[市区町村郡]*名?コード|prefecture.?code/g, 'prefecture-code'],
  [/(?:[市区町村]{3,}|自治体)名?コード|city.?code|jis.?(?:code|コード)/g, 'city-code'],
  [/(?:都?道?府)?県|都道府$|prefectures?|state|province|region|county|^州(?=名?[・/])/g, 'prefecture'],
  [
    /(?!区[・、]?町)都?[市区群郡](?:[・、/]?(?!町[名域])[市区町村群郡])+|^市名?(?![^以\P{L}])|^区(?=町村)|city|ward|municipality|town|village/gu,
    'city',
  ],
  [
    /町村?域|町名|町村字?|町丁目?|町字|字名|大字(?:・字)?|(?<!\p{L})字|(?<![番団])地名|(?<=[・、/])区名|区?町・?[区村]?(?=[・、,/ 以名]|$)|\barea\b|district/gu,
    'town',
  ],
  [
    /(?:丁目?[・、]?番地?|丁目|番地|地番|枝番(?=[・、/])|番(?=[・、]号))(?:[・、/,\s-]*号(?!室))?|(?:house|street) number|\bblock\b/g,
    'block',
  ],
  [
    /建造?物|棟|ビル|マンション|アパート|方書|寮|団地|(?<=・)部屋情報|部屋番?号?|号室|building|apartment|apt|suite|flat|\b(?:unit|room)\b/g,
    'building',
  ],
  [
    /(?:会社|法人|企業|団体|組織|勤務先|事業[所場]|貴社|御社|社)(?:等?の)?名称?|[屋商]号|^(?:会社|法人|企業|団体|勤務先)$|company|organi[sz]ation/g,
    'organization',
  ],
];

/** From the largest part to the smallest. */
export const CHAIN: readonly Part[] = ['prefecture', 'city', 'town', 'block', 'building'];

const ZIP = /郵便(?:番号?|no|コード|$)(?!号?(?:で|から|より))|〒|ゆうびんばんごう|zip.?(?:code)?|post(?:al)?.?code|postal/g;
const REST = /(?:それ)?以[降下](?:の?ご?住所)?|その他の?ご?住所/;
const ADDRESS = /(?:住\s*所|所在地)(?:の?詳細|情報)?|届け?先地|(?:ad+res+|street)(?:.?line)?/g;
const KANA = /(?:フリ|ヨミ|カタ)?[カガ]ナ|(?:ふり|よみ|ひら)?[かが]な|ヨミ|読み(?:仮名|がな)?/;
const ROMA = /ローマ字|英[語文字]|英(?=表記)|\b(?:romaji|(?:in )?english|romani[sz]ed)\b/g;

/** Longer texts are sentences about a field, not its label. */
const LONGEST = 60;

const BRACKETS = /[([〈<【〔].*?(?:[)\]〉>】〕]|$)/gs;

/** Replaces a recognized word in a label: a private-use character. */
const KNOWN = '\uE000';

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Removes the example at the end of a text. */
export const withoutExample = (text: string): string => text.replace(/[([（]?\s*(?:例|\bex\b|\be\.g\b).*$/is, '');

/** Returns the parts in kana or roma, as far as the API has them; without parts those of an address line. */
export function inForm(parts: readonly Part[], ending: 'kana' | 'roma'): readonly Part[] {
  return (parts.length > 0 ? parts : CHAIN).flatMap((part): readonly Part[] =>
    /^(?:prefecture|city|town|organization)$/.test(part) ? [`${part as 'city'}-${ending}`] : [],
  );
}

/**
 * Removes the recognized words from a text. What is left in front of them is `whose`. The last word of a label is its subject: 住所の変更理由 is not an
 * address, 現在の住所 is one.
 */
function take(text: string): {
  readonly parts: Set<Part>;
  readonly isAddress: boolean;
  readonly unknown: string;
  readonly whose: string | undefined;
} {
  const parts = new Set<Part>();
  let rest = text.replace(KANA, '').replace(ROMA, '');
  for (const [word, found] of WORDS) {
    const before = rest;
    // The placeholder keeps the words around it apart.
    rest = rest.replace(word, KNOWN);
    if (rest !== before) parts.add(found);
  }
  const bareRest = rest.replace(ADDRESS, KNOWN).replace(REST, KNOWN);
  const isAddress = bareRest !== rest;
  const unknown = bareRest.replace(FILLERS, '');
  // 会社住所 is the company's address, not its name.
  if (parts.has('organization') && (isAddress || parts.size > 1)) parts.delete('organization');
  return { parts, isAddress, unknown, whose: /^([^\uE000]{0,6})\uE000+$/.exec(unknown)?.[1] };
}

/** Reads a label. Returns `undefined` if it contains no known word. */
export function meaningOf(label: string): Meaning | undefined {
  // 郵便番号※わからない場合は空欄: a note follows the label.
  const text = withoutExample(bare(label)).replace(/(?<=.)※.*/s, '');
  if (text.length > LONGEST) return undefined;
  // 郵便番号（確認） asks for the same text again.
  if (/確認(?!(?:して)?(?:ください|下さい))|再入力|confirm/.test(text)) return NOTHING;
  // A label may consist of nothing else: （番地）.
  const outside = text.replace(BRACKETS, '').trim() || text;
  const joined = outside === text ? undefined : meaningOf(text.replace(/[\p{Ps}\p{Pe}<>]/gu, ''));
  // 所在地（郵便番号）
  if (joined && /\(郵便番号\)/.test(text)) return joined;
  if (outside.search(ZIP) !== -1) {
    const ownerIn = (words: string): string => words.replace(ZIP, '').replace(ADDRESS, '').replace(FILLERS, '');
    return ownerIn(outside).length <= 5 ? { parts: ['postal-code'], whose: ownerIn(text) } : undefined;
  }
  // A field for the 丁目 alone does not take a whole block.
  if (OTHER.test(outside) || /^丁目$/.test(outside.replace(FILLERS, ''))) return NOTHING;
  const { parts, isAddress, unknown, whose } = take(outside);
  // 勤務先（住所）: the word outside says whose address it is. その他（建物名）: it says nothing; 階数（マンション） does.
  const isBuilding = unknown === '' && joined?.parts.join() === 'building' && !/階|フロア|floor/.test(outside);
  if (whose === undefined) return joined?.whose || isBuilding ? joined : undefined;
  const isIn = (part: Part): boolean => parts.has(part);
  if (isIn('organization') && /(?:保険|[配運]送|親|前職?)の?$/.test(whose)) return NOTHING;
  const brackets = outside === text ? '' : (text.match(BRACKETS)?.join('') ?? '');
  const named = parts.size > 0 ? outside : brackets;
  const inside = take(brackets);
  // 番地（建物名）: the brackets name what follows.
  const isNext = inside.whose === '' && inside.parts.has(CHAIN[CHAIN.findLastIndex(isIn) + 1] as Part);
  // 住所(番地・建物名): they name the parts.
  if (!REST.test(outside) && (named === brackets || isNext)) for (const part of inside.parts) parts.add(part);
  // 番地まで: everything down to the block.
  if (/まで/.test(named) && parts.size === 1) parts.add('prefecture');
  if (parts.size > 0) {
    // 都道府県～番地: the parts between them too. 都道府県と以降の住所: everything from the prefecture on.
    const end = REST.test(named) || /から(?!.*まで)/.test(named) ? CHAIN.length : CHAIN.findLastIndex(isIn) + 1;
    for (const part of CHAIN.slice(CHAIN.findIndex(isIn), end)) parts.add(part);
  }
  const found = PARTS.filter((part) => parts.has(part));
  const ending = KANA.test(text) ? 'kana' : text.search(ROMA) !== -1 ? 'roma' : undefined;
  if (ending) return { parts: inForm(found, ending) };
  if (found.length > 0) return { parts: found, whose: parts.has('organization') ? '' : whose };
  // 住所（自宅）
  const [owner] = /^[^\uE000]{0,5}$/.exec(inside.unknown) ?? [''];
  return isAddress ? { parts: [], line: true, whose: whose || owner, rest: REST.test(outside) } : undefined;
}

/** Reports whether a text does not name its field: 必須, 〒, ※半角で, an example, a sentence. */
export function isSilent(label: string): boolean {
  const text = bare(label);
  return (
    text.length > LONGEST ||
    /^[※*(（▼]|(?:ください|下さい|ます|です|ません|ok|。)[。.)）]*$/.test(text) ||
    withoutExample(text).replace(KANA, '').replace(FILLERS, '') === ''
  );
}

/** Returns the parts that an example contains: 渋谷区 a city, 恵比寿1-1-1 a town and a block. Empty for other text. */
export function partsOfExample(label: string): readonly Part[] {
  // 〇〇町〇〇番
  const given = bare(label).replace(/[○〇◯]{1,4}(?=番|丁目)/g, '1');
  const text = given.replace(/^.*?(?:例|\bex\b|\be\.g\b)[):.\s]*/s, '');
  const parts: Part[] = [];
  let rest = text.replace(/^(?:東京都|北海道|(?:京都|大阪)府|.{2,3}県)/, '');
  if (rest !== text) parts.push('prefecture');
  const [city = ''] = /^[^\d-]*?(?:[市区郡]|[町村](?![\d)\]]|$))(?:[^\d-]{1,4}区(?!間))?/.exec(rest) ?? [];
  rest = rest.slice(city.length);
  if (city !== '') parts.push('city');
  const [town = ''] = /^[^\d\s*)\]-]+/.exec(rest) ?? [];
  const hasNumber = /\d(?:[-−－の]\d|丁目|番)/.test(rest);
  const building = /ビル|マンション|ハイツ|タワー|\d号?室|\d階|\d\s*f\b/;
  // 例）池袋 is the name of a town; a single word in a placeholder may be anything.
  const isTown = parts.length > 0 || hasNumber || (text !== given && /^\p{sc=Han}{2,}/u.test(town));
  if (town !== '' && isTown && !building.test(town)) parts.push('town');
  if (hasNumber) parts.push('block');
  if (building.test(rest)) parts.push('building');
  return parts;
}
