// The forms of the simulated shops: those of the corpus that ask for nothing but a Japanese address, and some of our own.
import { CORPUS } from '../form/corpus/index.ts';
import { PLATFORMS } from '../form/corpus/platforms.ts';
import { type CorpusForm, readForms } from '../form/corpus/read-forms.ts';
import { PLACES } from './places.ts';

export type AddressPart = 'prefecture' | 'city' | 'town' | 'block' | 'building' | 'organization';

/** A field that takes a piece of an address, as its label says. */
export interface ShopField {
  /** `data-n` of the control. */
  readonly n: number;
  readonly isSelect: boolean;
  /** Empty for the ZIP Code. */
  readonly parts: readonly AddressPart[];
  /** The box of a ZIP Code in two. */
  readonly box?: 'first' | 'second';
}

export interface ShopForm {
  readonly id: string;
  /** Markup with `<i></i>` instead of each element. */
  readonly markup: string;
  /** The fields of each address, in the order of the page. */
  readonly addresses: readonly (readonly ShopField[])[];
  /** Controls that ask for something else. */
  readonly others: readonly number[];
  /** Whether the ZIP field takes letters, and what else is not seven digits. */
  readonly takesLetters: boolean;
  /** Whether the browser refuses a ZIP Code without a hyphen. */
  readonly wantsHyphen: boolean;
}

/** See `../form/corpus/read-forms.ts` for the notation. */
const OWN = `
= separate-fields bs
お名前 | t:name
郵便番号 | t:zip<mode=numeric;ac=postal-code>=z
都道府県 | s:pref<o=pref>=p
市区町村 | t:city=c
町名 | t:town=t
番地 | t:block=b
建物名・部屋番号 | t:building=m
電話番号 | T:tel

= town-and-block wrap
郵便番号 | t:zip<ac=postal-code>=z
都道府県 | s:pref<ac=address-level1;o=pref>=p
市区町村 | t:city<ac=address-level2>=c
町名・番地 | t:line1<ac=address-line1>=tb
建物名・部屋番号 | t:line2<ac=address-line2>=m
会社名 | t:org<ac=organization>=o

= no-building-field wrap
郵便番号 | t:zip<ac=postal-code>=z
都道府県 | t:pref<ac=address-level1>=p
市区町村 | t:city<ac=address-level2>=c
町名・番地 | t:line1<ac=address-line1>=tb

= two-boxes table
お名前 | t:name
郵便番号 | t:zip1<max=3;mode=numeric>=z1 "-" t:zip2<max=4;mode=numeric>=z2
都道府県 | s:pref<o=pref>=p
市区町村 | t:city=c
番地 | t:address<ph=町名・番地>=tb
建物名 | t:building=m

= one-line bs
郵便番号 | t:zip=z
住所 | t:address=pctbm
電話番号 | T:tel

= prefecture-and-line dl
郵便番号 | t:zip=z
都道府県 | s:pref<o=pref>=p
住所 | t:address=ctbm

= prefecture-line-building table
郵便番号 | t:zip<mode=numeric>=z
都道府県 | s:pref<o=pref>=p
市区町村・番地 | t:address1=ctb
建物名 | t:address2=m

= woocommerce-classic bs
お名前 | t:billing_last_name<id=billing_last_name>
会社名 | t:billing_company<id=billing_company;ac=organization>=o
郵便番号 | t:billing_postcode<id=billing_postcode;ac=postal-code>=z
都道府県 | s:billing_state<id=billing_state;ac=address-level1;o=pref>=p
市区町村 | t:billing_city<id=billing_city;ac=address-level2>=c
番地 | t:billing_address_1<id=billing_address_1;ac=address-line1;ph=番地と町名>=tb
アパート名 | t:billing_address_2<id=billing_address_2;ac=address-line2;ph=アパート名、部屋番号など (オプション)>=m
電話番号 | T:billing_phone<id=billing_phone;ac=tel>

= woocommerce-block after
郵便番号 | t:postcode<id=shipping-postcode;ac=postal-code>=z
都道府県 | s:state<id=shipping-state;ac=address-level1;o=pref>=p
市区町村 | t:city<id=shipping-city;ac=address-level2>=c
住所 | t:address_1<id=shipping-address_1;ac=address-line1>=tb
アパート名、部屋番号など | t:address_2<id=shipping-address_2;ac=address-line2>=m
電話 | T:phone<id=shipping-phone;ac=tel>

= with-country bs
国 | s:country<ac=country;o=日本,アメリカ,中国>
郵便番号 | t:zip<ac=postal-code>=z
都道府県 | s:pref<ac=address-level1;o=pref>=p
市区町村 | t:city<ac=address-level2>=c
町名・番地 | t:line1<ac=address-line1>=tb
建物名・部屋番号 | t:line2<ac=address-line2>=m

= names-in-romaji table
お名前 | t:shimei
〒 | t:yubin=z
都道府県 | s:ken<o=pref-id>=p
市区町村 | t:shiku=c
町域 | t:choiki=t
丁目・番地 | t:banchi=b
マンション名 | t:tatemono=m
会社名 | t:kaisha=o

= two-addresses bs
ご請求先の郵便番号 | t:billing_zip<ac=billing postal-code>=z
都道府県 | s:billing_pref<ac=billing address-level1;o=pref>=p
市区町村 | t:billing_city<ac=billing address-level2>=c
町名・番地 | t:billing_line1<ac=billing address-line1>=tb
建物名 | t:billing_line2<ac=billing address-line2>=m
~heading お届け先
お届け先の郵便番号 | t:shipping_zip<ac=shipping postal-code>=z
都道府県 | s:shipping_pref<ac=shipping address-level1;o=pref>=p
市区町村 | t:shipping_city<ac=shipping address-level2>=c
町名・番地 | t:shipping_line1<ac=shipping address-line1>=tb
建物名 | t:shipping_line2<ac=shipping address-line2>=m

= two-addresses-alike table
~heading ご注文者
お名前 | t:name
郵便番号 | t:zip=z
都道府県 | s:pref<o=pref>=p
市区町村 | t:addr1=c
町名・番地 | t:addr2=tb
建物名 | t:addr3=m
~heading お届け先
お名前 | t:d_name
郵便番号 | t:d_zip1<max=3>=z1 "-" t:d_zip2<max=4>=z2
都道府県 | s:d_pref<o=pref>=p
市区町村 | t:d_addr1=c
町名・番地 | t:d_addr2=tb
建物名 | t:d_addr3=m
`;

