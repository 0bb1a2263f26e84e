import { html, LitElement, type TemplateResult } from 'lit';
import { checkout } from '../support/checkout.ts';

/** A minimal Lit element, as the baseline. */
class BareElement extends LitElement {
  protected override render(): TemplateResult {
    return html`<div part="status"><span role="status"></span></div>`;
  }
}
customElements.define('bare-element', BareElement);

export const OURS = '<dga-address-lookup endpoint="/none"></dga-address-lookup>';
export const BARE = '<bare-element></bare-element>';

/** As many forms, each with an element. */
export function crowd(tag: string, count: number): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML =
    `<form><label>〒 <input autocomplete="postal-code"></label><input autocomplete="address-level1"><input autocomplete="address-level2"><input autocomplete="address-line1">${tag}</form>`.repeat(
      count,
    );
  return host;
}

/** Loads what elements load once in the life of a page. */
export async function loadChunks(): Promise<void> {
  const host = crowd(OURS, 5);
  document.body.append(host);
  const { element } = await checkout();
  await element.lookup('1020072');
  host.remove();
}
