<?php
/**
 * The settings page, the connection test and notices for administrators.
 *
 * @package dga-address-lookup
 */

namespace DgaAddressLookup\WordPress;

defined( 'ABSPATH' ) || exit;

/** Settings → Address lookup. */
final class Settings_Page {
	const SLUG = 'dga-address-lookup';
	const TEST = 'dga_address_lookup_test';

	public static function register(): void {
		add_action( 'admin_init', static fn () => register_setting( Settings::OPTION, Settings::OPTION, array( 'sanitize_callback' => array( Settings::class, 'sanitize' ) ) ) );
		add_action( 'admin_menu', array( self::class, 'add_page' ) );
		add_action( 'admin_post_' . self::TEST, array( self::class, 'test' ) );
		add_action( 'admin_notices', array( self::class, 'notices' ) );
		add_action( 'admin_init', array( self::class, 'add_privacy_text' ) );
		add_filter(
			'plugin_action_links_' . plugin_basename( DGA_ADDRESS_LOOKUP_FILE ),
			// The links have names, which PHP before 8.1 cannot unpack with `...`.
			static fn ( array $links ): array => array_merge( array( '<a href="' . esc_url( self::url() ) . '">' . esc_html__( 'Settings', 'dga-address-lookup' ) . '</a>' ), $links )
		);
	}

