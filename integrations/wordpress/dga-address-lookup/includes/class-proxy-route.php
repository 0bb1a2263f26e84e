<?php
/**
 * The built-in proxy.
 *
 * @package dga-address-lookup
 */

namespace DgaAddressLookup\WordPress;

defined( 'ABSPATH' ) || exit;

/** Serves the proxy under /wp-json/dga-address-lookup/v1/. */
final class Proxy_Route {
	const ROUTE = 'dga-address-lookup/v1';

	public static function register(): void {
		/*
		 * Before WordPress's own REST server (priority 10): it reflects any origin with credentials, answers errors in a format of its
		 * own, and many sites close it to visitors.
		 */
		add_action( 'parse_request', array( self::class, 'serve' ), 5 );
		// A network that deletes a site drops the tables of WordPress and those named here.
		add_filter( 'wpmu_drop_tables', static fn ( array $tables, $site ): array => array_merge( $tables, array( $GLOBALS['wpdb']->get_blog_prefix( $site ) . 'dga_address_lookup' ) ), 10, 2 );
	}

	/**
	 * Answers a request to one of the proxy's routes, and ends it.
	 *
	 * @param \WP $wp The current request.
	 */
	public static function serve( $wp ): void {
		$path   = '/' . ltrim( (string) ( $wp->query_vars['rest_route'] ?? '' ), '/' );
		$prefix = '/' . self::ROUTE . '/';
		if ( 0 !== strpos( $path, $prefix ) || 'builtin' !== Settings::all()['mode'] || ! self::load() ) {
			return;
		}
		\DgaAddressLookup\ignore_user_abort( true );
		self::proxy()->handle( \DgaAddressLookup\Request::fromGlobals(), substr( $path, strlen( $prefix ) ) )->send();
		exit;
	}

	/** Loads the proxy's code. False if its file is missing, because the plugin was not installed from its zip. */
	public static function load(): bool {
		$file = dirname( DGA_ADDRESS_LOOKUP_FILE ) . '/proxy.php';
		if ( ! is_readable( $file ) ) {
			return false;
		}
		require_once $file;
		require_once __DIR__ . '/class-database-store.php';
		return true;
	}

	/** The proxy with the plugin's settings. */
	private static function proxy(): \DgaAddressLookup\Proxy {
		$config = Settings::for_proxy();
		try {
			$store = Database_Store::is_supported() ? new Database_Store() : \DgaAddressLookup\FileStore::open( $config->stateDir, ABSPATH, $config->secretKey );
		} catch ( \DgaAddressLookup\StoreError $error ) {
			$store = new \DgaAddressLookup\BrokenStore( $error );
		}
		return new \DgaAddressLookup\Proxy( $config, $store );
	}

	/**
	 * Tests the connection as the settings say.
	 *
	 * @return string[] What is wrong and what to do; empty if everything works.
	 */
	public static function check(): array {
		$settings = Settings::all();
		if ( 'test' === $settings['mode'] ) {
			return array();
		}
		if ( 'external' === $settings['mode'] ) {
			$request = array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => '{"search_code":"1000004"}',
			);
			return self::check_url( $settings['endpoint'] . '/searchcode', $request, 'addresses' );
		}
		if ( ! self::load() ) {
			return array( __( 'A file of the plugin is missing.', 'dga-address-lookup' ) );
		}
		$problems = Settings::for_proxy()->problems;
		if ( array() !== $problems ) {
			return $problems;
		}
		try {
			self::proxy()->check();
		} catch ( \DgaAddressLookup\ApiError $error ) {
			return array( self::advice( $error ) );
		} catch ( \DgaAddressLookup\StoreError $error ) {
			return array( Settings::translate( $error->getMessage() ) );
		}
		// The credentials work. The route's own health check shows that visitors reach the proxy, without a second search.
		return self::check_url( Settings::endpoint() . '/readyz', array( 'method' => 'GET' ), 'status' );
	}

	/**
	 * Sends a request to the proxy as a visitor's browser reaches it.
	 *
	 * @param string               $url      Path on this site, or a URL.
	 * @param array<string, mixed> $request  Method, headers and body.
	 * @param string               $expected Name of a value that a good answer contains.
	 * @return string[]
	 */
	private static function check_url( string $url, array $request, string $expected ): array {
		$url    = 0 === strpos( $url, '/' ) ? untrailingslashit( self::origin() ) . $url : $url;
		$answer = wp_remote_request(
			$url,
			$request + array(
				'timeout'     => 8,
				'redirection' => 0,
			)
		);
		if ( is_wp_error( $answer ) ) {
			/* translators: 1: URL, 2: error message */
			return array( sprintf( __( 'No answer from %1$s: %2$s', 'dga-address-lookup' ), $url, $answer->get_error_message() ) );
		}
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( 200 === wp_remote_retrieve_response_code( $answer ) && isset( $body[ $expected ] ) ) {
			return array();
		}
		$code = is_array( $body ) && is_string( $body['code'] ?? null ) ? $body['code'] : __( 'not an answer of the proxy', 'dga-address-lookup' );
		/* translators: 1: URL, 2: status code of HTTP, 3: error code */
		return array( sprintf( __( '%1$s answered with status %2$d (%3$s).', 'dga-address-lookup' ), $url, wp_remote_retrieve_response_code( $answer ), $code ) );
	}

	/** Scheme and host of this site, without the folder it is installed in. */
	private static function origin(): string {
		$parts = wp_parse_url( home_url() );
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	private static function advice( \DgaAddressLookup\ApiError $error ): string {
		$texts  = array(
			'version'     => __( 'The API does not know this operation: its version and the scope of your credentials do not match. Ask the provider.', 'dga-address-lookup' ),
			'scope'       => __( 'Your credentials are not enabled for this API, or belong to the other environment.', 'dga-address-lookup' ),
			'credentials' => __( 'The API refuses client ID and secret key. Check both, and whether they belong to the selected environment (production and test have their own).', 'dga-address-lookup' ),
			'grant-type'  => __( 'The API refuses the grant type: its version has changed. Update the plugin.', 'dga-address-lookup' ),
			'address'     => __( 'The API refuses this server: register the IP address in "Registered IP address" with the API, or enter one that is registered.', 'dga-address-lookup' ),
			'system'      => __( 'The API refuses this system: check the credentials and the registered IP addresses.', 'dga-address-lookup' ),
			'url'         => __( 'The API does not know the address of the request: check the environment.', 'dga-address-lookup' ),
			'network'     => __( 'The API cannot be reached from this server. Ask your hosting company whether outgoing HTTPS connections are allowed.', 'dga-address-lookup' ),
			'timeout'     => __( 'The API did not answer within five seconds. Try again later.', 'dga-address-lookup' ),
		);
		$number = '' === $error->errorCode ? '' : " ({$error->errorCode})";
		return ( $texts[ $error->diagnosis() ?? '' ] ?? __( 'The API is not available. Try again later.', 'dga-address-lookup' ) ) . $number;
	}
}
