const load = (): Promise<typeof import('./demo-data.ts')> => import('./demo-data.ts');

/** A `fetch` that answers with the data of the demo. The mock loads with the first request. */
export const demoFetch: typeof fetch = async (input, init) => {
  const response = await (await load()).demoFetch(input, init);
  // As from a network, in another task than the work of the server: a slow phone can paint in between.
  await new Promise((resolve) => setTimeout(resolve));
  return response;
};

/** Makes `endpoint="mock:"` answer with the data of the demo. The mock starts to load with the first key that is typed. */
export function registerDemoMock(answer: typeof fetch = demoFetch): void {
  document.addEventListener('input', () => void load(), { once: true });
  // The name under which the mock entry of the package offers its fetch.
  Object.assign(globalThis, { [Symbol.for('dga-address-lookup.mock')]: answer });
}
