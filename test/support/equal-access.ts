import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const EQUAL_ACCESS = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

interface EqualAccess {
  readonly Checker: new () => {
    check(
      root: Document,
      guidelines: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly snippet: string;
        readonly path: { readonly dom: string };
        readonly value: readonly string[];
      }[];
    }>;
  };
}

/** What IBM Equal Access finds, except in frames that have not loaded, and the scrollable regions that axe wants in the tab order. */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: EQUAL_ACCESS });
  return page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { ace_ibma: EqualAccess }).ace_ibma;
    const { results } = await new Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results
      .filter(({ value: [demand, found], path }) => demand === 'VIOLATION' && found === 'FAIL' && !path.dom.includes('iframe'))
      .filter(({ ruleId }) => ruleId !== 'element_tabbable_role_valid')
      .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`);
  });
}
