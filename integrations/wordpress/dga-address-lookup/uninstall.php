<?php
/**
 * Removes everything that the plugin has stored.
 *
 * @package dga-address-lookup
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the settings and the table of the current site. */
function dga_address_lookup_uninstall() {
	global $wpdb;
	delete_option( 'dga_address_lookup' );
	delete_option( 'dga_address_lookup_table' );
	// Unread results of a connection test.
	$wpdb->query( "DELETE FROM `{$wpdb->options}` WHERE option_name LIKE '\\_transient\\_%dga\\_address\\_lookup\\_test\\_%'" ); // phpcs:ignore WordPress.DB -- no input.
	$wpdb->query( "DROP TABLE IF EXISTS `{$wpdb->prefix}dga_address_lookup`" ); // phpcs:ignore WordPress.DB -- an own table, whose name has no input.
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $dga_address_lookup_site ) {
		switch_to_blog( $dga_address_lookup_site );
		dga_address_lookup_uninstall();
		restore_current_blog();
	}
} else {
	dga_address_lookup_uninstall();
}
