/**
 * Forms that were not part of a round. See `read-forms.ts` for the notation. 住所・建物名 is a whole address only because no other field takes the
 * place: a term would be wrong, as a guard shows.
 */
export const SINGLE_FORMS = `
= 55550691559 labels
~heading 配送先
郵便番号 | t:<id=deliveryPostalInput>=z
住所・建物名 | t:<id=deliveryAddressInput>=pctbm
`;
