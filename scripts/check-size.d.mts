/** Bytes of brotli of what a page loads, with their gates: the first file, all of one language, the client alone. */
export function sizes(): Promise<
  readonly { readonly name: string; readonly gate: number; readonly files: number; readonly bytes: number }[]
>;
