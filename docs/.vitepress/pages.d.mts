/** A page: file name without extension, title in English, title in Japanese. */
export type Page = readonly [file: string, en: string, ja: string];
/** The sidebar; both languages have the same pages. */
export const GROUPS: readonly { readonly en: string; readonly ja: string; readonly pages: readonly Page[] }[];
/** Addresses of earlier pages, and where they lead: a page, and its heading in each language. */
export const MOVED: Readonly<Record<string, readonly [page: string, en?: string, ja?: string]>>;
