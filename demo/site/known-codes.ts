import { inLanguage } from './page-language.ts';

const load = (): Promise<typeof import('./demo-codes.ts')> => import('./demo-codes.ts');

/** Whether the visitor did it. Demos that play stay as they are. */
const isByVisitor = (element: Element): boolean => navigator.userActivation.hasBeenActive && element.closest('[role=img]') === null;

/** A note that is shown below an element until the next key. */
function noteBelow(): { show(element: Element, ...content: readonly (string | Node)[]): void } {
  const note = document.createElement('p');
  note.className = 'known-codes';
  note.role = 'status';
  for (const type of ['input', 'dga-lookup']) document.addEventListener(type, () => note.remove());
  return {
    show(element, ...content) {
      note.replaceChildren(...content);
      element.after(note);
    },
  };
}

/** Names the public list below an element that was filled from it. */
export function namePublicList(): void {
  const note = noteBelow();

  async function showSource(element: Element, code: string): Promise<void> {
    const { isDemoCode } = await load();
    if (isDemoCode(code)) return;
    note.show(
      element,
      inLanguage('公開データ：日本郵便の郵便番号一覧から検索しました。', 'Public data: found in Japan Post’s list of ZIP Codes.'),
    );
  }

  document.addEventListener('dga-fill', ({ target, detail: { record } }) => {
    if (target instanceof Element && isByVisitor(target) && record.dgacode === null && record.zip_code !== null)
      void showSource(target, record.zip_code);
  });
}

/** Shows below an element which codes the demo has, after its visitor has entered one that it does not have. */
export function tellKnownCodes(): void {
  const note = noteBelow();

  async function showCodes(element: Element): Promise<void> {
    const { demoCodes } = await load();
    const [before, between, after] = inLanguage(
      'このデモで検索できる番号：|、|、ほかに全国の郵便番号（公開データ）',
      'Codes in this demo: |, |, and every ZIP Code of the country (public data)',
    ).split('|') as [string, string, string];
    const codes = demoCodes.flatMap((code, i) => [i === 0 ? '' : between, Object.assign(document.createElement('span'), { textContent: code })]); // oxfmt-ignore
    note.show(element, before, ...codes, after);
  }

  document.addEventListener('dga-error', ({ target, detail: { code } }) => {
    if (code === 'not-found' && target instanceof Element && isByVisitor(target)) void showCodes(target);
  });
}
