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
	 *
	 * @return array<string, mixed>
	 */
	public static function for_proxy(): array {
		$settings = self::all();
		$given    = array(
			'DGA_CLIENT_ID'       => $settings['client_id'],
			'DGA_SECRET_KEY'      => self::cipher()->decrypt( $settings['secret_key'] ) ?? '',
			'DGA_API_BASE'        => self::ENVIRONMENTS[ $settings['environment'] ] ?? '',
			'DGA_FORWARDED_FOR'   => $settings['forwarded_for'],
			'DGA_TRUSTED_PROXIES' => $settings['trusted_proxies'],
		);
		foreach ( \DgaAddressLookup\Config::names() as $name ) {
			if ( defined( $name ) ) {
				$given[ $name ] = constant( $name );
			}
		}
		return $given;
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
		if ( ! empty( $input['sanitized'] ) ) {
			// WordPress calls the callback twice when it creates the option.
			return array_intersect_key( $input, self::DEFAULTS );
		}
		$given    = array_map( static fn ( $value ) => is_scalar( $value ) ? trim( (string) $value ) : '', $input ) + array(
			// A browser does not send a checkbox that is off.
			'woocommerce'   => '',
			'require_block' => '',
		) + $old;
		$patterns = array(
			'mode'            => '/^(?:test|builtin|external)$/D',
			'client_id'       => '/^[\x21-\x7e]{0,200}$/D',
			'environment'     => '/^(?:' . implode( '|', array_keys( self::ENVIRONMENTS ) ) . ')$/D',
			'forwarded_for'   => '/^(?:client|[0-9a-fA-F.:]{3,45})$/D',
			'trusted_proxies' => '#^(?:[0-9a-fA-F.:]+(?:/\d{1,3})?(?:\s*,\s*(?=[0-9a-fA-F.:])|$))*$#D',
			'endpoint'        => '#^(?:/(?!/)[^\s"<>]*|https://[^\s"<>]+)$#D',
			'woocommerce'     => '/^1?$/D',
			'require_block'   => '/^1?$/D',
			'verify'          => '/^(?:' . implode( '|', Element::ATTRIBUTES['verify'] ) . ')$/D',
		);
		$labels   = Settings_Page::labels();
		$new      = array();
		foreach ( $patterns as $name => $pattern ) {
			$is_valid     = 1 === preg_match( $pattern, $given[ $name ] ) && ( 'forwarded_for' !== $name || 'client' === $given[ $name ] || false !== filter_var( $given[ $name ], FILTER_VALIDATE_IP ) );
			$new[ $name ] = $is_valid ? $given[ $name ] : $old[ $name ];
			if ( ! $is_valid ) {
				/* translators: %s: name of a setting */
				self::report( $name, sprintf( __( '"%s" was not saved, because its value is not valid.', 'dga-address-lookup' ), $labels[ $name ] ) );
			}
		}
		$new['secret_key'] = self::sanitize_secret( (string) ( $input['secret_key'] ?? '' ), $old['secret_key'] );
		if ( 'builtin' === $new['mode'] && ( '' === $new['client_id'] || '' === $new['secret_key'] ) && ! defined( 'DGA_CLIENT_ID' ) ) {
			self::report( 'mode', __( 'The built-in proxy needs a client ID and a secret key. Until both are saved, the test mode stays on.', 'dga-address-lookup' ) );
			$new['mode'] = 'external' === $old['mode'] ? 'external' : 'test';
		}
		return $new + array( 'sanitized' => '1' );
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
		if ( 1 !== preg_match( '/^[\x21-\x7e]{1,500}$/D', $given ) ) {
			self::report( 'secret_key', __( 'The secret key was not saved: it contains a space or a character that is not ASCII. Copy it again.', 'dga-address-lookup' ) );
			return $old;
		}
		if ( ! Proxy_Route::load() ) {
			self::report( 'secret_key', __( 'The secret key was not saved, because a file of the plugin is missing.', 'dga-address-lookup' ) );
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
