/** The names and addresses of this machine, as the URL parser spells them: it turns `127.1` into `127.0.0.1`. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;

/** Whether a URL or an origin is plain http on this machine, where no network sees a secret. */
export function isLoopbackHttp(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOOPBACK_HOST.test(hostname);
}
