import type { MockScenario } from '../../src/mock/index.ts';

/** The server that answers the elements of this page. */
export interface AnsweringSide {
  readonly endpoint: string;
  /** `proxy`: a real one, from `?endpoint=`. `worker`, `fetch`: the mock, as a service worker or as a replaced `fetch`. */
  readonly through: 'proxy' | 'worker' | 'fetch';
  /** Changes the scenario of the mock; a real proxy ignores it. */
  play(scenario: MockScenario): void;
}

/**
 * Selects the proxy from `?endpoint=`, or starts the mock. Call it before the element is registered, so that no code is sent elsewhere.
 */
export async function startAnswering(): Promise<AnsweringSide> {
  const endpoint = new URLSearchParams(location.search).get('endpoint');
  if (endpoint) return { endpoint, through: 'proxy', play: () => undefined };
  const { startDemoMock } = await import('./worker-mock.ts');
  const mock = await startDemoMock('/dga');
  return { endpoint: '/dga', through: mock.through, play: (scenario) => mock.use({ scenario }) };
}

/** Registers the element, and sets the endpoint of all elements on the page. */
export async function registerElement({ endpoint, through }: AnsweringSide): Promise<void> {
  if (through === 'proxy') {
    for (const element of document.querySelectorAll('dga-address-lookup')) element.setAttribute('endpoint', endpoint);
  }
  await import('../../src/index.ts');
}
