/** docs/reference.md as the source would have it now; needs custom-elements.json. */
export function reference(): Promise<string>;
