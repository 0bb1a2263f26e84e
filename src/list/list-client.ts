import { LookupError } from '../address/lookup-error.ts';
import { completeRecord } from '../address/record.ts';
import { type CodeAnswer, PAGE_LIMIT } from '../protocol/answer.ts';
import { clientOver, type SearchClient } from '../client/client.ts';
import type { PrefixClient } from '../client/code-client.ts';
import { type Client, completeClient } from '../client/complete-client.ts';
import { within } from '../client/time-limit.ts';
import type { Transport } from '../client/transport/transport.ts';
import type { SentCodeOptions } from '../protocol/code-options.ts';
import { type ListData, ListFiles } from './list-files.ts';
import { ListRows } from './list-rows.ts';
import { pageOf, searchRows } from './search-rows.ts';

/** As the API says that there is no hit. */
function notFound(): LookupError {
  return new LookupError('not-found', 'The ZIP list has no such code or address.', { status: 404 });
}

async function searchCode(rows: ListRows, code: string, options: SentCodeOptions): Promise<CodeAnswer> {
  if (!/^[0-9]+$/.test(code)) {
    throw new LookupError('unavailable', 'The public ZIP list contains no Digital Addresses: only the API does.', {
      errorCode: 'list-no-digital-address',
    });
  }
  const { page = 1, limit = PAGE_LIMIT, choikitype, searchtype } = options;
  const towns = await rows.townsByZip(code);
  const records = towns.map(({ row, bracket }) =>
    completeRecord(choikitype === 2 && bracket !== null ? { ...row, town_name: bracket } : row),
  );
  const withFirms = searchtype !== 2 && (code.length < 7 || records.length === 0);
  const firms = withFirms ? await rows.firmsByZip(code) : [];
  const addresses = pageOf([...records, ...firms], page, limit);
  if (!addresses) throw notFound();
  return { page, limit, count: addresses.length, searchtype: records.length > 0 ? 'zipcode' : 'bizzipcode', addresses };
}

/** Ends a call when its caller gives up; the files that are being read stay useful for the next one. */
async function answered<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await within(work(), Infinity, signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof LookupError) throw error;
    throw new LookupError('unavailable', 'A file of the ZIP list has another structure than expected.', { cause: error });
  }
}

function listTransport(data: ListData): Transport {
  const rows = new ListRows(new ListFiles(data));
  return {
    searchCode: (code, options, { signal }) => answered(() => searchCode(rows, code, options), signal),
    async searchAddress(criteria, { signal }) {
      const answer = await answered(() => searchRows(criteria, rows), signal);
      if (!('errorCode' in answer)) return answer;
      if (answer.errorCode.startsWith('404')) throw notFound();
      throw new LookupError('invalid-code', 'The criteria are incomplete: a list of cities needs a prefecture.', { status: 400 });
    },
  };
}

export function searchList(data: ListData): SearchClient & PrefixClient {
  return clientOver(listTransport(data));
}

/**
 * The client over Japan Post's public ZIP list, without API or key: the same methods, envelopes and errors as `createClient`. The files are
 * made by `dga-address-proxy --prepare-list`.
 *
 * - Digital Addresses fail with `unavailable`: the public list has none.
 * - Roma are derived from the kana; the API's own spelling differs for about a quarter of the towns.
 * - A town without its city is found by the beginning of its name or reading (three characters, about four kana, or the whole), not by its
 *   middle. From a base URL, a name that towns in more than 60 files have fails with `unavailable`: it needs its city or prefecture.
 *
 * @param data where the files are: the base URL of their folder, a function that reads one, or their texts by name
 * @see https://www.post.japanpost.jp/zipcode/download.html
 */
export function createListClient(data: ListData): Client {
  return completeClient(searchList(data));
}
