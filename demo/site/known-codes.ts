import { inLanguage } from './page-language.ts';

/**
 * Says below an element which codes the demo knows after its visitor has entered another one, until the next one is entered. Demos that play by
 * themselves before anybody has touched the page stay as they are.
 */
export function tellKnownCodes(): void {
  const note = document.createElement('p');
  note.className = 'known-codes';
  note.role = 'status';
  async function show(element: Element): Promise<void> {
    const { demoCodes } = await import('./demo-data.ts');
    const [before, between, after] = inLanguage(
      'このデモで検索できる番号：|、|、ほかに千代田区・港区・富山市・大阪市北区・福岡市博多区の郵便番号',
      'Codes in this demo: |, |, and the ZIP Codes of Chiyoda, Minato, Toyama, Kita (Osaka) and Hakata (Fukuoka)',
    ).split('|') as [string, string, string];
    const codes = demoCodes.flatMap((code, i) => [i === 0 ? '' : between, Object.assign(document.createElement('span'), { textContent: code })]); // oxfmt-ignore
    note.replaceChildren(before, ...codes, after);
    element.after(note);
  }
  document.addEventListener('dga-error', ({ target, detail: { code } }) => {
    if (code === 'not-found' && navigator.userActivation.hasBeenActive && target instanceof Element) void show(target);
  });
  for (const type of ['input', 'dga-lookup', 'dga-fill']) document.addEventListener(type, () => note.remove());
}
