/**
 * Registers `<dga-address-lookup>`. Safe to load twice: the first definition stays.
 *
 * @module
 */
import { DgaAddressLookup } from './element/index.ts';

export * from './element/index.ts';

// There is no registry on a server; the tag is upgraded in the browser.
if (globalThis.customElements && !customElements.get('dga-address-lookup')) customElements.define('dga-address-lookup', DgaAddressLookup);
