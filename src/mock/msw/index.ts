/**
 * The mock as MSW handlers, and as a service worker that answers in place of the network.
 *
 * @module
 */
export { createHandlers } from './handlers.ts';
export { type RunningMock, startMock, type StartMockOptions } from './start-mock.ts';
