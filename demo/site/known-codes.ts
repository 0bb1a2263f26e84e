import { inLanguage } from './page-language.ts';

/**
 * Shows below an element which codes the demo has, after its visitor has entered one that it does not have, and that a record comes from the
 * public list, until the next key. Demos that play before the visitor has touched the page stay as they are.
 */
export function tellKnownCodes(): void {
  const note = document.createElement('p');
  note.className = 'known-codes';
  note.role = 'status';
  const load = (): Promise<typeof import('./demo-data.ts')> => import('./demo-data.ts');
  const isUsed = (): boolean => navigator.userActivation.hasBeenActive;

  async function showCodes(element: Element): Promise<void> {
    const { demoCodes } = await load();
    const [before, between, after] = inLanguage(
      'このデモで検索できる番号：|、|、ほかに全国の郵便番号（公開データ）',
      'Codes in this demo: |, |, and every ZIP Code of the country (public data)',
    ).split('|') as [string, string, string];
    const codes = demoCodes.flatMap((code, i) => [i === 0 ? '' : between, Object.assign(document.createElement('span'), { textContent: code })]); // oxfmt-ignore
    note.replaceChildren(before, ...codes, after);
    element.after(note);
  }

  async function showSource(element: Element, code: string): Promise<void> {
    const { isDemoCode } = await load();
    if (isDemoCode(code)) return;
    note.textContent = inLanguage(
      '公開データ：日本郵便の郵便番号一覧から検索しました。',
      'Public data: found in Japan Post’s list of ZIP Codes.',
    );
    element.after(note);
  }

  document.addEventListener('dga-error', ({ target, detail: { code } }) => {
    if (code === 'not-found' && isUsed() && target instanceof Element) void showCodes(target);
  });
  document.addEventListener('dga-fill', ({ target, detail: { record } }) => {
    if (isUsed() && target instanceof Element && record.dgacode === null && record.zip_code !== null)
      void showSource(target, record.zip_code);
  });
  for (const type of ['input', 'dga-lookup']) document.addEventListener(type, () => note.remove());
}
