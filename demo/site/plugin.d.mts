import type { Plugin } from 'vite';
export const siteFrame: Plugin;
export const servedCdnFiles: Plugin;
export const servedDocs: Plugin;
export const builtCdnFiles: Plugin;
export const englishPages: Plugin;
export const inlinedStyles: Plugin;
/** The paths of the English pages that have no source of their own. */
export const englishInputs: readonly string[];
