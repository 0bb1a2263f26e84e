import { css, type CSSResult } from 'lit';

/** Styles of the host. */
export const styles: CSSResult = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
`;
