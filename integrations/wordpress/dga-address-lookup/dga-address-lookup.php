<?php
/**
 * Plugin Name: DGA Address Lookup
 * Description: 郵便番号・デジタルアドレスから住所を入力します。ショートコード、ブロック、WooCommerce のチェックアウトに対応。
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: dga-address-lookup
 *
 * The script is the package's dist/cdn folder, copied to cdn/ beside this file. The proxy is not part of this plugin: it holds a
 * secret, and PHP would have to keep it and its limits between requests. Let the web server pass /dga on to it.
 */

defined( 'ABSPATH' ) || exit;

/** Attributes that the shortcode and the block pass on. */
const DGA_ADDRESS_LOOKUP_ATTRIBUTES = array( 'for', 'form', 'section', 'standalone', 'accept', 'pickers', 'trigger', 'overwrite', 'fill', 'zip-format', 'kana', 'require-block', 'name', 'label', 'placeholder' );

/** The settings, with what holds before anybody saved any. */
function dga_address_lookup_settings(): array {
	return wp_parse_args(
		(array) get_option( 'dga_address_lookup', array() ),
		array( 'endpoint' => '/dga', 'woocommerce' => '1' )
	);
}

/** The element's tag, and its script once a page. */
function dga_address_lookup_tag( array $attributes = array() ): string {
	$settings = dga_address_lookup_settings();
	$is_mock  = 0 === strpos( $settings['endpoint'], 'mock:' );
	// No version: late parts import the first file by its plain name, and a query would make it another module.
	wp_enqueue_script_module( 'dga-address-lookup', plugins_url( $is_mock ? 'cdn/dga-address-lookup.mock.js' : 'cdn/dga-address-lookup.js', __FILE__ ), array(), null );
	$html = '<dga-address-lookup endpoint="' . esc_attr( $settings['endpoint'] ) . '"';
	foreach ( $attributes as $name => $value ) {
		// A word without a value comes with a number for a name.
		if ( is_int( $name ) ) {
			list( $name, $value ) = array( $value, '' );
		}
		$name = str_replace( '_', '-', strtolower( (string) $name ) );
		if ( 'id' === $name || in_array( $name, DGA_ADDRESS_LOOKUP_ATTRIBUTES, true ) ) {
			$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
		}
	}
	return $html . '></dga-address-lookup>';
}

add_shortcode(
	'dga_address_lookup',
	static function ( $attributes ): string {
		return dga_address_lookup_tag( (array) $attributes );
	}
);

add_action(
	'init',
	static function (): void {
		register_block_type( __DIR__ . '/block.json', array( 'render_callback' => static function ( array $attributes ): string {
			return dga_address_lookup_tag( array_filter( $attributes, 'is_string' ) );
		} ) );
	}
);

// WooCommerce, classic checkout and address pages: fields are marked with autocomplete, and billing and shipping stand in one form.
foreach ( array( 'billing', 'shipping' ) as $dga_address_lookup_side ) {
	$dga_address_lookup_print = static function () use ( $dga_address_lookup_side ): void {
		if ( dga_address_lookup_settings()['woocommerce'] ) {
			echo dga_address_lookup_tag( array( 'for' => $dga_address_lookup_side . '_postcode', 'id' => 'dga-' . $dga_address_lookup_side ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
		}
	};
	add_action( "woocommerce_after_checkout_{$dga_address_lookup_side}_form", $dga_address_lookup_print );
	add_action( "woocommerce_after_edit_address_form_{$dga_address_lookup_side}", $dga_address_lookup_print );
}

// WooCommerce, block checkout: React draws the fields, so the elements stand after the block and are told where each part goes.
add_filter(
	'render_block_woocommerce/checkout',
	static function ( string $html ): string {
		if ( ! dga_address_lookup_settings()['woocommerce'] ) {
			return $html;
		}
		wp_enqueue_script_module( 'dga-address-lookup-woocommerce', plugins_url( 'woocommerce-block.js', __FILE__ ), array(), null );
		return $html . dga_address_lookup_tag( array( 'for' => 'shipping-postcode', 'id' => 'dga-shipping' ) ) . dga_address_lookup_tag( array( 'for' => 'billing-postcode', 'id' => 'dga-billing' ) );
	}
);

add_action(
	'admin_init',
	static function (): void {
		register_setting( 'dga_address_lookup', 'dga_address_lookup', array( 'type' => 'array', 'sanitize_callback' => 'dga_address_lookup_sanitize' ) );
	}
);

/** An address of this site, one with https, or the mock; anything else falls back to what is usual. */
function dga_address_lookup_sanitize( $input ): array {
	$endpoint = isset( $input['endpoint'] ) ? trim( (string) $input['endpoint'] ) : '';
	return array(
		'endpoint'    => preg_match( '#^(/(?!/)[^\s"<>]*|https://[^\s"<>]+|mock:[^\s"<>]*)$#', $endpoint ) ? $endpoint : '/dga',
		'woocommerce' => empty( $input['woocommerce'] ) ? '' : '1',
	);
}

add_action(
	'admin_menu',
	static function (): void {
		add_options_page( 'DGA Address Lookup', 'DGA Address Lookup', 'manage_options', 'dga-address-lookup', 'dga_address_lookup_page' );
	}
);

/** The settings page. */
function dga_address_lookup_page(): void {
	$settings = dga_address_lookup_settings();
	?>
	<div class="wrap">
		<h1>DGA Address Lookup</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'dga_address_lookup' ); ?>
			<p><label>プロキシのアドレス <input class="regular-text" name="dga_address_lookup[endpoint]" value="<?php echo esc_attr( $settings['endpoint'] ); ?>"></label>
			<br>サイトと同じオリジンのパス（/dga など）をおすすめします。<code>mock:</code> ではテストデータで動きます。</p>
			<p><label><input type="checkbox" name="dga_address_lookup[woocommerce]" value="1" <?php checked( $settings['woocommerce'], '1' ); ?>> WooCommerce の住所入力で使う</label></p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
