/** The headers that the API wants on every call, its token operation included. */
export function apiHeaders(options: {
  readonly forwardedFor?: string | undefined;
  readonly userAgent?: string | undefined;
}): Record<string, string> {
  return {
    accept: 'application/json',
    ...(options.forwardedFor === undefined ? {} : { 'x-forwarded-for': options.forwardedFor }),
    ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
  };
}
