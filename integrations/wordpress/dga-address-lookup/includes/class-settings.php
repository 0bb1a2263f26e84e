<?php
/**
 * The plugin's settings.
 *
 * @package dga-address-lookup
 */

namespace DgaAddressLookup\WordPress;

defined( 'ABSPATH' ) || exit;

/** Reads and checks the settings. The secret key is stored encrypted with a key from wp-config.php. */
final class Settings {
	const OPTION   = 'dga_address_lookup';
	/** Settings of the built-in proxy, and their names there, which are also constants of wp-config.php. */
	const PROXY    = array(
		'client_id'       => 'DGA_CLIENT_ID',
		'secret_key'      => 'DGA_SECRET_KEY',
		'forwarded_for'   => 'DGA_FORWARDED_FOR',
		'trusted_proxies' => 'DGA_TRUSTED_PROXIES',
	);
	const DEFAULTS = array(
		'mode'            => 'test',
		'client_id'       => '',
		'secret_key'      => '',
		'environment'     => 'production',
		'forwarded_for'   => '127.0.0.1',
		'trusted_proxies' => '',
		'endpoint'        => '/dga',
		'woocommerce'     => '1',
		'require_block'   => '',
		'verify'          => 'warn',
	);
	/** Base URLs of the API's environments. Each has its own credentials. */
	const ENVIRONMENTS = array(
		'production' => 'https://api.da.pf.japanpost.jp/api/v2',
		'test'       => 'https://stub-qz73x.da.pf.japanpost.jp/api/v2',
	);

	/** What `sanitize()` has returned. */
	private static ?array $sanitized = null;

	/**
	 * All settings; older or damaged values fall back to the defaults.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		$known  = array_intersect_key( array_filter( (array) $stored, 'is_string' ), self::DEFAULTS );
		return $known + self::DEFAULTS;
	}

	/** The address that the element sends its requests to. */
	public static function endpoint(): string {
		$settings = self::all();
		if ( 'test' === $settings['mode'] ) {
			return 'mock:';
		}
		// Relative: a visitor on www.example.com must not need CORS for example.com.
		return 'builtin' === $settings['mode'] ? wp_make_link_relative( rest_url( Proxy_Route::ROUTE ) ) : $settings['endpoint'];
	}

	/**
	 * The settings of the built-in proxy, whose file must be loaded. Constants in wp-config.php (`DGA_CLIENT_ID` …) take precedence.
	 */
	public static function for_proxy(): \DgaAddressLookup\Config {
		$settings = self::all();
		$given    = array( 'DGA_API_BASE' => self::ENVIRONMENTS[ $settings['environment'] ] ?? '' );
		foreach ( self::PROXY as $name => $constant ) {
			$given[ $constant ] = 'secret_key' === $name ? self::cipher()->decrypt( $settings[ $name ] ) ?? '' : $settings[ $name ];
		}
		foreach ( \DgaAddressLookup\Config::names() as $name ) {
			if ( defined( $name ) ) {
				$given[ $name ] = constant( $name );
			}
		}
		return new \DgaAddressLookup\Config( $given, array_filter( array( 'DGA_SECRET_KEY' => self::secret_problem() ) ), array( self::class, 'translate' ) );
	}

	/** Translates a text of the proxy, whose code knows no WordPress. */
	public static function translate( string $text ): string {
		return translate( $text, 'dga-address-lookup' ); // phpcs:ignore WordPress.WP.I18n -- languages/ has these texts too.
	}

	/** Why the saved secret key cannot be used; null if it can, or if another one takes precedence. */
	public static function secret_problem(): ?string {
		$sealed = self::all()['secret_key'];
		if ( '' === $sealed || defined( 'DGA_SECRET_KEY' ) || ! Proxy_Route::load() || null !== self::cipher()->decrypt( $sealed ) ) {
			return null;
		}
		return __( 'The saved secret key can no longer be read, because the salts of wp-config.php have changed. Enter it again.', 'dga-address-lookup' );
	}

