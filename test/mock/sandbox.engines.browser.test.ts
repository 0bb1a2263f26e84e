import { expect } from '@open-wc/testing';

/** A module as the frame gets it: its code, and which of its imports are which others. */
interface Module {
  readonly address: string;
  readonly code: string;
  readonly imports: readonly (readonly [specifier: string, address: string])[];
}

/** A module after all that it imports. Packages stay out, MSW among them. */
async function collect(address: string, modules: Map<string, Module>): Promise<void> {
  if (modules.has(address)) return;
  const code = await (await fetch(address)).text();
  const specifiers = new Set([...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((match) => match[1] ?? ''));
  const imports = [...specifiers]
    .filter((specifier) => !specifier.includes('node_modules'))
    .map((specifier) => [specifier, new URL(specifier, address).href] as const);
  for (const [, target] of imports) await collect(target, modules);
  modules.set(address, { address, code, imports });
}

/** The modules of the tests so far. All of them travel to each frame, which is still quicker than to collect them again. */
const modules = new Map<string, Module>();

/**
 * A page that loads an entry of the mock, runs `body`, and posts what it gives. A frame without an origin may load modules only from servers
 * that allow all origins; the test server does not, so the frame gets the modules as text and makes blobs of them.
 */
async function pageOf(entry: string, body: string): Promise<string> {
  const [mock, client] = [`../../src/mock/${entry}.ts`, '../../src/client/index.ts'].map((path) => new URL(path, import.meta.url).href);
  for (const address of [mock, client]) await collect(address ?? '', modules);
  const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><script type="module">
  const blobs = new Map();
  for (const { address, code, imports } of ${json([...modules.values()])}) {
    const linked = imports.reduce((text, [specifier, target]) => text.replaceAll(JSON.stringify(specifier), JSON.stringify(blobs.get(target))), code);
    blobs.set(address, URL.createObjectURL(new Blob([linked], { type: 'text/javascript' })));
  }
  try {
    const mock = await import(blobs.get(${json(mock)}));
    const { createClient } = await import(blobs.get(${json(client)}));
    parent.postMessage(await (async () => { ${body} })(), '*');
  } catch (error) { parent.postMessage({ error: String(error) }, '*'); }
</script>`;
}

/** Runs a script in a frame, and gives what it says. */
async function inFrame(sandbox: string | undefined, html: string): Promise<unknown> {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = html;
  const said = new Promise((resolve) => {
    const hear = (event: MessageEvent): void => {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener('message', hear);
      resolve(event.data);
    };
    window.addEventListener('message', hear);
  });
  document.body.append(frame);
  try {
    return await said;
  } finally {
    frame.remove();
  }
}

const LOOK_UP = `
  const client = createClient({ endpoint: 'mock:?latency=0' });
  const { addresses } = await client.searchCode('1000004');
  const { count } = await client.searchAddress({ flg_getpref: 1 });
  return { town: addresses[0].town_name, count };`;

for (const [where, sandbox] of [
  ['a sandboxed frame without allow-same-origin', 'allow-scripts'],
  ['a srcdoc frame', undefined],
] as const) {
  describe(where, () => {
    it('endpoint="mock:" works from the mock alone', async () => {
      expect(await inFrame(sandbox, await pageOf('mock-fetch', `mock.registerMockFetch(); ${LOOK_UP}`))).to.deep.equal({
        town: '大手町',
        count: 47,
      });
    });

    it('endpoint="mock:" works with the entry that includes MSW', async () => {
      expect(await inFrame(sandbox, await pageOf('index', LOOK_UP))).to.deep.equal({ town: '大手町', count: 47 });
    });

    it('startMock patches fetch if MSW cannot be loaded', async () => {
      const body = `
        const running = await mock.startMock({ latency: 0 });
        const response = await fetch('/dga/livez');
        return { through: running.through, status: response.status };`;
      expect(await inFrame(sandbox, await pageOf('msw/start-mock', body))).to.deep.equal({ through: 'fetch', status: 200 });
    });
  });
}
