// Asserts that axe finds enough contrast in any state, on pages of several colors. states.chromium.browser.test.ts adds widths.
import 'axe-core/axe.min.js';
import { expect } from '@open-wc/testing';
import { inChromium } from '../support/engine.ts';
import { expectNoViolation, type Look, MODES, paint, PROMISED, reach, type StateName, STATES } from './states.ts';

/** Chromium runs all rules on light and dark pages in the other file, and none but this one depends on the engine. */
const looks: readonly Look[] = inChromium ? ['dark, and nobody says so', 'brown on cream'] : ['light', 'dark'];
/** Those that differ in their colors. */
const COLORED: readonly StateName[] = ['untouched', 'busy', 'list open', 'active option', 'filled', 'error'];
/** The built-in input uses the engine's colors; the page's field needs one engine only. */
const modes = inChromium ? MODES : MODES.filter((mode) => mode === 'the own input');

describe('the table of states', () => {
  it('contains every documented state', () => {
    expect(Object.keys(STATES)).to.have.members([...PROMISED]);
  });
});

for (const mode of modes) {
  describe(`axe, ${mode}`, () => {
    for (const name of COLORED) {
      it(name, async () => {
        const page = await reach(name, mode);
        for (const look of looks) {
          paint(page, look);
          await expectNoViolation(page.form, 'contrast');
        }
      });
    }
  });
}
