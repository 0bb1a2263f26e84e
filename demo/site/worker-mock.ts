import { type RunningMock, startMock } from '../../src/mock/msw/start-mock.ts';
import { demoData, demoList } from './demo-data.ts';

/** Answers under `endpoint` in a service worker, so that the network panel shows the requests. */
export function startDemoMock(endpoint: string): Promise<RunningMock> {
  // Relative to the page: a worker controls only its folder.
  return startMock({ endpoint, data: demoData, list: demoList, workerUrl: new URL('mockServiceWorker.js', document.baseURI).pathname });
}
