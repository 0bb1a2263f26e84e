import { LookupError } from '../../address/lookup-error.ts';
import type { SearchClient } from '../../client/client.ts';
import type { PrefixClient } from '../../client/code-client.ts';
import { checkEndpoint } from '../../client/transport/endpoint.ts';
import { searchList } from '../../list/list-client.ts';
import { createOnce } from '../create-once.ts';
import type { Reader } from '../messages/language.ts';
import type { ListMessages } from '../messages/messages.ts';

/** Other languages have theirs in `list` of their messages. */
const MESSAGES: Readonly<Record<'ja' | 'en', ListMessages>> = {
  ja: {
    noDigitalAddress: 'このページではデジタルアドレスを検索できません。郵便番号を入力してください。',
    noCity: '都道府県または市区町村から入力してください。',
  },
  en: {
    noDigitalAddress: 'Digital Addresses cannot be looked up on this page. Enter the ZIP Code.',
    noCity: 'Start with the prefecture or the city.',
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
      messages.list?.[name] ?? MESSAGES[/^ja\b/.test(language) ? 'ja' : 'en'][name];
    throw Object.assign(error, { sentence });
  }
}

/**
 * The client of `endpoint="list:/zip/"`: the prepared public ZIP list in a folder of the site. Elements of the page share it and its files.
 *
 * @throws {LookupError} `configuration` if the address behind `list:` is neither relative nor http(s)
 */
export function listClientFor(endpoint: string): SearchClient & PrefixClient {
  const folder = checkEndpoint(endpoint.replace(/^\s*list:/i, ''));
  return createOnce(`list ${folder}`, () => {
    const client = searchList(folder);
    return {
      ...client,
      searchCode: (...call) => explained(() => client.searchCode(...call)),
      searchAddress: (...call) => explained(() => client.searchAddress(...call)),
    };
  });
}
