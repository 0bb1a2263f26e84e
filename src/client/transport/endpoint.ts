import { LookupError } from '../../address/lookup-error.ts';

/** Resolves relative addresses, of which only the scheme is checked. */
const SOME_PAGE = 'http://a';

/**
 * Checks an address that may come from an attribute, and so from a CMS field, and gives it without slashes at its end. Schemes that
 * carry code or files are refused: nothing passes but relative addresses, http(s) and `mock:`.
 *
 * @throws {LookupError} `configuration`
 */
export function checkEndpoint(endpoint: unknown): string {
  // As a browser's URL parser reads it: `java\nscript:` is `javascript:` there.
  const address = typeof endpoint === 'string' ? endpoint.replace(/[\0-\x20]+/g, '') : '';
  const protocol = address !== '' && URL.canParse(address, SOME_PAGE) && new URL(address, SOME_PAGE).protocol;
  if (!/^(https?|mock):$/.test(String(protocol))) {
    throw new LookupError('configuration', 'No http(s) or relative endpoint.');
  }
  return address.replace(/\/+$/, '');
}
