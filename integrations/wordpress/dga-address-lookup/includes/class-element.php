<?php
/**
 * The element's tag and script, the shortcode and the block.
 *
 * @package dga-address-lookup
 */

namespace DgaAddressLookup\WordPress;

defined( 'ABSPATH' ) || exit;

/** Prints `<dga-address-lookup>` and loads its script once on each page that contains it. */
final class Element {
	/** Attributes for the shortcode and the block: `text`, `flag`, or a list of values. */
	const ATTRIBUTES = array(
		'for'           => 'text',
		'form'          => 'text',
		'section'       => 'text',
		'standalone'    => 'flag',
		'accept'        => 'text',
		'pickers'       => 'flag',
		'trigger'       => array( 'auto', 'button', 'manual' ),
		'overwrite'     => array( 'own', 'empty', 'ask', 'always' ),
		'fill'          => 'text',
		'searchtype'    => array( '1', '2' ),
		'choikitype'    => array( '1', '2' ),
		'zip-format'    => array( 'keep', 'digits', 'hyphen' ),
		'kana'          => array( 'katakana', 'hiragana', 'half' ),
		'width'         => array( 'keep', 'full', 'half' ),
		'require-block' => 'flag',
		'lookahead'     => 'flag',
		'find-zip'      => 'flag',
		'verify'        => array( 'off', 'warn', 'block' ),
		'name'          => 'text',
		'required'      => 'flag',
		'label'         => 'text',
		'placeholder'   => 'text',
		'hint'          => 'text',
		'lang'          => 'text',
	);

	/** Whether this page contains the element. */
	private static bool $is_used = false;

	public static function register(): void {
		add_shortcode( 'dga_address_lookup', array( self::class, 'shortcode' ) );
		add_action( 'init', array( self::class, 'register_block' ) );
		// Last: other plugins print dialogs, which may contain the tag, in the footer too.
		add_action( 'wp_footer', array( self::class, 'print_script' ), PHP_INT_MAX );
	}

	/** Whether this visitor gets the element. In test mode, only administrators do: visitors would look up real codes in test data. */
	public static function is_shown(): bool {
		return 'mock:' !== Settings::endpoint() || current_user_can( 'manage_options' );
	}

	/**
	 * The tag for the shortcode, and what the shortcode encloses.
	 *
	 * @param array<int|string, string>|string $attributes Attributes, or an empty string.
	 * @param string|null                      $content    Text up to the closing shortcode, if there is one.
	 */
	public static function shortcode( $attributes, $content = '' ): string {
		$read = array();
		foreach ( (array) $attributes as $name => $value ) {
			// WordPress does not know the full-width space of Japanese keyboards as a separator.
			$read = array_merge( $read, is_int( $name ) ? (array) shortcode_parse_atts( str_replace( '　', ' ', $value ) ) : array( $name => $value ) );
		}
		return self::tag( $read ) . do_shortcode( (string) $content );
	}

	/**
	 * The element's tag. Attributes take precedence over the settings page; unknown attributes and values are dropped.
	 *
	 * @param array<int|string, mixed> $attributes Names with underscores or hyphens; a bare word is a flag.
	 */
	public static function tag( array $attributes = array() ): string {
		if ( ! self::is_shown() ) {
			return '';
		}
		self::$is_used = true;
		$settings      = Settings::all();
		$printed       = array(
			'require-block' => self::attribute( 'require-block', '1' === $settings['require_block'] ),
			'verify'        => self::attribute( 'verify', $settings['verify'] ),
		);
		foreach ( $attributes as $name => $value ) {
			// In a shortcode, an attribute without a value gets a number as its key.
			[ $name, $value ] = is_int( $name ) ? array( (string) $value, true ) : array( $name, $value );
			$name             = str_replace( '_', '-', strtolower( $name ) );
			$printed[ $name ] = self::attribute( $name, $value ) ?? $printed[ $name ] ?? '';
		}
		return '<dga-address-lookup endpoint="' . esc_attr( Settings::endpoint() ) . '"' . implode( '', $printed ) . '></dga-address-lookup>';
	}

	/**
	 * The HTML of an attribute, with a space before it; empty for a flag that is off, and null if the name or the value is unknown.
	 *
	 * @param string $name  Name with hyphens.
	 * @param mixed  $value Value.
	 */
	private static function attribute( string $name, $value ): ?string {
		$kind = 'id' === $name ? 'text' : ( self::ATTRIBUTES[ $name ] ?? null );
		if ( 'flag' === $kind ) {
			if ( in_array( is_string( $value ) ? strtolower( $value ) : $value, array( false, 'false', '0', 'no', 'off', null ), true ) ) {
				return '';
			}
			// The pickers may also be listed: pickers="prefecture city".
			$is_list = 'pickers' === $name && is_string( $value ) && ! in_array( strtolower( $value ), array( '', '1', 'true', 'yes', 'on', $name ), true );
			return ' ' . $name . ( $is_list ? '="' . esc_attr( $value ) . '"' : '' );
		}
		$is_valid = is_scalar( $value ) && '' !== (string) $value && ( 'text' === $kind || ( is_array( $kind ) && in_array( (string) $value, $kind, true ) ) );
		return $is_valid ? ' ' . $name . '="' . esc_attr( (string) $value ) . '"' : null;
	}

