/** Whether the page is in English. */
export const isEnglish = (): boolean => document.documentElement.lang === 'en';

/** One of two texts. */
export function inLanguage(ja: string, en: string): string {
  return isEnglish() ? en : ja;
}
