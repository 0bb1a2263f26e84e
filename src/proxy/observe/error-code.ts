/** The `code` of a system error, also if it is the cause of another error. */
export function errorCodeOf(error: unknown, depth = 4): string | undefined {
  if (typeof error !== 'object' || error === null || depth === 0) return undefined;
  const { code, cause, errors, lastNodeError } = error as { code?: unknown; cause?: unknown; errors?: unknown; lastNodeError?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
  const nested = Array.isArray(errors) ? (errors[0] as unknown) : (cause ?? lastNodeError);
  return errorCodeOf(nested, depth - 1);
}

/** Whether a code is about TLS certificates or the TLS protocol. */
export function isTlsError(code: string): boolean {
  return /^(?:CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS|ERR_SSL|EPROTO|HOSTNAME_MISMATCH)/.test(code);
}
