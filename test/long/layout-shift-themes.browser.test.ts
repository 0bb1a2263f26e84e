// The sizes that test/a11y/layout-shift-themes.engines.browser.test.ts leaves out, in one engine or in all.
import { describeHosts, HOSTS, ONE_OF_EACH_KIND, type Size } from '../a11y/theme-moves.ts';
import { inChromium } from '../support/engine.ts';

// That file measures these in Chromium.
const inOthers = !inChromium;
// oxfmt-ignore
const themed: readonly Size[] = [[320, false], [390, false], [390, true], [820, false], [820, true], [1440, false], ...(inOthers ? [[1440, true] as const] : [])];
describeHosts(HOSTS, themed, [...(inOthers ? [320] : []), 390, 820, 1440]);
if (inOthers)
  describeHosts(
    HOSTS.filter((host) => !ONE_OF_EACH_KIND.includes(host)),
    [[320, true]],
    [],
  );
