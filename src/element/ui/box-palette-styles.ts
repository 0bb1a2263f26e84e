import { css, type CSSResult } from '@lit/reactive-element';

/**
 * The colors of the message, and the colors and measures of inputs and lists. Pages declare dark mode in many ways
 * or not at all, so our colors derive from the inherited text color: light text means a dark background. Engines without relative colors
 * use the system colors, and so do forced-colors mode and, for the message, a page that could not load this chunk.
 */
export const boxPalette: CSSResult = css`
  :host {
    --_accent: var(--dga-color, currentcolor);
    --_error: var(--dga-error, currentcolor);
    --_ground: var(--dga-background, Canvas);
    --_text: CanvasText;
    --_border: var(--dga-border, currentcolor);
    --_radius: var(--dga-radius, 6px);
    --_gap: var(--dga-gap, var(--_space));
    --_height: var(--dga-height, max(44px, 2.75em));
    --_padding: var(--dga-padding, calc(var(--_space) * 1.5));
    --_line: var(--dga-border-width, 1px) solid var(--_border);
    --_label-weight: var(--dga-label-weight, 600);
    --_label-size: var(--dga-label-size, 1em);
    --_hover: var(--dga-hover, color-mix(in srgb, var(--_accent) 10%, transparent));
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
      --_ground: var(--dga-background, oklch(from currentcolor calc(1 - 0.77 * var(--_dark)) 0 h));
      /* At least 7:1 on the ground, also on pages with grey text. */
      --_text: oklch(from currentcolor calc(min(l, 0.42) * (1 - var(--_dark)) + max(l, 0.85) * var(--_dark)) c h);
      --_border: var(--dga-border, oklch(from currentcolor calc(0.57 + 0.1 * var(--_dark)) 0 h));
    }
  }
`;
