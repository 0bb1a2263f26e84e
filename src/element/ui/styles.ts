import { css, type CSSResult } from '@lit/reactive-element';

/**
 * Styles of the host and of the status line, as far as their room needs them. The look of text, buttons and colors comes with the chunk of the
 * code field, which a message loads too. Until the host takes room, it is inline: a block would break a line of the page, from the upgrade on,
 * and a line height of its own would make that line higher.
 */
export const styles: CSSResult = css`
  :host {
    --_space: var(--dga-space, 8px);
  }
  :host(:state(_open):not([hidden])) {
    display: block;
    line-height: 1.5;
  }
  * {
    box-sizing: border-box;
  }
  /* For screen readers only. A space at the start separates the text from the sentence before. */
  .heard {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: pre;
  }
  [part='status'] {
    /* Without a message, the margins of the page's rows around it collapse as if it were not there. */
    position: absolute;
  }
  /* One line. The chunk of the code field adds rows if the usual message needs them. */
  .open {
    position: static;
    padding-block-end: calc(var(--_space) / 2);
    min-block-size: 2em;
  }
  /* The built-in input, whose chunk is loading: label, input and hint. */
  .room {
    block-size: calc(2.8125em + var(--dga-gap, var(--_space)) + var(--dga-height, max(44px, 2.75em)));
  }
  .line {
    /* Contains the text for screen readers: outside, it widens a page whose form is in a scrolling row. */
    position: relative;
    font-size: 0.875em;
  }
`;
