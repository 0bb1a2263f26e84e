import { LookupError } from '../../address/lookup-error.ts';

/** Checks an address, which may come from a CMS, so that no scheme carries code. @throws {LookupError} `configuration` unless relative, http(s) or `mock:` */
export function checkEndpoint(endpoint: unknown): string {
  // As a browser's URL parser reads it: `java\nscript:` is `javascript:` there.
  const address = typeof endpoint === 'string' ? endpoint.replace(/[\0-\x20]+/g, '') : '';
  try {
    // Relative to some page. `URL.canParse` is newer than Safari 16.
    if (address !== '' && /^(https?|mock):$/.test(new URL(address, 'http://a').protocol)) return address.replace(/\/+$/, '');
  } catch {}
  throw new LookupError('configuration', 'No http(s) or relative endpoint.');
}
