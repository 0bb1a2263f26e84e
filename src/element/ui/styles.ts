import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the host. */
export const styles: CSSResult = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
`;
