import { css, type CSSResult } from '@lit/reactive-element';

/** What everything is made of. Font and text color come from the page; the colors that derive from it are in `boxPalette`. */
export const palette: CSSResult = css`
  :host {
    --_accent: var(--dga-color, currentcolor);
    --_error: var(--dga-error, currentcolor);
    --_space: var(--dga-space, 8px);
    font-family: var(--dga-font, inherit);
    text-align: start;
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
`;
