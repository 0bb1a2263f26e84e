import type { Client } from '../../client/complete-client.ts';
import { checkEndpoint } from '../../client/transport/endpoint.ts';
import { createListClient } from '../../list/list-client.ts';
import { createOnce } from '../create-once.ts';

/**
 * The client of `endpoint="list:/zip/"`: the prepared public ZIP list in a folder of the site. Elements of the page share it and its files.
 *
 * @throws {LookupError} `configuration` if the address behind `list:` is neither relative nor http(s)
 */
export function listClientFor(endpoint: string): Client {
  const folder = checkEndpoint(endpoint.replace(/^\s*list:/i, ''));
  return createOnce(`list ${folder}`, () => createListClient(folder));
}
