// Pixels that the fields of other people's forms move without any style sheet for the element.
// test/long/layout-shift-corpus.chromium.browser.test.ts has the other forms and the other two sizes.
import { describeForms } from './corpus-moves.ts';

describeForms({ look: "the browser's style", width: 820 }, { look: 'the style of a shop', width: 390 }, 'half');
