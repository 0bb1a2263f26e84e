/**
 * Registers `<dga-address-lookup>`. Safe to load twice: the first definition stays.
 *
 * @module
 */
import { DgaAddressLookup } from './element/index.ts';

export * from './element/index.ts';

// Servers have no registry; the browser upgrades the element.
if (globalThis.customElements && !customElements.get('dga-address-lookup')) customElements.define('dga-address-lookup', DgaAddressLookup);
