import { inLanguage } from './page-language.ts';

const SHOWN_MS = 2000;

/** Lets every `button[data-copy]` copy the code beside it, and say so for two seconds. */
export function copyButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const label = button.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener('click', () => {
      const code = button.parentElement?.querySelector(':not([hidden]) > code')?.textContent ?? '';
      navigator.clipboard
        .writeText(code)
        .then(
          () => inLanguage('コピーしました', 'Copied'),
          () => inLanguage('コピーできませんでした', 'Could not copy'),
        )
        .then((result) => {
          button.textContent = result;
          clearTimeout(timer);
          timer = setTimeout(() => (button.textContent = label), SHOWN_MS);
        })
        .catch(() => undefined);
    });
  }
}
