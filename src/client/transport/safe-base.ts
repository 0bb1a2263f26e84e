/** Addresses to which a secret or a token may be sent: over TLS, or on this machine. */
export const SAFE_BASE: RegExp = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?=[:/]|$)/i;
