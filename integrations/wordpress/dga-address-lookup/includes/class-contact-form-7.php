<?php
/**
 * Contact Form 7: the shortcode inside forms, and a form-tag.
 *
 * @package dga-address-lookup
 */

namespace DgaAddressLookup\WordPress;

defined( 'ABSPATH' ) || exit;

/** Contact Form 7 prints shortcodes of other plugins as text; this expands ours, and adds the form-tag `[dga_address]`. */
final class Contact_Form_7 {
	public static function register(): void {
		add_filter( 'wpcf7_form_elements', array( self::class, 'expand' ) );
		add_action( 'wpcf7_init', static fn () => wpcf7_add_form_tag( 'dga_address', array( self::class, 'tag' ) ) );
		add_action( 'wpcf7_admin_init', array( self::class, 'add_generator' ), 60 );
	}

	/** Expands the shortcode `[dga_address_lookup]`, and no other, in the HTML of a form. */
	public static function expand( string $html ): string {
		$pattern = '/' . get_shortcode_regex( array( 'dga_address_lookup' ) ) . '/';
		return false === strpos( $html, '[dga_address_lookup' ) ? $html : (string) preg_replace_callback( $pattern, 'do_shortcode_tag', $html );
	}

	/**
	 * The form-tag: `[dga_address for:zip standalone "Label"]`.
	 *
	 * @param \WPCF7_FormTag $tag The tag as Contact Form 7 has read it.
	 */
	public static function tag( $tag ): string {
		$attributes = array();
		foreach ( (array) $tag->options as $option ) {
			[ $name, $value ]    = explode( ':', (string) $option, 2 ) + array( 1 => true );
			$attributes[ $name ] = $value;
		}
		if ( isset( $tag->values[0] ) ) {
			$attributes['label'] = $tag->values[0];
		}
		return Element::tag( $attributes );
	}

	/** Adds the form-tag to the buttons above the form editor (Contact Form 7 6.0 or later). */
	public static function add_generator(): void {
		if ( class_exists( 'WPCF7_TagGeneratorGenerator' ) ) {
			\WPCF7_TagGenerator::get_instance()->add( 'dga_address', __( 'address lookup', 'dga-address-lookup' ), array( self::class, 'render_generator' ), array( 'version' => '2' ) );
		}
	}

	/**
	 * The dialog of the form-tag.
	 *
	 * @param \WPCF7_ContactForm    $form    The form.
	 * @param array<string, string> $options Options of the dialog.
	 */
	public static function render_generator( $form, array $options ): void {
		$generator = new \WPCF7_TagGeneratorGenerator( $options['content'] );
		?>
		<header class="description-box">
			<h3><?php esc_html_e( 'Address lookup', 'dga-address-lookup' ); ?></h3>
			<p><?php esc_html_e( 'Fills the address fields of this form from a ZIP Code or a Digital Address. It finds the fields by their names and labels.', 'dga-address-lookup' ); ?></p>
		</header>
		<div class="control-box">
			<fieldset>
				<legend><?php esc_html_e( 'ID or name of the page\'s code field', 'dga-address-lookup' ); ?></legend>
				<input type="text" data-tag-part="option" data-tag-option="for:" pattern="[A-Za-z][A-Za-z0-9_:.\-]*">
			</fieldset>
			<input type="hidden" data-tag-part="basetype" value="dga_address">
		</div>
		<footer class="insert-box"><?php $generator->print( 'insert_box_content' ); ?></footer>
		<?php
	}
}
