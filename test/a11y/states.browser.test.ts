// Every state that is promised, in every look: nothing that axe finds. Forced colours and real widths: see states.chromium.browser.test.ts.
import 'axe-core/axe.min.js';
import { expect } from '@open-wc/testing';
import { expectNoViolation, LOOKS, type Look, MODES, paint, PROMISED, reach, STATES } from './states.ts';

/** Chromium has light and dark in the other file. */
const looks = (Object.keys(LOOKS) as Look[]).filter((look) => !('chrome' in window) || (look !== 'light' && look !== 'dark'));

describe('the table of states', () => {
  it('holds every state that is promised', () => {
    expect(Object.keys(STATES)).to.have.members([...PROMISED]);
  });
});

for (const mode of MODES) {
  describe(`axe, ${mode}`, () => {
    for (const name of PROMISED) {
      it(name, async () => {
        const page = await reach(name, mode);
        for (const look of looks) {
          paint(page, look);
          await expectNoViolation(page.form);
        }
      });
    }
  });
}
