import { LookupError } from '../../address/lookup-error.ts';

/** Returns the scheme of an address, relative ones resolved against some page; empty if it is none. `URL.canParse` is newer than Safari 16. */
function schemeOf(address: string): string {
  try {
    return new URL(address, 'http://a').protocol;
  } catch {
    return '';
  }
}

/**
 * Checks an address that may come from an attribute, and so from a CMS field, and gives it without slashes at its end. Schemes that
 * carry code or files are refused: nothing passes but relative addresses, http(s) and `mock:`.
 *
 * @throws {LookupError} `configuration`
 */
export function checkEndpoint(endpoint: unknown): string {
  // As a browser's URL parser reads it: `java\nscript:` is `javascript:` there.
  const address = typeof endpoint === 'string' ? endpoint.replace(/[\0-\x20]+/g, '') : '';
  if (address === '' || !/^(https?|mock):$/.test(schemeOf(address))) {
    throw new LookupError('configuration', 'No http(s) or relative endpoint.');
  }
  return address.replace(/\/+$/, '');
}
