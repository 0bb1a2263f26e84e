/** The API's production base. Its version must match the scope of the credentials; the test environment has separate credentials. */
export const API_BASE_PRODUCTION: string = 'https://api.da.pf.japanpost.jp/api/v2';

/** Addresses to which a secret or a token may be sent: over TLS, or on this machine. */
export const SAFE_BASE: RegExp =
  /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:(?:127(?:\.\d+){3}|7f[0-9a-f]{2}:[0-9a-f]{1,4})\])(?=[:/]|$)/i;
