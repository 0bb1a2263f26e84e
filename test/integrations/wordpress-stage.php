<?php
// The few functions of WordPress that the plugin calls, and then what a site would call. Prints JSON: what each place of a page gets.
define( 'ABSPATH', __DIR__ );
$hooks = array();
$shortcodes = array();
$blocks = array();
$modules = array();
$options = array( 'dga_address_lookup' => array( 'endpoint' => $argv[1] ?? '/dga' ) );
function wp_parse_args( $given, $defaults ) { return array_merge( $defaults, $given ); }
function get_option( $name, $default ) { global $options; return $options[ $name ] ?? $default; }
function plugins_url( $path ) { return '/wp-content/plugins/dga-address-lookup/' . $path; }
function wp_enqueue_script_module( $id, $src, $deps, $version ) { global $modules; $modules[ $id ] = array( $src, $version ); }
function esc_attr( $text ) { return htmlspecialchars( (string) $text, ENT_QUOTES ); }
function add_shortcode( $name, $callback ) { global $shortcodes; $shortcodes[ $name ] = $callback; }
function add_action( $name, $callback ) { global $hooks; $hooks[ $name ][] = $callback; }
function add_filter( $name, $callback ) { add_action( $name, $callback ); }
function register_block_type( $path, $settings ) { global $blocks; $blocks[ basename( $path ) ] = $settings['render_callback']; }
require $argv[2];
function fire( $name ) { global $hooks; ob_start(); foreach ( $hooks[ $name ] as $callback ) { $callback(); } return ob_get_clean(); }
fire( 'init' );
echo json_encode( array(
	'shortcode' => $shortcodes['dga_address_lookup']( array( 'standalone', 'zip_format' => 'digits', 'onclick' => 'x', 'label' => '"><script>' ) ),
	'block'     => reset( $blocks )( array( 'for' => 'zip' ) ),
	'billing'   => fire( 'woocommerce_after_checkout_billing_form' ),
	'shipping'  => fire( 'woocommerce_after_checkout_shipping_form' ),
	'checkout'  => $hooks['render_block_woocommerce/checkout'][0]( '' ),
	'modules'   => $modules,
	'saved'     => array_map( static function ( $endpoint ) { return dga_address_lookup_sanitize( array( 'endpoint' => $endpoint ) )['endpoint']; }, array( '/proxy', 'https://shop.example/dga', 'javascript:alert(1)', '//evil.example', 'mock:' ) ),
) );