	/**
	 * Names of the settings.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return array(
			'mode'            => __( 'Source of addresses', 'dga-address-lookup' ),
			'client_id'       => __( 'Client ID', 'dga-address-lookup' ),
			'secret_key'      => __( 'Secret key', 'dga-address-lookup' ),
			'environment'     => __( 'Environment', 'dga-address-lookup' ),
			'forwarded_for'   => __( 'Registered IP address', 'dga-address-lookup' ),
			'trusted_proxies' => __( 'Your own reverse proxies', 'dga-address-lookup' ),
			'endpoint'        => __( 'Address of your proxy', 'dga-address-lookup' ),
			'woocommerce'     => __( 'WooCommerce', 'dga-address-lookup' ),
			'require_block'   => __( 'Block number', 'dga-address-lookup' ),
			'verify'          => __( 'Compare ZIP Code and address', 'dga-address-lookup' ),
		);
	}

	public static function add_page(): void {
		add_options_page( __( 'Address lookup', 'dga-address-lookup' ), __( 'Address lookup', 'dga-address-lookup' ), 'manage_options', self::SLUG, array( self::class, 'render' ) );
	}

	/** Tests the connection with the saved settings, and shows the result on the settings page. */
	public static function test(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'dga-address-lookup' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::TEST );
		set_transient( self::TEST . '_' . get_current_user_id(), Proxy_Route::check(), 60 );
		wp_safe_redirect( add_query_arg( 'tested', '1', self::url() ) );
		exit;
	}

	public static function notices(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		foreach ( array( Element::script(), 'proxy.php' ) as $file ) {
			if ( ! is_readable( dirname( DGA_ADDRESS_LOOKUP_FILE ) . '/' . $file ) ) {
				/* translators: %s: name of a file */
				self::notice( 'error', sprintf( __( 'Address lookup: the file %s of the plugin is missing. Install the plugin from its zip file (dist/wordpress/dga-address-lookup.zip), not from its source.', 'dga-address-lookup' ), $file ) );
			}
		}
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->id, array( 'settings_page_' . self::SLUG, 'plugins', 'dashboard' ), true ) ) {
			return;
		}
		$url = 'settings_page_' . self::SLUG === $screen->id ? '' : self::url();
		foreach ( self::problems() as $problem ) {
			/* translators: %s: what is wrong */
			self::notice( 'error', sprintf( __( 'Address lookup does not work: %s', 'dga-address-lookup' ), $problem ), $url );
		}
		if ( 'test' === Settings::all()['mode'] ) {
			self::notice( 'info', __( 'Address lookup is in test mode: only administrators see it on pages, and it only knows the test data (for example 100-0004 and A7E-2FK2).', 'dga-address-lookup' ), $url );
		}
	}

	/**
	 * The problems that keep the built-in proxy from answering.
	 *
	 * @return string[]
	 */
	private static function problems(): array {
		return 'builtin' === Settings::all()['mode'] && Proxy_Route::load() ? Settings::for_proxy()->problems : array();
	}

	public static function add_privacy_text(): void {
		if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
			wp_add_privacy_policy_content(
				__( 'Address lookup', 'dga-address-lookup' ),
				'<p>' . esc_html__( 'When you enter a ZIP Code or a Digital Address in a form, this site sends it to the address service of Japan Post, which returns the address. This site stores neither the code nor the answer, only what you submit with the form.', 'dga-address-lookup' ) . '</p>'
			);
		}
	}

	public static function render(): void {
		$settings = Settings::all();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Address lookup', 'dga-address-lookup' ); ?></h1>
			<?php self::print_test_result(); ?>
			<form method="post" action="options.php">
				<?php settings_fields( Settings::OPTION ); ?>
				<table class="form-table" role="presentation">
					<?php
					self::row( 'mode', fn () => self::choices( 'mode', $settings['mode'], array(
						'builtin'  => __( 'Built-in proxy', 'dga-address-lookup' ),
						'external' => __( 'A proxy of your own', 'dga-address-lookup' ),
						'test'     => __( 'Test mode (test data only)', 'dga-address-lookup' ),
					), __( 'The built-in proxy calls the API of Japan Post from this site. Test mode needs no contract.', 'dga-address-lookup' ) ) );
					self::row( 'client_id', fn () => self::text( 'client_id', $settings['client_id'], self::constant_hint( 'DGA_CLIENT_ID', __( 'From the API provider portal. For the built-in proxy.', 'dga-address-lookup' ) ) ) );
					self::row( 'secret_key', fn () => self::secret( '' !== $settings['secret_key'] ) );
					self::row( 'environment', fn () => self::choices( 'environment', $settings['environment'], array(
						'production' => __( 'Production', 'dga-address-lookup' ),
						'test'       => __( 'Test (has its own credentials)', 'dga-address-lookup' ),
					) ) );
					self::row( 'forwarded_for', fn () => self::text( 'forwarded_for', $settings['forwarded_for'], self::constant_hint( 'DGA_FORWARDED_FOR', __( 'The IP address that you registered with the API; many sites register 127.0.0.1.', 'dga-address-lookup' ) ) ) );
					self::row( 'trusted_proxies', fn () => self::text( 'trusted_proxies', $settings['trusted_proxies'], self::constant_hint( 'DGA_TRUSTED_PROXIES', __( 'Only if a CDN or load balancer of yours stands in front of this site: its addresses or blocks, separated by commas. Visitors are limited by their own address then.', 'dga-address-lookup' ) ) ) );
					self::row( 'endpoint', fn () => self::text( 'endpoint', $settings['endpoint'], __( 'For a proxy of your own: a path on this site such as /dga, or an https URL.', 'dga-address-lookup' ) ) );
					self::row( 'woocommerce', fn () => self::checkbox( 'woocommerce', $settings['woocommerce'], __( 'In the checkout and in the addresses of the account', 'dga-address-lookup' ) ) );
					self::row( 'require_block', fn () => self::checkbox( 'require_block', $settings['require_block'], __( 'Required: a form without one cannot be submitted', 'dga-address-lookup' ) ) );
					self::row( 'verify', fn () => self::choices( 'verify', $settings['verify'], array(
						'warn'  => __( 'Show a message if they disagree', 'dga-address-lookup' ),
						'block' => __( 'Hold the form until confirmed', 'dga-address-lookup' ),
						'off'   => __( 'Do not compare', 'dga-address-lookup' ),
					) ) );
					?>
				</table>
				<?php submit_button(); ?>
			</form>
			<h2><?php esc_html_e( 'Connection', 'dga-address-lookup' ); ?></h2>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( self::TEST ); ?>">
				<?php wp_nonce_field( self::TEST ); ?>
				<p><?php esc_html_e( 'Looks up one ZIP Code with the saved settings.', 'dga-address-lookup' ); ?></p>
				<?php submit_button( __( 'Test the connection', 'dga-address-lookup' ), 'secondary', self::TEST ); ?>
			</form>
			<h2><?php esc_html_e( 'In your pages', 'dga-address-lookup' ); ?></h2>
			<p><?php esc_html_e( 'Insert the block "Address lookup", or a shortcode, inside the form or directly beside it:', 'dga-address-lookup' ); ?></p>
			<p><code>[dga_address_lookup]</code><br><code>[dga_address_lookup for="zip"]</code><br><code>[dga_address_lookup standalone label="郵便番号・デジタルアドレス"]</code></p>
			<p><?php esc_html_e( 'In Contact Form 7, the shortcode works inside the form; so does the form-tag:', 'dga-address-lookup' ); ?> <code>[dga_address for:zip]</code></p>
		</div>
		<?php
	}

	private static function print_test_result(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows what test() has stored for this user.
		if ( ! isset( $_GET['tested'] ) ) {
			return;
		}
		$problems = get_transient( self::TEST . '_' . get_current_user_id() );
		if ( ! is_array( $problems ) ) {
			return;
		}
		delete_transient( self::TEST . '_' . get_current_user_id() );
		// A notice at the top of the page already names the problems of the settings.
		foreach ( array_diff( $problems, self::problems() ) as $problem ) {
			self::notice( 'error', $problem );
		}
		if ( array() === $problems ) {
			self::notice( 'success', 'test' === Settings::all()['mode'] ? __( 'Test mode needs no connection.', 'dga-address-lookup' ) : __( 'The connection works.', 'dga-address-lookup' ) );
		}
	}

	private static function row( string $name, callable $render ): void {
		printf( '<tr><th scope="row"><label for="dga-%s">%s</label></th><td>', esc_attr( $name ), esc_html( self::labels()[ $name ] ) );
		$render();
		echo '</td></tr>';
	}

	private static function choices( string $name, string $value, array $options, string $hint = '' ): void {
		printf( '<select id="dga-%1$s" name="%2$s[%1$s]">', esc_attr( $name ), esc_attr( Settings::OPTION ) );
		foreach ( $options as $option => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( $value, $option, false ), esc_html( $label ) );
		}
		echo '</select>';
		if ( '' !== $hint ) {
			printf( '<p class="description">%s</p>', esc_html( $hint ) );
		}
	}

	private static function text( string $name, string $value, string $hint ): void {
		printf( '<input class="regular-text" type="text" id="dga-%1$s" name="%2$s[%1$s]" value="%3$s" autocomplete="off" spellcheck="false">', esc_attr( $name ), esc_attr( Settings::OPTION ), esc_attr( $value ) );
		printf( '<p class="description">%s</p>', esc_html( $hint ) );
	}

	private static function secret( bool $is_saved ): void {
		printf( '<input class="regular-text" type="password" id="dga-secret_key" name="%s[secret_key]" value="" autocomplete="new-password" placeholder="%s">', esc_attr( Settings::OPTION ), $is_saved ? '••••••••' : '' );
		$hint = $is_saved ? Settings::secret_problem() ?? __( 'A secret key is saved, encrypted. Leave the field empty to keep it.', 'dga-address-lookup' ) : __( 'From the API provider portal. It is stored encrypted and never shown again.', 'dga-address-lookup' );
		printf( '<p class="description">%s</p>', esc_html( self::constant_hint( 'DGA_SECRET_KEY', $hint ) ) );
	}

	private static function checkbox( string $name, string $value, string $label ): void {
		printf( '<label><input type="checkbox" id="dga-%1$s" name="%2$s[%1$s]" value="1"%3$s> %4$s</label>', esc_attr( $name ), esc_attr( Settings::OPTION ), checked( $value, '1', false ), esc_html( $label ) );
	}

	private static function constant_hint( string $constant, string $hint ): string {
		/* translators: %s: name of a constant */
		return defined( $constant ) ? sprintf( __( 'Set in wp-config.php (%s), which takes precedence.', 'dga-address-lookup' ), $constant ) : $hint;
	}

	private static function notice( string $kind, string $text, string $url = '' ): void {
		$link = '' === $url ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'dga-address-lookup' ) );
		printf( '<div class="notice notice-%s"><p>%s%s</p></div>', esc_attr( $kind ), esc_html( $text ), $link ); // phpcs:ignore WordPress.Security.EscapeOutput -- the link is escaped above.
	}

	private static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}
}
