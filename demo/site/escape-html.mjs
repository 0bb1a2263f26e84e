/** Escapes text for HTML content and double-quoted attributes. */
export const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
