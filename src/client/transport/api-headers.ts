/** The headers of every call to the API, including its token operation. */
export function apiHeaders(options: {
  readonly forwardedFor?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly traceparent?: string | undefined;
}): Record<string, string> {
  return {
    accept: 'application/json',
    ...(options.forwardedFor === undefined ? {} : { 'x-forwarded-for': options.forwardedFor }),
    ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
    ...(options.traceparent === undefined ? {} : { traceparent: options.traceparent }),
  };
}
