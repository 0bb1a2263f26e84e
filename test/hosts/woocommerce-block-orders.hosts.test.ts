// Orders of simulated shoppers in WooCommerce's block checkout.
import { playOrders } from './woocommerce-orders.ts';
import { BLOCK } from './woocommerce-shop.ts';

playOrders('block', BLOCK);
