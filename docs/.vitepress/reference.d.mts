/** Every document with its tables as the source has them now, and the Japanese sentences that are missing. Reads custom-elements.json. */
export function reference(): Promise<{ readonly documents: ReadonlyMap<string, string>; readonly missing: readonly string[] }>;
