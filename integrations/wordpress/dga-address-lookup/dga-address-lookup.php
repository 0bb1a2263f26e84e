<?php
/**
 * Plugin Name: DGA Address Lookup
 * Description: Fills Japanese addresses from a ZIP Code or a Digital Address, in any form, in Contact Form 7 and in WooCommerce.
 * Version: {{version}}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: dga-address-lookup
 * Domain Path: /languages
 * WC requires at least: 8.0
 *
 * @package dga-address-lookup
 */

defined( 'ABSPATH' ) || exit;

define( 'DGA_ADDRESS_LOOKUP_VERSION', '{{version}}' );
define( 'DGA_ADDRESS_LOOKUP_FILE', __FILE__ );

require __DIR__ . '/includes/class-settings.php';
require __DIR__ . '/includes/class-element.php';
require __DIR__ . '/includes/class-proxy-route.php';
require __DIR__ . '/includes/class-settings-page.php';
require __DIR__ . '/includes/class-contact-form-7.php';
require __DIR__ . '/includes/class-woocommerce.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'dga-address-lookup', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	},
	0
);

DgaAddressLookup\WordPress\Element::register();
DgaAddressLookup\WordPress\Proxy_Route::register();
DgaAddressLookup\WordPress\Settings_Page::register();
DgaAddressLookup\WordPress\Contact_Form_7::register();
DgaAddressLookup\WordPress\WooCommerce::register();
