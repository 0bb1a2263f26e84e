const warned = new Set<string>();

/** Logs a warning for the page's developers, once per message. Callers continue with a default. */
export function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`<dga-address-lookup>: ${message}`);
}
