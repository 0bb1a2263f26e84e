/** The test files that run in Node, by suite, with the flags of `node --test`. */
export const SUITES: Readonly<
  Record<string, { readonly files: readonly string[]; readonly flags?: readonly string[]; readonly env?: Readonly<Record<string, string>> }>
>;
