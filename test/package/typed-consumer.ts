/** A consumer that uses every entry with its types. Compiled against the packed package, never run. */
export const CONSUMER: Readonly<Record<string, string>> = {
  'page.ts': `import { DgaAddressLookup, LookupError, type AddressRecord, type FillDetail, type Part } from 'dga-address-lookup';
import { DgaAddressLookup as Alone } from 'dga-address-lookup/element.js';

const element: DgaAddressLookup = document.createElement('dga-address-lookup');
const same: typeof Alone = DgaAddressLookup;
void same;
element.endpoint = '/dga';
element.form = 'checkout';
const its: HTMLFormElement | null = element.form;
void its;
element.overwrite = 'ask';
// @ts-expect-error unknown policy
element.overwrite = 'sometimes';
element.fields = { city: '#city', town: null, block: (value, record) => console.log(value.length, record.zip_code) };
// @ts-expect-error unknown part
element.fields = { village: '#village' };
document.addEventListener('dga-fill', (event) => {
  const detail: FillDetail = event.detail;
  const missing: readonly Part[] = detail.missing;
  console.log(missing, detail.record.pref_name);
});
element.addEventListener('dga-before-fill', (event) => {
  event.waitUntil(Promise.resolve(true));
  for (const { part, from, to } of event.detail.changes) console.log(part, from, to);
});
element.addEventListener('dga-error', ({ detail: { code, retryAfter } }) => {
  if (code === 'rate-limited') console.log(retryAfter ?? 0);
  // @ts-expect-error unknown code
  if (code === 'gone') return;
});
document.querySelector('dga-address-lookup')?.lookup('100-0004').then(
  (records: readonly AddressRecord[]) => records[0]?.city_name,
  (error: unknown) => error instanceof LookupError && error.code,
);
`,
  'client.ts': `import { createClient, createTokenSource, LookupError, type CodeAnswer, type Token } from 'dga-address-lookup/client';

const client = createClient({ endpoint: '/dga' });
const direct = createClient({ apiBase: 'https://api.example/api/v2', token: createTokenSource({ apiBase: 'https://api.example/api/v2', clientId: 'x', secretKey: 'y', forwardedFor: '127.0.0.1' }) });
export async function ask(signal: AbortSignal): Promise<void> {
  const answer: CodeAnswer = await client.searchCode('100-0004', { searchtype: 2, signal });
  console.log(answer.addresses[0]?.zip_code);
  for await (const row of direct.searchAddressAll({ pref_code: '13', city_code: '13101' })) console.log(row.town_name);
  try {
    await direct.searchAddress({ pref_code: '13', flg_getcity: 1 });
  } catch (error) {
    if (error instanceof LookupError) console.log(error.code, error.retryAfter);
  }
}
export type { Token };
`,
  'server.ts': `import { createProxy, ProxyConfigError, type ProxyOptions } from 'dga-address-lookup/proxy';

const options: ProxyOptions = { clientId: 'x', secretKey: 'y', allowedOrigins: ['https://shop.example'] };
export function start(): ((request: Request) => Response | Promise<Response>) | readonly string[] {
  try {
    const app = createProxy(options);
    return (request) => app.fetch(request);
  } catch (error) {
    return error instanceof ProxyConfigError ? error.problems : [];
  }
}
`,
  'mock.ts': `import { mockFetch, setMockOptions, testData } from 'dga-address-lookup/mock';

setMockOptions({ scenario: 'slow', latency: 20 });
// @ts-expect-error unknown scenario
setMockOptions({ scenario: 'sleepy' });
export const answer = (): Promise<Response> => mockFetch('mock:/searchcode', { method: 'POST', body: '{}' });
export const codes: readonly string[] = Object.keys(testData);
`,
  'handlers.ts': `import { createHandlers, startMock } from 'dga-address-lookup/mock/msw';

export const handlers = createHandlers({ endpoint: '/dga' });
export const start = (): Promise<unknown> => Promise.resolve(startMock({ endpoint: '/dga', worker: false }));
`,
  'list.ts': `import { createListClient, type ListData } from 'dga-address-lookup/list';

export const fromFolder = createListClient('/zip/');
export const fromDisk: ListData = (name) => Promise.resolve(name === 'index.json' ? '{}' : undefined);
// @ts-expect-error a list is needed
createListClient();
export const towns = async (): Promise<string | null | undefined> => (await fromFolder.searchCode('1020072')).addresses[0]?.town_name;
`,
  'statistics.ts': `import { watchFunnel, type FunnelEvent } from 'dga-address-lookup/analytics';

const sent: FunnelEvent[] = [];
watchFunnel(document, (event) => sent.push(event), { signal: AbortSignal.timeout(1000) });
`,
  'wrapper.tsx': `import { useRef } from 'react';
import type { DgaAddressLookup as Element } from 'dga-address-lookup';
import { DgaAddressLookup } from 'dga-address-lookup/react';

export function Checkout(): React.JSX.Element {
  const ref = useRef<Element>(null);
  return (
    <form id="checkout">
      <DgaAddressLookup
        ref={ref}
        endpoint="/dga"
        zipFormat="hyphen"
        form="checkout"
        className="lookup"
        fields={{ city: '#city' }}
        pickers
        onDgaFill={(event) => console.log(event.detail.filled, ref.current?.record)}
        onDgaBeforeFill={(event) => event.waitUntil(Promise.resolve())}
      />
      <DgaAddressLookup pickers="prefecture city" />
      <DgaAddressLookup pickers={['town']} compat="h-adr" />
      {/* @ts-expect-error no such format */}
      <DgaAddressLookup zipFormat="dots" />
      {/* @ts-expect-error no property of the page */}
      <DgaAddressLookup accepted={['postal-code']} />
    </form>
  );
}
`,
  'tag.tsx': `import type {} from 'dga-address-lookup/types/react';

export const tag = (
  <dga-address-lookup endpoint="/dga" form="checkout" zip-format="hyphen" searchtype={2} require-block ondga-fill={(event) => console.log(event.detail.missing)} />
);
// @ts-expect-error expects an id, not a form
export const held = <dga-address-lookup form={document.forms[0]} />;
// @ts-expect-error unknown trigger
export const wrong = <dga-address-lookup trigger="never" />;
`,
};
