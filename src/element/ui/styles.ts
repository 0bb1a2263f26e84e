import { css, type CSSResult } from 'lit';

/** What must hold from the first moment; the rest comes with what is shown. */
export const styles: CSSResult = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
`;
