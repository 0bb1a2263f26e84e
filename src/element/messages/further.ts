import type { Messages } from './messages.ts';

/** The languages that few pages use, in a chunk of their names. */
export const further: { readonly [tag: string]: () => Promise<{ readonly messages: Messages }> } = {
  zh: () => import('./zh.ts'),
  'zh-hant': () => import('./zh-hant.ts'),
  ko: () => import('./ko.ts'),
  'ja-x-easy': () => import('./ja-easy.ts'),
};
