import type { Plugin } from 'vite';
export const withoutSuffixList: Plugin;
