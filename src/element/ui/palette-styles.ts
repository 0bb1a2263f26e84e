import { css, type CSSResult } from '@lit/reactive-element';

/**
 * The colors of the message, and what everything is made of. Font and text color come from the page. Pages declare dark mode in many ways
 * or not at all, so our colors derive from the inherited text color: light text means a dark background. Engines without relative colors
 * use the system colors, and so does forced-colors mode.
 */
export const palette: CSSResult = css`
  :host {
    --_accent: var(--dga-color, currentcolor);
    --_error: var(--dga-error, currentcolor);
    --_space: var(--dga-space, 8px);
    font-family: var(--dga-font, inherit);
    text-align: start;
  }
  @supports (color: oklch(from currentcolor l c h)) {
    :host {
      /* 1 if the text is light, otherwise 0. */
      --_dark: clamp(0, (l - 0.6) * 999, 1);
      /* Text without a ground: if it may be too light for white, the grey that has 4.5:1 on white and on black. */
      --_readable: oklch(from currentcolor min(l, 0.566 + var(--_dark)) c h);
      /* 7:1 on white and on black; 4.5:1 on both beside grey text that both may have. */
      --_error: var(
        --dga-error,
        oklch(
          from currentcolor calc(0.485 + 0.102 * clamp(0, (l - 0.559) * 999, 1) + 0.213 * var(--_dark)) calc(0.19 - 0.09 * var(--_dark)) 27
        )
      );
    }
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
