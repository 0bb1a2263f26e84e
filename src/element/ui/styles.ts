import { css, type CSSResult } from '@lit/reactive-element';

/**
 * Styles of the host and of the status line, and what everything is made of. Font and text color come from the page; the colors that derive
 * from it are in `boxPalette`. Until the host takes room, it is inline: a block would break a line of the page, from the upgrade on, and a
 * line height of its own would make that line higher.
 */
export const styles: CSSResult = css`
  :host {
    --_accent: var(--dga-color, currentcolor);
    --_error: var(--dga-error, currentcolor);
    --_space: var(--dga-space, 8px);
    font-family: var(--dga-font, inherit);
    text-align: start;
    /* Japanese lines break between phrases. */
    word-break: auto-phrase;
  }
  :host(:state(_open):not([hidden])) {
    display: block;
    line-height: 1.5;
  }
  /* A page's ring for everything that has the focus would frame the whole element, whose controls have their own. */
  :host(:focus) {
    outline: none !important;
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
    /* Copied text has it once. Safari knows only the first name. */
    -webkit-user-select: none;
    user-select: none;
  }
  :focus-visible {
    outline: 3px solid var(--dga-focus, var(--_accent));
    outline-offset: 2px;
  }
  [part='status'] {
    color: var(--_readable);
    display: grid;
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
    grid-area: 1 / 1;
    /* Contains the text for screen readers: outside, it widens a page whose form is in a scrolling row. */
    position: relative;
    font-size: 0.875em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .line > :not([role], :empty),
  .shown {
    margin-inline-end: var(--_space);
  }
`;
