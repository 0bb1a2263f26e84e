// One channel for all of a page: engines keep account of every one that is open.
const { port1, port2 } = new MessageChannel();
port1.start();

/** The next task of the event loop, after what streams, promises and messages had to do. Not by a timer, which engines hold back by 4 ms. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(null);
  });
