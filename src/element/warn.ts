import { createOnce } from './create-once.ts';

/** Logs a warning for the page's developers, once per message. Callers continue with a default. */
export function warn(message: string): void {
  createOnce(`warn ${message}`, () => console.warn(`<dga-address-lookup>: ${message}`));
}