	/** The URL of a file of the plugin. */
	public static function url( string $file ): string {
		return plugins_url( $file, DGA_ADDRESS_LOOKUP_FILE );
	}

	/** The element's file: in a folder named after the version, so that browsers never mix the files of two versions. */
	public static function script(): string {
		return 'cdn/' . DGA_ADDRESS_LOOKUP_VERSION . '/dga-address-lookup' . ( 'mock:' === Settings::endpoint() ? '.mock' : '' ) . '.js';
	}

	/**
	 * Prints the scripts at the end of a page that contains the element. A page cache may keep the page longer than the folder of the version
	 * exists: the second script loads the element then.
	 */
	public static function print_script(): void {
		if ( ! self::$is_used ) {
			return;
		}
		foreach ( array( self::script(), 'cdn/current-version.js' ) as $file ) {
			wp_print_script_tag(
				array(
					'type' => 'module',
					'src'  => esc_url( self::url( $file ) ),
				)
			);
		}
	}

	public static function register_block(): void {
		wp_register_script( 'dga-address-lookup-editor', self::url( 'editor.js' ), array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), DGA_ADDRESS_LOOKUP_VERSION, true );
		wp_add_inline_script( 'dga-address-lookup-editor', 'window.dgaAddressLookupEditor = ' . wp_json_encode( self::editor_texts() ) . ';', 'before' );
		$attributes = array();
		foreach ( self::ATTRIBUTES as $name => $kind ) {
			$attributes[ $name ] = 'flag' === $kind ? array( 'type' => 'boolean' ) : array( 'type' => 'string' );
		}
		register_block_type(
			dirname( DGA_ADDRESS_LOOKUP_FILE ) . '/block.json',
			array(
				'attributes'      => $attributes,
				'render_callback' => static fn ( array $given ): string => self::is_shown() ? '<div ' . get_block_wrapper_attributes() . '>' . self::tag( $given ) . '</div>' : '',
			)
		);
	}

	/**
	 * Texts of the editor in the user's language.
	 *
	 * @return array<string, mixed>
	 */
	private static function editor_texts(): array {
		$labels = array(
			'for'           => __( 'ID or name of the page\'s code field', 'dga-address-lookup' ),
			'form'          => __( 'ID of the form', 'dga-address-lookup' ),
			'section'       => __( 'Section (shipping, billing)', 'dga-address-lookup' ),
			'standalone'    => __( 'Show its own input', 'dga-address-lookup' ),
			'accept'        => __( 'Accepted input (postal-code digital-address freeword)', 'dga-address-lookup' ),
			'pickers'       => __( 'Lists of prefectures, cities and towns', 'dga-address-lookup' ),
			'trigger'       => __( 'Start of a lookup', 'dga-address-lookup' ),
			'overwrite'     => __( 'Fields that may be overwritten', 'dga-address-lookup' ),
			'fill'          => __( 'Parts to fill (default: all)', 'dga-address-lookup' ),
			'searchtype'    => __( 'Corporate ZIP Codes (2: without)', 'dga-address-lookup' ),
			'choikitype'    => __( 'Notes behind towns (2: with)', 'dga-address-lookup' ),
			'zip-format'    => __( 'Format of the ZIP Code', 'dga-address-lookup' ),
			'kana'          => __( 'Form of kana', 'dga-address-lookup' ),
			'width'         => __( 'Width of digits in the block number', 'dga-address-lookup' ),
			'require-block' => __( 'Require a block number', 'dga-address-lookup' ),
			'lookahead'     => __( 'Start before the last digit', 'dga-address-lookup' ),
			'find-zip'      => __( 'Offer the ZIP Code of an address', 'dga-address-lookup' ),
			'verify'        => __( 'Compare ZIP Code and address', 'dga-address-lookup' ),
			'name'          => __( 'Name of its own input', 'dga-address-lookup' ),
			'required'      => __( 'Its own input is required', 'dga-address-lookup' ),
			'label'         => __( 'Label of its own input', 'dga-address-lookup' ),
			'placeholder'   => __( 'Placeholder of its own input', 'dga-address-lookup' ),
			'hint'          => __( 'Hint of its own input', 'dga-address-lookup' ),
			'lang'          => __( 'Language (default: that of the page)', 'dga-address-lookup' ),
		);
		$controls = array();
		foreach ( self::ATTRIBUTES as $name => $kind ) {
			$controls[] = array(
				'name'    => $name,
				'label'   => $labels[ $name ],
				'kind'    => is_array( $kind ) ? 'choice' : $kind,
				'options' => is_array( $kind ) ? $kind : array(),
			);
		}
		return array(
			'title'       => __( 'Address lookup', 'dga-address-lookup' ),
			'description' => __( 'Fills the address fields of a form from a ZIP Code or a Digital Address. Place it inside the form, or directly before or after it.', 'dga-address-lookup' ),
			'standard'    => __( 'Default', 'dga-address-lookup' ),
			'controls'    => $controls,
		);
	}
}
