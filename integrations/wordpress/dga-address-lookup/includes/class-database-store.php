<?php
/**
 * The proxy's store in WordPress's database.
 *
 * @package dga-address-lookup
 */

// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery -- an own table, whose name has no input.

namespace DgaAddressLookup\WordPress;

use DgaAddressLookup\Json;
use DgaAddressLookup\Store;
use DgaAddressLookup\StoreError;

defined( 'ABSPATH' ) || exit;

/** Keeps the encrypted token and the counters in a separate table, with the database's named locks. Several web servers can share it. */
final class Database_Store implements Store {
	private string $table;

	public function __construct() {
		$this->table = self::table();
		if ( '1' !== get_option( 'dga_address_lookup_table' ) ) {
			$this->create();
		}
	}

	/** Whether the database has named locks. SQLite, which a drop-in can bring, has none. */
	public static function is_supported(): bool {
		global $wpdb;
		return (bool) $wpdb->is_mysql;
	}

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'dga_address_lookup';
	}

	public function read( string $name ): array {
		global $wpdb;
		$value = $wpdb->get_var( $wpdb->prepare( "SELECT value FROM `{$this->table}` WHERE name = %s", $name ) );
		$entry = null === $value ? array() : Json::parse( $value );
		return is_array( $entry ) ? $entry : array();
	}

	public function update( string $name, callable $change, float $waitSeconds = 2.0 ) {
		global $wpdb;
		$lock = substr( 'dga ' . hash( 'sha256', DB_NAME . " {$this->table} $name" ), 0, 60 );
		if ( '1' !== (string) $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %f)', $lock, $waitSeconds ) ) ) {
			throw new StoreError( 'Another request holds the entry.', true );
		}
		try {
			[ $entry, $result ] = $change( $this->read( $name ) );
			if ( null !== $entry && false === $wpdb->query( $wpdb->prepare( "REPLACE INTO `{$this->table}` (name, value) VALUES (%s, %s)", $name, Json::encode( $entry ) ) ) ) {
				throw new StoreError( 'The table of the plugin cannot be written: check the rights of the database user.' );
			}
			return $result;
		} finally {
			$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', $lock ) );
		}
	}

	private function create(): void {
		global $wpdb;
		$charset = $wpdb->get_charset_collate();
		if ( false === $wpdb->query( "CREATE TABLE IF NOT EXISTS `{$this->table}` (name varchar(64) NOT NULL PRIMARY KEY, value longtext NOT NULL) $charset" ) ) {
			throw new StoreError( 'The table of the plugin cannot be created: check the rights of the database user.' );
		}
		update_option( 'dga_address_lookup_table', '1' );
	}
}
