// Real headers for test pages: test/fixtures/x.html?csp=strict. A meta element cannot carry all of them, and an inline one hides mistakes.
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

export const POLICIES = {
  strict: STRICT,
  /** Trusted Types with our own policy allowed, and stock Lit's not. */
  'trusted-types': `${STRICT}; require-trusted-types-for 'script'; trusted-types dga-address-lookup`,
  /** The same on a page that brings its own Lit. */
  'trusted-types-lit': `${STRICT}; require-trusted-types-for 'script'; trusted-types dga-address-lookup lit-html`,
  /** No policy may be made: the element must fail softly. */
  'trusted-types-none': `${STRICT}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** Koa middleware of Web Test Runner. An unknown name is an error: a page without the policy would pass every test of it. */
export const testHeaders = async (ctx, next) => {
  const name = ctx.query.csp;
  if (name === undefined) return next();
  const policy = POLICIES[name];
  if (policy === undefined) {
    ctx.status = 404;
    ctx.body = `no policy is called ${name}`;
    return undefined;
  }
  await next();
  ctx.set('content-security-policy', policy);
  return undefined;
};
