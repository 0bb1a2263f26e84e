// Orders of simulated shoppers in WooCommerce's classic checkout.
import { playOrders } from './woocommerce-orders.ts';
import { CLASSIC } from './woocommerce-shop.ts';

playOrders('classic', CLASSIC);
