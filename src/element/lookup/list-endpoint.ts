import { LookupError } from '../../address/lookup-error.ts';
import type { Client } from '../../client/complete-client.ts';
import { checkEndpoint } from '../../client/transport/endpoint.ts';
import { createListClient } from '../../list/list-client.ts';
import { createOnce } from '../create-once.ts';

/** What a shopper can do where the list cannot answer, by the `errorCode` of the list's client and by language. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'list-no-digital-address': {
    ja: 'このページではデジタルアドレスを検索できません。郵便番号を入力してください。',
    en: 'Digital Addresses cannot be looked up on this page. Enter the ZIP Code.',
    'ja-x-easy': 'この ページでは デジタルアドレスを さがすことが できません。郵便番号（ゆうびんばんごう）を 入れてください。',
    ko: '이 페이지에서는 디지털 주소를 검색할 수 없습니다. 우편번호를 입력해 주세요.',
    zh: '此页面无法查找数字地址。请输入邮政编码。',
    'zh-hant': '此頁面無法搜尋數位地址。請輸入郵遞區號。',
  },
  'list-no-city': {
    ja: '都道府県または市区町村から入力してください。',
    en: 'Start with the prefecture or the city.',
    'ja-x-easy': '都道府県（とどうふけん）か 市区町村（しくちょうそん）から 入れてください。',
    ko: '도도부현 또는 시구정촌부터 입력해 주세요.',
    zh: '请从都道府县或市区町村开始输入。',
    'zh-hant': '請從都道府縣或市區町村開始輸入。',
  },
};

async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof LookupError) Object.assign(error, { texts: TEXTS[error.errorCode ?? ''] });
    throw error;
  }
}

/**
 * The client of `endpoint="list:/zip/"`: the prepared public ZIP list in a folder of the site. Elements of the page share it and its files.
 *
 * @throws {LookupError} `configuration` if the address behind `list:` is neither relative nor http(s)
 */
export function listClientFor(endpoint: string): Client {
  const folder = checkEndpoint(endpoint.replace(/^\s*list:/i, ''));
  return createOnce(`list ${folder}`, () => {
    const client = createListClient(folder);
    return {
      ...client,
      searchCode: (...call) => explained(() => client.searchCode(...call)),
      searchAddress: (...call) => explained(() => client.searchAddress(...call)),
    };
  });
}
