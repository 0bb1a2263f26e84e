// Translates the texts of a page into English: those with `data-en`, and the language that the elements use.
const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]');

/** Whether the page is in English (`?lang=en`, or an English page). */
export const isEnglish: boolean = new URLSearchParams(location.search).get('lang') === 'en';

/** One of two texts. */
export function inLanguage(ja: string, en: string): string {
  return isEnglish ? en : ja;
}

if (isEnglish) {
  document.documentElement.lang = 'en';
  for (const element of document.querySelectorAll<HTMLElement>('[data-en]')) element.textContent = element.dataset['en'] ?? '';
  const title = document.querySelector('title')?.dataset['en'];
  if (title) document.title = title;
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('.site-header nav a, .brand, a[data-keeps-language]')) {
    if (anchor.dataset['enHref'] || anchor.origin !== location.origin) continue;
    anchor.search = '?lang=en';
    // The checkout has a separate English page.
    if (anchor.pathname.endsWith('/checkout.html')) anchor.href = './checkout.en.html';
  }
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[data-en-href]')) anchor.href = anchor.dataset['enHref'] ?? '';
  if (link) {
    link.textContent = '日本語';
    link.href = location.pathname;
    link.lang = 'ja';
    link.hreflang = 'ja';
  }
}
