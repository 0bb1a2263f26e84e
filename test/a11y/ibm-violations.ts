// What IBM Equal Access finds on the page of a test. It knows rules that axe does not have, and the other way around.
import 'accessibility-checker-engine/ace-window.js';

interface Issue {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  /** The level of the rule, and its finding. */
  readonly value: readonly [string, string];
  readonly node: Node;
}

interface Checker {
  check(root: Document | Element, guidelines: readonly string[]): Promise<{ readonly results: readonly Issue[] }>;
}

const { ace_ibma: ace } = window as unknown as { readonly ace_ibma: { readonly Checker: new () => Checker } };
const checker = new ace.Checker();

/** Rules about a whole page, which a test page is not. */
const OF_PAGES = new Set(['aria_content_in_landmark', 'skip_main_exists', 'page_title_exists', 'html_lang_exists']);

/** The list of a combobox: the focus stays in the input, whose `aria-activedescendant` names the option. */
const isPopup = ({ ruleId, snippet }: Issue): boolean => ruleId === 'aria_child_tabbable' && snippet.includes('tabindex="-1"');

export async function ibmViolations(): Promise<readonly string[]> {
  const { results } = await checker.check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  return results
    .filter((issue) => !isPopup(issue))
    .filter(({ value: [demand, found], ruleId }) => found === 'FAIL' && demand === 'VIOLATION' && !OF_PAGES.has(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
