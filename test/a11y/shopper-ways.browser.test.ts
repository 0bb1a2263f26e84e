import { describeWays } from './shopper-ways.ts';

describeWays(false);
