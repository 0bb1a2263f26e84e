// The sizes that test/a11y/layout-shift-corpus.chromium.browser.test.ts leaves out.
import { describeForms } from '../a11y/corpus-moves.ts';

describeForms({ look: 'the style of a shop', width: 1440 }, { look: "the browser's style", width: 320 });
