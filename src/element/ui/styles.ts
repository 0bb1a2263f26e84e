import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the host. */
export const styles: CSSResult = css`
  :host {
    display: block;
    /* Japanese lines break between phrases. */
    word-break: auto-phrase;
  }
  :host([hidden]) {
    display: none;
  }
`;
