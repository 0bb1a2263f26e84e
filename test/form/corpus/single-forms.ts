/**
 * Forms that were not part of a round. See `read-forms.ts` for the notation. 住所・建物名 is a whole address only because no other field takes the
 * place: a term would be wrong, as a guard shows.
 */
export const SINGLE_FORMS = `
= 55550691559 labels
~heading 配送先
郵便番号 | t:<id=deliveryPostalInput>=z
住所・建物名 | t:<id=deliveryAddressInput>=pctbm

= 48102437557 table
@郵便番号 | t:zipcode1<id=zipcode1;size=3;max=3>=z1 "-" t:zipcode2<id=zipcode2;size=4;max=4>=z2 "<a>郵便番号で住所検索</a>"
@住所・番地{必須}{全角} | t:address1<id=address1;size=80;max=80>=pctb
@建物・アパート名 | t:address2<id=address2;size=80;max=80>=m

= 57416438624 ph
| "<label>姓<br>" t:sei "</label><label>名<br>" t:mei "</label>"
| "<label>郵便番号</label><div>" t:<id=num1;max=3>=z1 " - " t:<id=num2;max=4>=z2 "<button type=button>住所を検索</button></div><i></i>"
| "<label>住所・番地<br>" t:address1<id=address1>=pctb "</label>"
| "<label>マンション名（部屋番号）<br>" t:address2=m "</label>"
`;
