// Turns the texts of a page into English: those with `data-en`, and the language that the elements speak.
const link = document.querySelector<HTMLAnchorElement>('[data-language-switch]');

/** Whether the page is to be in English (`?lang=en`). */
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
    anchor.search = '?lang=en';
    // There the English page is one of its own.
    if (anchor.pathname.endsWith('/checkout.html')) anchor.href = './checkout.en.html';
  }
  if (link) {
    link.textContent = '日本語';
    link.href = location.pathname;
    link.lang = 'ja';
    link.hreflang = 'ja';
  }
}
