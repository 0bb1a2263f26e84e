import { namePublicList } from './known-codes.ts';

namePublicList();

// On a phone the navigation is wider than the page: this scrolls it to the current page.
const nav = document.querySelector('.site-header nav');
const here = nav?.querySelector('[aria-current]');
if (nav && here) nav.scrollLeft += here.getBoundingClientRect().left - (nav.clientWidth - here.clientWidth) / 2;

/** Key and values of the documentation's generator: both remember the same choice. */
const KEY = 'vitepress-theme-appearance';
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('[data-scheme-switch]');
const isDark = (): boolean =>
  (root.dataset['scheme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
const show = (): void => button?.setAttribute('aria-pressed', String(isDark()));
button?.addEventListener('click', () => {
  const scheme = isDark() ? 'light' : 'dark';
  root.dataset['scheme'] = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // The browser refuses storage: the choice holds for this page.
  }
  show();
});
show();
