import type { Plugin } from 'vite';
export const zipList: Plugin;
