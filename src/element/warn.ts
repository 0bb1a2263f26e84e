const warned = new Set<string>();

/** Tells the page's people once, and goes on with something that works. */
export function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`<dga-address-lookup>: ${message}`);
}
