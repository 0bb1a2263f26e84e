// Every configuration of a web server in the documents, started for real in front of the command with credentials.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { createServer } from 'vite';
import { codeBlocks, type CodeBlock, DOCUMENTS } from '../docs/code-blocks.ts';
import { type Running, startBin } from '../proxy/ask.ts';
import { Upstream } from '../proxy/upstream.ts';
import { freePort } from '../support/free-port.ts';
import { replaced, SHOP } from './shipped-nginx.ts';
import { assertServed, lookUpFrom } from './shoppers.ts';
import { isMissing, startWebServer, WEB_SERVERS, type WebServerKind } from './web-server.ts';

const blocks = DOCUMENTS.flatMap(codeBlocks);
const PROXY = '127.0.0.1:8787';
/** The Japanese documents have the same blocks. */
const distinct = [...new Map(blocks.toReversed().map((block) => [block.code, block])).values()].filter(({ code }) => code.includes(PROXY));

/** The value that the documents give for `DGA_TRUSTED_PROXIES` in the section of a block. */
function trustedProxies({ file, code }: CodeBlock): string {
  const sections = readFileSync(file, 'utf8').split(/^## /m);
  const section = sections.find((text) => text.includes(code.trimEnd().split('\n')[0] ?? '')) ?? '';
  return /\bDGA_TRUSTED_PROXIES=([^\s`]+)/.exec(section)?.[1] ?? '';
}

/** A whole site with the lines of a document. */
const SITES: Readonly<Record<WebServerKind, (lines: string, port: number) => string>> = {
  nginx: (lines, port) => (/^\s*server \{/m.test(lines) ? lines : `server { listen 127.0.0.1:${port}; server_name ${SHOP};\n${lines}\n}`),
  apache: (lines, port) => `Listen 127.0.0.1:${port}\nServerName ${SHOP}\n${lines}`,
  caddy: (lines, port) => `http://${SHOP}:${port} {\nbind 127.0.0.1\n${lines}\n}`,
};

describe('the documents', () => {
  let upstream: Upstream;
  before(async () => (upstream = await Upstream.start()));
  after(() => upstream.stop());
  const startProxy = (block: CodeBlock): Promise<Running> =>
    startBin({ DGA_API_BASE: upstream.url, DGA_TRUSTED_PROXIES: trustedProxies(block) });

  for (const kind of WEB_SERVERS)
    for (const block of distinct.filter(({ language }) => language === kind))
      it(`put ${kind} in front of the proxy so that a page of the shop is served: ${block.at}`, { skip: isMissing(kind) }, async (t) => {
        const [bin, port] = [await startProxy(block), await freePort()];
        t.after(() => bin.end());
        const server = await startWebServer(kind, port, SITES[kind](replaced(block.code, PROXY, `127.0.0.1:${bin.port}`), port));
        t.after(() => server.stop());
        const origin = `http://${SHOP}${kind === 'caddy' ? `:${port}` : ''}`;
        await assertServed((address, asked) => lookUpFrom(address, port, { ...asked, origin }));
      });

  for (const block of distinct.filter(({ name }) => name === 'vite.config.js'))
    it(`forward from Vite so that a page of the development server is served: ${block.at}`, async () => {
      const bin = await startProxy(block);
      const code = replaced(block.code, PROXY, `127.0.0.1:${bin.port}`);
      const config = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: { server: object } };
      const port = await freePort();
      const server = await createServer({ configFile: false, logLevel: 'silent', root: 'deploy', server: { ...config.default.server, port, host: '127.0.0.1' } }); // oxfmt-ignore
      await server.listen();
      const { status } = await lookUpFrom('127.0.0.1', port, { origin: `http://localhost:${port}`, isOld: true });
      await Promise.all([server.close(), bin.end()]);
      assert.equal(status, 200);
    });

  it('have a test for every block that forwards to the proxy', () => {
    // Those of Next.js and Nuxt are started by test/consumers; a client on a server asks the proxy itself.
    const isTested = ({ language, name, code }: CodeBlock): boolean =>
      (WEB_SERVERS as readonly string[]).includes(language) ||
      ['vite.config.js', 'next.config.mjs', 'server/routes/dga/[...].ts'].includes(name) ||
      code.includes('createClient');
    const forwards = blocks.filter(({ language, code }) => !['sh', 'console', 'text'].includes(language) && code.includes(PROXY));
    assert.deepEqual(forwards.filter((block) => !isTested(block)).map(({ at }) => at), []); // oxfmt-ignore
    assert.ok(forwards.length >= 12);
  });
});
