// One channel per page, because WebKit slows down with every open one.
const { port1, port2 } = new MessageChannel();
port1.start();

/** Resolves in the next task of the event loop. Timers would not do: browsers delay nested ones by 4 ms. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(null);
  });
