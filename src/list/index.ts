/**
 * ZIP Codes and address search from Japan Post's public list, without the API: for outages, demos and sites without a backend.
 *
 * @module
 */
export { createListClient } from './list-client.ts';
export type { ListData, ReadListFile } from './list-files.ts';
export { type ListReport, type PreparedList, prepareList } from './prepare-list.ts';
