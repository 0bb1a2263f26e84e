import { css, type CSSResult } from '@lit/reactive-element';

/**
 * Styles of the host. Until it takes room, it is inline: a block would break a line of the page, from the upgrade on, and a line height of its
 * own would make that line higher.
 */
export const styles: CSSResult = css`
  :host {
    /* Japanese lines break between phrases. */
    word-break: auto-phrase;
  }
  :host(:state(_open):not([hidden])) {
    display: block;
    line-height: 1.5;
  }
`;
