import '../../src/index.ts';
import { demoCodes } from './demo-data.ts';
import { inLanguage } from './page-language.ts';

/**
 * Says below an element which codes the demo knows after its visitor has entered another one, until the next one is entered. Demos that play by
 * themselves before anybody has touched the page stay as they are.
 */
export function tellKnownCodes(): void {
  const note = document.createElement('p');
  note.className = 'known-codes';
  note.role = 'status';
  const [before, between, after] = inLanguage(
    'このデモで検索できる番号：|、|、ほかに千代田区・港区・富山市・大阪市北区・福岡市博多区の郵便番号',
    'Codes in this demo: |, |, and the ZIP Codes of Chiyoda, Minato, Toyama, Kita (Osaka) and Hakata (Fukuoka)',
  ).split('|') as [string, string, string];
  note.append(before, ...demoCodes.flatMap((code, i) => [i === 0 ? '' : between, Object.assign(document.createElement('span'), { textContent: code })]), after); // oxfmt-ignore
  document.addEventListener('dga-error', ({ target, detail: { code } }) => {
    if (code === 'not-found' && navigator.userActivation.hasBeenActive && target instanceof Element) target.after(note);
  });
  for (const type of ['input', 'dga-lookup', 'dga-fill']) document.addEventListener(type, () => note.remove());
}
