/** Forms of shop systems. See `read-forms.ts` for the notation. */
export const PLATFORMS = `
= EC-CUBE/ec-cube:src/Eccube/Resource/template/default/Entry/index.twig dls h-adr
^お名前^{必須} | t:entry[name][name01]<id=entry_name_name01;ph=姓> t:entry[name][name02]<id=entry_name_name02;ph=名>
^会社名^ | t:entry[company_name]<id=entry_company_name>=o
^住所^{必須} | "〒" t:entry[postal_code]<id=entry_postal_code;class=p-postal-code;ph=例：5300001>=z / s:entry[address][pref]<id=entry_address_pref;class=p-region-id;o=pref-id/都道府県を選択>=p / t:entry[address][addr01]<id=entry_address_addr01;class=p-locality p-street-address;ph=市区町村名 (例：大阪市北区)>=ct / t:entry[address][addr02]<id=entry_address_addr02;class=p-extended-address;ph=番地・ビル名 (例：西梅田1丁目6-8)>=bm
^電話番号^{必須} | T:entry[phone_number]<id=entry_phone_number;ph=例：11122223333>
^メールアドレス^{必須} | e:entry[email][first]<id=entry_email_first> e:entry[email][second]<id=entry_email_second>
^職業^ | s:entry[job]<id=entry_job;o=会社員,公務員/選択してください>

= EC-CUBE/ec-cube2:data/Smarty/templates/default/frontparts/form_personal_input.tpl table
お名前{※} | "姓" t:name01 "名" t:name02
お名前(フリガナ){※} | "セイ" t:kana01 "メイ" t:kana02
会社名 | t:company_name=o
郵便番号{※} | "〒" t:zip01<max=3>=z1 "-" t:zip02<max=4>=z2 "郵便番号検索"
住所{※} | s:pref<o=pref-id/都道府県を選択>=p / t:addr01=ct "市区町村名 (例：千代田区神田神保町)" / t:addr02=bm "番地・ビル名 (例：1-3-5)" '住所は2つに分けてご記入ください。マンション名は必ず記入してください。'
電話番号{※} | t:tel01 "-" t:tel02 "-" t:tel03
FAX | t:fax01 "-" t:fax02 "-" t:fax03
職業 | s:job<o=会社員,学生>
`;
