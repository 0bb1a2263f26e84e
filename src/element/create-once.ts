import { getOrInsert } from '../address/get-or-insert.ts';

const made = new Map<string, unknown>();

/** Returns what an earlier call on this page created for the key, or creates it. For the clients and lists of an endpoint, and what all elements count together. */
export function createOnce<T>(key: string, create: () => T): T {
  return getOrInsert(made, key, create) as T;
}
