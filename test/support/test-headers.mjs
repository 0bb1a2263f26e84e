// Real headers for test pages: test/fixtures/x.html?csp=strict. A meta element cannot carry all of them, and an inline one hides mistakes.
import { existsSync, readFileSync } from 'node:fs';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
const TYPES = `${STRICT}; require-trusted-types-for 'script'`;

const POLICIES = {
  strict: STRICT,
  'trusted-types': `${TYPES}; trusted-types dga-address-lookup`,
  'trusted-types-lit': `${TYPES}; trusted-types dga-address-lookup lit-html`,
  'trusted-types-none': `${TYPES}; trusted-types 'none'`,
  'trusted-types-any': TYPES,
  /** A policy may be made twice, as by two copies of a file. */
  'trusted-types-twice': `${TYPES}; trusted-types dga-address-lookup 'allow-duplicates'`,
  'trusted-types-default': `${TYPES}; trusted-types dga-address-lookup default`,
  'trusted-types-default-only': `${TYPES}; trusted-types default`,
  /** A report is sent, and nothing is stopped. */
  'trusted-types-report': { reportOnly: `${TYPES}; trusted-types 'none'` },
};

/** The script elements of a page that has a place for them: `?scripts=/a.js /b.js`, those of a CDN with the hash that is published, or `integrity`. */
function scriptElements(names, integrity) {
  if (!existsSync('dist/cdn')) throw new Error('dist/cdn is missing: run node scripts/build.mjs');
  const hashes = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
  return names
    .split(' ')
    .map((name) => {
      const isModule = name.startsWith('/dist/') || name.endsWith('.module.js');
      const published = hashes[name.slice(name.lastIndexOf('/') + 1)];
      const hash = published && (integrity ?? published);
      return `<script${isModule ? ' type="module"' : ''} src="${name}"${hash ? ` integrity="${hash}" crossorigin` : ''}></script>`;
    })
    .join('\n');
}

/** Koa middleware of Web Test Runner. An unknown name is an error: a page without the policy would pass every test of it. */
export const testHeaders = async (ctx, next) => {
  const { csp: name, scripts } = ctx.query;
  const policy = POLICIES[name];
  if (name !== undefined && policy === undefined) {
    ctx.status = 404;
    ctx.body = `no policy is called ${name}`;
    return undefined;
  }
  if (scripts !== undefined && /^\/test\/fixtures\/[\w-]+\.html$/.test(ctx.path)) {
    // Served here because the runner would inject its script into the page.
    ctx.type = 'html';
    ctx.body = readFileSync(`.${ctx.path}`, 'utf8').replace('<!-- scripts -->', scriptElements(scripts, ctx.query.integrity));
  } else if (/^\/dist\/cdn(-\w+-[\w-]+)?\/[\w.-]+\.(js|json)$/.test(ctx.path)) {
    // /dist/cdn-without-CHUNK/ and /dist/cdn-hanging-CHUNK/: a deployment that lacks a file, and a network that never delivers it; `all` for every chunk.
    const [, fault, part] = /^\/dist\/cdn-(without|hanging)-([\w-]+)\//.exec(ctx.path) ?? [];
    if (part && (part === 'all' ? /lookup\.[\w-]+\.js$/.test(ctx.path) : ctx.path.endsWith(`.${part}.js`))) {
      if (fault === 'hanging') ctx.respond = false;
      else ctx.status = 404;
      return undefined;
    }
    // Byte for byte, or the published hashes are not of these files. Open to all, as a CDN is: a frame without an origin loads nothing else.
    ctx.set('access-control-allow-origin', '*');
    ctx.type = ctx.path.endsWith('.json') ? 'json' : 'text/javascript';
    ctx.body = readFileSync(`dist/cdn${ctx.path.slice(ctx.path.lastIndexOf('/'))}`);
  } else await next();
  if (policy?.reportOnly) ctx.set('content-security-policy-report-only', policy.reportOnly);
  else if (policy) ctx.set('content-security-policy', policy);
  return undefined;
};
