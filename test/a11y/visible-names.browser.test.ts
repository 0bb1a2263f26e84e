// People who control a page by voice say what they see: the visible label of a control is part of its name (WCAG 2.5.3).
import 'axe-core/axe.min.js';
import { expect, waitUntil } from '@open-wc/testing';
import { type Checkout, typeText } from '../support/checkout.ts';
import { MODES, open, PROMISED, reach, type StateName } from './states.ts';

const LANGUAGES = ['ja', 'ja-x-easy', 'en', 'zh', 'zh-Hant', 'ko'] as const;
/** States that have all controls between them. */
const WITH_CONTROLS: readonly StateName[] = ['untouched', 'list open', 'filled', 'incomplete', 'error'];
const CONTROLS = 'button, input, select, [role="option"]';

interface Axe {
  setup(root: Node): void;
  teardown(): void;
  readonly commons: { readonly text: { accessibleText(element: Element): string } };
  run(
    context: Element,
    options: object,
  ): Promise<{ readonly violations: readonly { readonly nodes: readonly { readonly html: string }[] }[] }>;
}
const { axe } = window as unknown as { readonly axe: Axe };

const spaced = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The visible text on or beside a control. An option is chosen by its first words; its code is spelled for the voice. */
function visibleLabel(control: HTMLElement): string {
  if (control.matches('[role="option"]')) return spaced(control.querySelector('span')?.innerText ?? control.innerText);
  if (control.matches('button')) return spaced(control.innerText);
  const [label] = (control as HTMLInputElement).labels ?? [];
  return spaced(label?.innerText ?? (control as HTMLInputElement).placeholder);
}

/** Adds the controls of the element to those seen, after comparing each label with its name. */
async function expectNamesToBeVisible(page: Checkout, seen: Set<string>): Promise<void> {
  const { violations } = await axe.run(page.element, { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).to.deep.equal([]);
  axe.setup(document);
  try {
    for (const control of page.element.renderRoot.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const label = visibleLabel(control);
      expect(label, control.outerHTML).not.to.equal('');
      expect(spaced(axe.commons.text.accessibleText(control))).to.include(label);
      seen.add(control.getAttribute('part')?.split(' ')[0] ?? control.localName);
    }
  } finally {
    axe.teardown();
  }
}

async function inEachLanguage(page: Checkout, look: () => Promise<void>, languages: readonly string[] = LANGUAGES): Promise<void> {
  for (const language of languages) {
    page.element.lang = language;
    await waitUntil(() => page.element.renderRoot.querySelector(`[lang="${language}" i]`), language);
    await page.element.updateComplete;
    await look();
  }
}

describe('the visible label is part of the name of each control, in each language', () => {
  for (const mode of MODES)
    it(`in every state that has controls, ${mode}`, async () => {
      const seen = new Set<string>();
      // The page's field has the same controls below it as the built-in input, which has them in all states.
      for (const name of mode === 'the own input' ? PROMISED : WITH_CONTROLS) {
        const page = await reach(name, mode);
        // The other states have controls of these.
        const languages = mode === 'the own input' && WITH_CONTROLS.includes(name) ? LANGUAGES : ['ja', 'en'];
        await inEachLanguage(page, () => expectNamesToBeVisible(page, seen), languages);
        page.element.closest('form')?.remove();
      }
      const wanted = ['option', 'undo', 'retry', 'enter-block', ...(mode === 'the own input' ? ['input'] : [])];
      expect([...seen]).to.include.members(wanted);
    });

  it('in pickers, and on the search button', async () => {
    const seen = new Set<string>();
    const { page } = await open('the own input', 'pickers trigger="button"');
    await waitUntil(() => page.part('picker'));
    await inEachLanguage(page, () => expectNamesToBeVisible(page, seen));
    expect([...seen]).to.include.members(['input', 'button', 'picker']);
  });

  it('in a list that can be filtered', async () => {
    const seen = new Set<string>();
    const { page, code } = await open('the page’s field');
    const [first] = (await page.client.searchCode('9800000')).addresses;
    const addresses = Array.from({ length: 12 }, (_, i) => ({ ...first, town_name: `青葉${i}` }));
    page.client.searchCode = () => Promise.resolve({ page: 1, limit: 1000, count: 12, searchtype: 'zipcode', addresses } as never);
    await typeText(code, '9800000');
    await waitUntil(() => page.part('filter'));
    await inEachLanguage(page, () => expectNamesToBeVisible(page, seen));
    expect([...seen]).to.include.members(['filter', 'option']);
  });
});
