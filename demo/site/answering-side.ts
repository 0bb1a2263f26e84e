import type { MockScenario } from '../../src/mock/index.ts';

/** The server that answers the elements of this page. */
export interface AnsweringSide {
  readonly endpoint: string;
  /** `proxy`: a real one, from `?endpoint=`. `worker`, `fetch`: the mock, as a service worker or as a replaced `fetch`. */
  readonly through: 'proxy' | 'worker' | 'fetch';
  /** Changes the scenario of the mock; a real proxy ignores it. */
  play(scenario: MockScenario): void;
}

const ENDPOINT = '/dga';

/** Starts the mock when the user enters a field, and delays requests to it until it has started: a visitor who only looks loads no mock. */
function startWhenUsed(): Promise<AnsweringSide> {
  const network = globalThis.fetch;
  let isStarted = false;
  let started: Promise<AnsweringSide> | undefined;
  const start = async (): Promise<AnsweringSide> => {
    const { startDemoMock } = await import('./worker-mock.ts');
    const mock = await startDemoMock(ENDPOINT);
    isStarted = true;
    return { endpoint: ENDPOINT, through: mock.through, play: (scenario) => mock.use({ scenario }) };
  };
  return new Promise((resolve) => {
    const startOnce = (): Promise<AnsweringSide> => {
      started ??= start();
      resolve(started);
      return started;
    };
    globalThis.fetch = async (input, init) => {
      if (isStarted || typeof input !== 'string' || !input.startsWith(ENDPOINT)) return network(input, init);
      await startOnce();
      // Where service workers are not available, the mock has replaced `fetch` meanwhile.
      return globalThis.fetch(input, init);
    };
    document.addEventListener('focusin', () => void startOnce(), { once: true });
  });
}

/** Selects the proxy from `?endpoint=`, or the mock. Call it before the element is registered, so that no code is sent elsewhere. */
export function startAnswering(): Promise<AnsweringSide> {
  const endpoint = new URLSearchParams(location.search).get('endpoint');
  if (!endpoint) return startWhenUsed();
  for (const element of document.querySelectorAll('dga-address-lookup')) element.setAttribute('endpoint', endpoint);
  return Promise.resolve({ endpoint, through: 'proxy', play: () => undefined });
}
