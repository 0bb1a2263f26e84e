<?php
/**
 * WooCommerce: classic checkout, account addresses and checkout block.
 *
 * @package dga-address-lookup
 */

namespace DgaAddressLookup\WordPress;

defined( 'ABSPATH' ) || exit;

/** Places one element beside each postcode field. */
final class WooCommerce {
	/** WooCommerce writes Japanese postcodes with a hyphen, and refuses full-width digits. */
	private const ZIP_FORMAT = 'hyphen';

	public static function register(): void {
		add_filter( 'woocommerce_form_field', array( self::class, 'add_to_field' ), 10, 2 );
		add_filter( 'woocommerce_get_country_locale', array( self::class, 'widen_rows' ) );
		add_filter( 'render_block_woocommerce/checkout', array( self::class, 'add_to_block' ) );
		add_action(
			'before_woocommerce_init',
			static function () {
				foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
					if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
						\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, DGA_ADDRESS_LOOKUP_FILE, true );
					}
				}
			}
		);
	}

	/**
	 * Adds the element to the postcode row of the classic checkout and of the account. It must be inside the row, because WooCommerce's
	 * script sorts the rows when the country changes and moves nothing but rows.
	 *
	 * @param string $html The row.
	 * @param string $key  Name of the field.
	 */
	public static function add_to_field( $html, $key ): string {
		if ( ! self::is_on() || ! in_array( $key, array( 'billing_postcode', 'shipping_postcode' ), true ) ) {
			return (string) $html;
		}
		$tag = Element::tag(
			array(
				'for'        => $key,
				'zip-format' => self::ZIP_FORMAT,
			)
		);
		$end = strrpos( (string) $html, '</p>' );
		return false === $end ? $html . $tag : substr_replace( (string) $html, $tag, $end, 0 );
	}

	/**
	 * Gives the postcode and the prefecture a row each, as the checkout block does: the message below the postcode is as wide as the form, and
	 * covers nothing beside it.
	 *
	 * @param array $locale Layout of the address by country.
	 */
	public static function widen_rows( $locale ): array {
		if ( self::is_on() ) {
			foreach ( array( 'postcode', 'state' ) as $field ) {
				$locale['JP'][ $field ]['class'] = array( 'form-row-wide', 'address-field' );
			}
		}
		return $locale;
	}

	/**
	 * Adds an element for each address to the checkout block. React draws the fields in the browser; checkout-block.js places the
	 * elements.
	 *
	 * @param string $html The block.
	 */
	public static function add_to_block( $html ): string {
		if ( ! self::is_on() ) {
			return (string) $html;
		}
		wp_enqueue_script( 'dga-address-lookup-checkout-block', Element::url( 'checkout-block.js' ), array(), DGA_ADDRESS_LOOKUP_VERSION, true );
		$tags = '';
		foreach ( array( 'shipping', 'billing' ) as $side ) {
			$tags .= Element::tag(
				array(
					'id'         => "dga-$side",
					'for'        => "$side-postcode",
					'zip-format' => self::ZIP_FORMAT,
				)
			);
		}
		// In a template, so that no element looks for fields before it has its place.
		return $html . '<template id="dga-address-lookup-checkout">' . $tags . '</template>';
	}

	private static function is_on(): bool {
		return '1' === Settings::all()['woocommerce'] && Element::is_shown();
	}
}
