import { LookupError } from '../../address/lookup-error.ts';
import type { Client } from '../../client/complete-client.ts';
import { checkEndpoint } from '../../client/transport/endpoint.ts';
import { createListClient } from '../../list/list-client.ts';
import { createOnce } from '../create-once.ts';
import type { Reader } from '../messages/language.ts';
import { knownPrefix } from '../messages/known-prefix.ts';
import type { ListMessages } from '../messages/messages.ts';

/** By language. A language that a page registered brings its own. */
const MESSAGES: Readonly<Record<string, ListMessages>> & { readonly en: ListMessages } = {
  ja: {
    noDigitalAddress: 'このページではデジタルアドレスを検索できません。郵便番号を入力してください。',
    noCity: '都道府県または市区町村から入力してください。',
  },
  en: {
    noDigitalAddress: 'Digital Addresses cannot be looked up on this page. Enter the ZIP Code.',
    noCity: 'Start with the prefecture or the city.',
  },
  'ja-x-easy': {
    noDigitalAddress: 'この ページでは デジタルアドレスを さがすことが できません。郵便番号（ゆうびんばんごう）を 入れてください。',
    noCity: '都道府県（とどうふけん）か 市区町村（しくちょうそん）から 入れてください。',
  },
  ko: {
    noDigitalAddress: '이 페이지에서는 디지털 주소를 검색할 수 없습니다. 우편번호를 입력해 주세요.',
    noCity: '도도부현 또는 시구정촌부터 입력해 주세요.',
  },
  zh: {
    noDigitalAddress: '此页面无法查找数字地址。请输入邮政编码。',
    noCity: '请从都道府县或市区町村开始输入。',
  },
  'zh-hant': {
    noDigitalAddress: '此頁面無法搜尋數位地址。請輸入郵遞區號。',
    noCity: '請從都道府縣或市區町村開始輸入。',
  },
};

/** The message for each `errorCode` of the list's client. */
const NAMES: Readonly<Record<string, keyof ListMessages>> = { 'list-no-digital-address': 'noDigitalAddress', 'list-no-city': 'noCity' };

async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const name = error instanceof LookupError && NAMES[error.errorCode ?? ''];
    if (!name) throw error;
    const sentence = ({ language, messages }: Reader): string =>
      messages.list?.[name] ?? (MESSAGES[knownPrefix(language, (prefix) => Object.hasOwn(MESSAGES, prefix))] ?? MESSAGES.en)[name];
    throw Object.assign(error, { sentence });
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
