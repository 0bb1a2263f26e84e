// The orders of simulated shoppers in a separate WooCommerce. Each checkout has a file and so a process: shoppers play in real time.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DATA } from '../orders/places.ts';
import { describePlayed, isGood, plansFor, playIn, SHOPPERS, STORIES_WITH_ACCOUNT } from './shoppers.ts';
import { type AddressPage, missingForShop, Shop } from './woocommerce-shop.ts';

const SETTINGS = ['verify="warn"', 'verify="block"', 'require-block verify="warn"', 'require-block verify="block"'];
const IN_TWO = plansFor('two-addresses', 2, ['two addresses'], SETTINGS);

/** Plays the plans for a checkout, one of them with two addresses. */
export function playOrders(kind: 'classic' | 'block', form: AddressPage): void {
  describe(`the orders of simulated shoppers in the ${kind} checkout of WooCommerce`, { skip: missingForShop() }, () => {
    let shop: Shop;
    before(async () => {
      shop = await Shop.open();
      shop.api.use(DATA);
    });
    after(() => shop?.close());

    const inTwo = IN_TWO[kind === 'classic' ? 1 : 0] ?? assert.fail('no plan for two addresses');
    for (const plan of [...plansFor(`woocommerce-${kind}`, SHOPPERS - 1, STORIES_WITH_ACCOUNT, SETTINGS), inTwo])
      it(`never have a wrong address without a message: ${plan.story} (seed ${plan.seed}, ${plan.attributes})`, async (context) => {
        const played = await playIn(shop.browser, shop.shopPage(form, plan.intentions.length > 1), plan);
        context.diagnostic(describePlayed(played));
        assert.ok(isGood(played), describePlayed(played));
      });
  });
}