const PARTS: readonly AddressPart[] = ['prefecture', 'city', 'town', 'block', 'building', 'organization'];

/** The plan says which address is there first, not the page. */
function withoutValues(markup: string, addresses: readonly (readonly ShopField[])[]): string {
  const isOfAddress = (tag: string): boolean => addresses.flat().some(({ n }) => tag.includes(`data-n="${n}"`));
  return markup.replace(/<input[^>]*>/g, (tag) => (isOfAddress(tag) ? tag.replace(/ value="[^"]*"/, '') : tag));
}

function readShopForm({ source, markup, takes }: CorpusForm): ShopForm | undefined {
  const controls = takes.map((_, n) => new RegExp(`<(\\w+)[^>]*data-n="${n}"[^>]*>`).exec(markup));
  const addresses: ShopField[][] = [];
  const others: number[] = [];
  for (const [n, taken] of takes.entries()) {
    const [name, box] = taken.split('/');
    const isSelect = controls[n]?.[1] === 'select';
    if (taken === '') others.push(n);
    if (taken === '') continue;
    const hasZip = addresses.at(-1)?.some((field) => field.parts.length === 0) ?? false;
    // Fields before the first ZIP Code belong to the first address.
    if (addresses.length === 0 || (name === 'postal-code' && box !== 'second' && hasZip)) addresses.push([]);
    const parts = name === 'postal-code' ? [] : (name ?? '').split('+').filter((part) => PARTS.includes(part as AddressPart));
    // Kana and roma are questions of other shops.
    if (name !== 'postal-code' && parts.length !== (name ?? '').split('+').length) return undefined;
    if (isSelect && parts.join() !== 'prefecture') return undefined;
    addresses.at(-1)?.push({ n, isSelect, parts: parts as AddressPart[], ...(box ? { box: box as 'first' | 'second' } : {}) });
  }
  const zip = takes.findIndex((taken) => taken.startsWith('postal-code'));
  const control = controls[zip]?.[0] ?? '';
  const pattern = / pattern="([^"]*)"/.exec(control)?.[1];
  return {
    id: source,
    markup: withoutValues(markup, addresses),
    wantsHyphen: pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test('1020072'),
    addresses,
    others,
    takesLetters: takes[zip] === 'postal-code' && !/type="number"|maxlength="[1-7]"|pattern=/.test(control),
  };
}

