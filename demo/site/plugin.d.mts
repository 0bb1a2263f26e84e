import type { Plugin } from 'vite';
export const siteFrame: Plugin;
export const servedCdnFiles: Plugin;
export const servedDocs: Plugin;
export const builtCdnFiles: Plugin;
