import { closeFrames } from '../page-frame.ts';
import { expectFillUnder, SET_UPS } from './trusted-types.ts';

afterEach(closeFrames);

describe('a page that enforces Trusted Types', () => {
  for (const setUp of SET_UPS.slice(2)) it(`fills its form and throws nothing if ${setUp.name}`, () => expectFillUnder(setUp));
});