/** Whether the fields of one address take a whole one: its ZIP Code, and each part down to the block once, in their order. */
function isComplete(fields: readonly ShopField[]): boolean {
  const parts = fields
    .toSorted((a, b) => PARTS.indexOf(a.parts[0] as AddressPart) - PARTS.indexOf(b.parts[0] as AddressPart))
    .flatMap((field) => field.parts.filter((part) => part !== 'organization'));
  return fields.some((field) => field.parts.length === 0) && parts.join().replace(/,building$/, '') === 'prefecture,city,town,block';
}

/** Whether a field is too short for the addresses that the shoppers have. */
const isShort = (markup: string, { n, parts }: ShopField): boolean =>
  parts.includes('block') && Number(new RegExp(`<[^>]*data-n="${n}"[^>]*>`).exec(markup)?.[0].match(/maxlength="(\d+)"/)?.[1] ?? 99) < 40;

function readShopForms(forms: readonly CorpusForm[]): ShopForm[] {
  return forms
    .map(readShopForm)
    .filter((form) => form !== undefined)
    .filter(
      ({ addresses, markup }) =>
        addresses.length > 0 && addresses.every(isComplete) && !addresses.flat().some((field) => isShort(markup, field)),
    );
}

const PLACE = '<i></i>';
const placeIn = ({ markup }: ShopForm): number => markup.indexOf(PLACE);

/** The corpus describes each of two addresses in a form on its own. */
function readPairs(forms: readonly CorpusForm[]): ShopForm[] {
  return forms.flatMap((second) => {
    const first = forms.find(({ source }) => `${source}#2` === second.source);
    const [one, other] = readShopForms(first ? [first, second] : []);
    if (!one || !other || one.wantsHyphen !== other.wantsHyphen) return [];
    const others = one.others.filter((n) => other.others.includes(n));
    const [upper, lower] = placeIn(one) < placeIn(other) ? [one, other] : [other, one];
    const addresses = [...upper.addresses, ...lower.addresses];
    const [before, after] = [upper, lower].map((form) => withoutValues(form.markup, addresses)) as [string, string];
    // Of some forms the two descriptions were drawn at different times. From each, only the values of its address were removed.
    if (before.replace(PLACE, '') !== after.replace(PLACE, '')) return [];
    const at = before.indexOf(PLACE);
    const takesLetters = one.takesLetters && other.takesLetters;
    return {
      ...one,
      id: `${one.id} with both addresses`,
      markup: after.slice(0, at) + PLACE + after.slice(at),
      takesLetters,
      addresses,
      others,
    };
  });
}

/** Without those whose button is outside of their form element, and those whose lists of prefectures were shortened. */
const WHOLE = CORPUS.filter(
  ({ markup }) =>
    markup.startsWith('<form') && (!markup.includes('<select') || PLACES.every(({ prefecture }) => markup.includes(prefecture))),
);
const own = readShopForms([...readForms(OWN), ...readForms(PLATFORMS)]);
export const OWN_FORMS: readonly ShopForm[] = own.filter(({ addresses }) => addresses.length === 1);
export const TWO_ADDRESS_FORMS: readonly ShopForm[] = [...own.filter(({ addresses }) => addresses.length === 2), ...readPairs(WHOLE)];
/** Of forms that other people wrote, those with one address. */
export const CORPUS_FORMS: readonly ShopForm[] = readShopForms(WHOLE).filter(({ addresses }) => addresses.length === 1);
export const FORMS: readonly ShopForm[] = [...OWN_FORMS, ...TWO_ADDRESS_FORMS, ...CORPUS_FORMS];
