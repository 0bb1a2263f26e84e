import type { Plugin } from 'vite';
export const tailwind: Plugin;
