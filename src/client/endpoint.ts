import { LookupError } from '../address/lookup-error.ts';

/**
 * Checks an address that may come from an attribute, and so from a CMS field, and gives it without slashes at its end. Schemes that
 * carry code or files are refused: nothing passes but relative addresses, http(s) and `mock:`.
 *
 * @throws {LookupError} `configuration`
 */
export function checkEndpoint(endpoint: unknown): string {
  // As a browser's URL parser reads it: `java\nscript:` is `javascript:` there.
  const address = typeof endpoint === 'string' ? endpoint.replace(/[\0-\x20]+/g, '') : '';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1];
  if (address === '' || (scheme !== undefined && !/^(https?|mock)$/i.test(scheme))) {
    throw new LookupError('configuration', 'The endpoint must be http(s) or relative.');
  }
  return address.replace(/\/+$/, '');
}
