import { css, type CSSResult } from 'lit';

/**
 * The colors and measures of the element. Font and text color come from the page. Pages declare dark mode in many ways or not at all,
 * so our colors derive from the inherited text color: light text means a dark background. Engines without relative colors use the
 * system colors, and so does forced-colors mode.
 */
export const palette: CSSResult = css`
  :host {
    --_ground: var(--dga-background, Canvas);
    --_text: CanvasText;
    --_accent: var(--dga-color, currentcolor);
    --_error: var(--dga-error, currentcolor);
    --_border: var(--dga-border, currentcolor);
    --_radius: var(--dga-radius, 6px);
    --_space: var(--dga-space, 8px);
    --_gap: var(--dga-gap, var(--_space));
    --_height: var(--dga-height, max(44px, 2.75em));
    --_padding: var(--dga-padding, calc(var(--_space) * 1.5));
    --_line: var(--dga-border-width, 1px) solid var(--_border);
    --_label-weight: var(--dga-label-weight, 600);
    --_label-size: var(--dga-label-size, 1em);
    --_hover: var(--dga-hover, color-mix(in srgb, var(--_accent) 10%, transparent));
    font-family: var(--dga-font, inherit);
    line-height: 1.5;
    text-align: start;
  }
  @supports (color: oklch(from currentcolor l c h)) {
    :host {
      /* 1 if the text is light, otherwise 0. */
      --_dark: clamp(0, (l - 0.6) * 999, 1);
      --_ground: var(--dga-background, oklch(from currentcolor calc(1 - 0.77 * var(--_dark)) 0 h));
      /* Text without a ground: if it may be too light for white, the grey that has 4.5:1 on white and on black. */
      --_readable: oklch(from currentcolor min(l, 0.566 + var(--_dark)) c h);
      /* At least 7:1 on the ground, also on pages with grey text. */
      --_text: oklch(from currentcolor calc(min(l, 0.42) * (1 - var(--_dark)) + max(l, 0.85) * var(--_dark)) c h);
      /* 7:1 too, on white and on black; 4.5:1 on both beside grey text that both may have. */
      --_error: var(
        --dga-error,
        oklch(
          from currentcolor calc(0.485 + 0.102 * clamp(0, (l - 0.559) * 999, 1) + 0.213 * var(--_dark)) calc(0.19 - 0.09 * var(--_dark)) 27
        )
      );
      --_border: var(--dga-border, oklch(from currentcolor calc(0.57 + 0.1 * var(--_dark)) 0 h));
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
    /* Copied text has it once. */
    user-select: none;
  }
  :focus-visible {
    outline: 3px solid var(--dga-focus, var(--_accent));
    outline-offset: 2px;
  }
`;