	/**
	 * Checks what the settings page sends. A wrong value is refused with a message, and the earlier one stays.
	 *
	 * @param mixed $input Values of the form.
	 * @return array<string, string>
	 */
	public static function sanitize( $input ): array {
		$old = self::all();
		if ( ! is_array( $input ) ) {
			return $old;
		}
		if ( $input === self::$sanitized ) {
			// WordPress calls the callback twice when it creates the option.
			return $input;
		}
		$given    = array_map( static fn ( $value ) => is_scalar( $value ) ? trim( (string) $value ) : '', $input ) + array(
			// A browser does not send a checkbox that is off.
			'woocommerce'   => '',
			'require_block' => '',
		) + $old;
		// The element adds the route to the address, so it cannot contain a query or a fragment; browsers refuse a user and a password.
		$given['endpoint'] = rtrim( $given['endpoint'], '/' );
		$patterns          = array(
			'mode'          => '/^(?:test|builtin|external)$/D',
			'environment'   => '/^(?:' . implode( '|', array_keys( self::ENVIRONMENTS ) ) . ')$/D',
			'endpoint'      => '~^(?:/(?!/)|https://(?![^/]*@)[^/])[^\s"<>?#\\\\]+$~D',
			'woocommerce'   => '/^1?$/D',
			'require_block' => '/^1?$/D',
			'verify'        => '/^(?:' . implode( '|', Element::ATTRIBUTES['verify'] ) . ')$/D',
		);
		$labels            = Settings_Page::labels();
		$new               = array();
		foreach ( array_diff( array_keys( self::DEFAULTS ), array( 'secret_key' ) ) as $name ) {
			$is_valid     = isset( $patterns[ $name ] ) ? 1 === preg_match( $patterns[ $name ], $given[ $name ] ) : self::is_accepted( $name, $given[ $name ] );
			$new[ $name ] = $is_valid ? $given[ $name ] : $old[ $name ];
			if ( ! $is_valid ) {
				/* translators: %s: name of a setting */
				self::report( $name, sprintf( __( '"%s" was not saved, because its value is not valid.', 'dga-address-lookup' ), $labels[ $name ] ) );
			}
		}
		$new['secret_key'] = self::sanitize_secret( (string) ( $input['secret_key'] ?? '' ), $old['secret_key'] );
		$is_missing = static fn ( string $name ): bool => '' === $new[ $name ] && ! defined( self::PROXY[ $name ] );
		if ( 'builtin' === $new['mode'] && ( $is_missing( 'client_id' ) || $is_missing( 'secret_key' ) ) ) {
			self::report( 'mode', __( 'The built-in proxy needs a client ID and a secret key. Until both are saved, the test mode stays on.', 'dga-address-lookup' ) );
			$new['mode'] = 'external' === $old['mode'] ? 'external' : 'test';
		}
		self::$sanitized = $new;
		return $new;
	}

	/** Whether the built-in proxy accepts a value: a wrong one would stop every lookup. An empty one leaves the proxy's default. */
	private static function is_accepted( string $name, string $value ): bool {
		if ( '' === $value ) {
			return 'forwarded_for' !== $name;
		}
		$problems = Proxy_Route::load() ? ( new \DgaAddressLookup\Config( array( self::PROXY[ $name ] => $value ) ) )->problems : array();
		return array() === preg_grep( '/^' . self::PROXY[ $name ] . ' /', $problems );
	}

	/** Encrypts secrets for the database. */
	private static function cipher(): \DgaAddressLookup\Cipher {
		return new \DgaAddressLookup\Cipher( wp_salt( 'secure_auth' ), 'settings' );
	}

	private static function sanitize_secret( string $given, string $old ): string {
		$given = trim( $given );
		if ( '' === $given ) {
			// The page never contains the secret, so an empty field means "unchanged".
			return $old;
		}
		if ( ! Proxy_Route::load() ) {
			self::report( 'secret_key', __( 'The secret key was not saved, because a file of the plugin is missing.', 'dga-address-lookup' ) );
			return $old;
		}
		if ( ! self::is_accepted( 'secret_key', $given ) ) {
			self::report( 'secret_key', __( 'The secret key was not saved: it contains a space, quotes or a character that is not ASCII, or is a placeholder. Copy it again.', 'dga-address-lookup' ) );
			return $old;
		}
		return self::cipher()->encrypt( $given );
	}

	private static function report( string $name, string $message ): void {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::OPTION, $name, $message );
		}
	}
}
