import { expect } from '@open-wc/testing';

/**
 * A page that loads an entry of the mock, runs `body`, and posts what it returns. Its modules come from a bundle without packages
 * (test/runner/bundled-files.mjs), so MSW cannot be loaded, as in a project that has not installed it.
 */
function pageOf(entry: string, body: string): string {
  const [mock, client] = [`mock/${entry}`, 'client/index'].map((path) => JSON.stringify(`${location.origin}/without-msw/src/${path}.ts`));
  return `<!doctype html><meta charset="utf-8"><script type="module">
  try {
    const mock = await import(${mock});
    const { createClient } = await import(${client});
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
      expect(await inFrame(sandbox, pageOf('mock-fetch', `mock.registerMockFetch(); ${LOOK_UP}`))).to.deep.equal({
        town: '大手町',
        count: 47,
      });
    });

    it('endpoint="mock:" works with the entry that includes MSW', async () => {
      expect(await inFrame(sandbox, pageOf('index', LOOK_UP))).to.deep.equal({ town: '大手町', count: 47 });
    });

    it('startMock patches fetch if MSW cannot be loaded', async () => {
      const body = `
        const running = await mock.startMock({ latency: 0 });
        const response = await fetch('/dga/livez');
        return { through: running.through, status: response.status };`;
      expect(await inFrame(sandbox, pageOf('msw/start-mock', body))).to.deep.equal({ through: 'fetch', status: 200 });
    });
  });
}
