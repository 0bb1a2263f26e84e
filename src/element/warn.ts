const warned = new Set<string>();

/** Warns the page's developers in the console, once for each message. Whoever calls goes on with something that works. */
export function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`<dga-address-lookup>: ${message}`);
}
