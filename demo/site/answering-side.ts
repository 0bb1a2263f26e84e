import type { MockScenario } from '../../src/mock/index.ts';

/** Who answers the elements of this page. */
export interface AnsweringSide {
  readonly endpoint: string;
  /** `proxy`: a real one, named by `?endpoint=`. `worker`, `fetch`: the mock, by the way it takes. */
  readonly through: 'proxy' | 'worker' | 'fetch';
  /** Changes how the mock answers; a real proxy goes its own way. */
  play(scenario: MockScenario): void;
}

/**
 * The proxy that `?endpoint=` names, else the mock. Call it before the element is registered, so that nothing that is typed meanwhile
 * goes anywhere else.
 */
export async function startAnswering(): Promise<AnsweringSide> {
  const endpoint = new URLSearchParams(location.search).get('endpoint');
  if (endpoint) return { endpoint, through: 'proxy', play: () => undefined };
  const { startMock } = await import('../../src/mock/index.ts');
  // Beside the page, wherever the demo is deployed; a worker's own folder is as far as it may reach.
  const { demoData } = await import('./demo-data.ts');
  const mock = await startMock({ endpoint: '/dga', data: demoData, workerUrl: new URL('mockServiceWorker.js', document.baseURI).pathname });
  return { endpoint: '/dga', through: mock.through, play: (scenario) => mock.use({ scenario }) };
}

/** Registers the element, and has every one of the page ask the side that answers. */
export async function registerElement({ endpoint, through }: AnsweringSide): Promise<void> {
  if (through === 'proxy') {
    for (const element of document.querySelectorAll('dga-address-lookup')) element.setAttribute('endpoint', endpoint);
  }
  await import('../../src/index.ts');
}
