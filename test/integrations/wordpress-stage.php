<?php
// The functions of WordPress that the plugin calls when it prints, and then what a site would call. Prints JSON: the HTML for each place.
define( 'ABSPATH', __DIR__ );
$scripts  = array();
$styles   = array();
$settings = array( 'mode' => 'external', 'endpoint' => $argv[1] ?? '/dga', 'woocommerce' => '1' );
function get_option() { global $settings; return $settings; }
function plugins_url( $path ) { return '/wp-content/plugins/dga-address-lookup/' . $path; }
function plugin_basename( $file ) { return $file; }
function wp_enqueue_script( $id, $src ) { global $scripts; $scripts[] = $src; }
function wp_enqueue_style( $id, $href ) { global $styles; $styles[ $href ] = $href; }
function wp_print_script_tag( $attributes ) { echo '<script type="' . $attributes['type'] . '" src="' . $attributes['src'] . '"></script>'; }
function esc_attr( $text ) { return htmlspecialchars( (string) $text, ENT_QUOTES ); }
function esc_url( $url ) { return $url; }
function current_user_can() { return false; }
function add_shortcode() {}
function add_action() {}
function add_filter() {}
function postcode_row( $side ) { return "<p class=\"form-row\" id=\"{$side}_postcode_field\"><input type=\"text\" class=\"input-text\" name=\"{$side}_postcode\" id=\"{$side}_postcode\" autocomplete=\"postal-code\"></p>"; }
require $argv[2];

use DgaAddressLookup\WordPress\Contact_Form_7;
use DgaAddressLookup\WordPress\Element;
use DgaAddressLookup\WordPress\WooCommerce;

echo json_encode( array(
	'own_rules' => Element::tag( array( 'verify' => 'block', 'require_block' => 'true' ) ),
	'wrong'     => Element::tag( array( 'verify' => 'perhaps' ) ),
	'shortcode' => Element::tag( array( 'standalone', 'zip_format' => 'digits', 'kana' => 'romaji', 'onclick' => 'x', 'label' => '"><script>', 'required' => 'false' ) ),
	'block'     => Element::tag( array( 'for' => 'zip', 'pickers' => true, 'lookahead' => false ) ),
	'form_tag'  => Contact_Form_7::tag( (object) array( 'options' => array( 'for:zip', 'pickers' ), 'values' => array( '郵便番号' ) ) ),
	'billing'   => WooCommerce::add_to_field( postcode_row( 'billing' ), 'billing_postcode' ),
	'shipping'  => WooCommerce::add_to_field( postcode_row( 'shipping' ), 'shipping_postcode' ),
	'city'      => WooCommerce::add_to_field( '<p></p>', 'billing_city' ),
	'checkout'  => WooCommerce::add_to_block( '' ),
	'scripts'   => $scripts,
	'styles'    => array_values( $styles ),
	'script'    => ( function () { ob_start(); Element::print_script(); return ob_get_clean(); } )(),
) );
