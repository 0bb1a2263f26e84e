/** Addresses to which a secret or a token may be sent: over TLS, or on this machine. */
export const SAFE_BASE: RegExp =
  /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:(?:127(?:\.\d+){3}|7f[0-9a-f]{2}:[0-9a-f]{1,4})\])(?=[:/]|$)/i;
