/** A page: file name without extension, title in English, title in Japanese. */
export type Page = readonly [file: string, en: string, ja: string];
/** The sidebar; both languages have the same pages. */
export const GROUPS: readonly { readonly en: string; readonly ja: string; readonly pages: readonly Page[] }[];
/** Pages for people who change the package: in English only, with a short Japanese page that leads there. */
export const CONTRIBUTORS: readonly Page[];
