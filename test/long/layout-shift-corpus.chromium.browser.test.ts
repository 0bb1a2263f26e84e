// All forms and sizes; test/a11y/layout-shift-corpus.chromium.browser.test.ts has half of the forms in two sizes.
import { describeForms } from '../a11y/corpus-moves.ts';

describeForms({ look: "the browser's style", width: 820 }, { look: 'the style of a shop', width: 390 });
describeForms({ look: 'the style of a shop', width: 1440 }, { look: "the browser's style", width: 320 });
