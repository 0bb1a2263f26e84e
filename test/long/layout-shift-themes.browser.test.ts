// The sizes that test/a11y/layout-shift-themes.engines.browser.test.ts leaves out, in one engine or in all.
import { describeHosts } from '../a11y/theme-moves.ts';

// oxfmt-ignore
describeHosts([[320, false], [390, false], [390, true], [820, false], [820, true], [1440, false]], [390, 820, 1440]);
