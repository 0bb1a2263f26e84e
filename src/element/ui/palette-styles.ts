import { css, type CSSResult } from 'lit';

/**
 * The element takes font and colour from the page. Pages say that they are dark in many ways, or not at all, so our own colours follow
 * the one thing that is always true: the colour of the text around us. Where that is light, the ground is dark. Engines without relative
 * colours get the system's pair of ground and text. In forced colours the system's words replace all of it.
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
    font-family: var(--dga-font, inherit);
    line-height: 1.5;
    text-align: start;
  }
  @supports (color: oklch(from currentcolor l c h)) {
    :host {
      /* 1 where the text is light, else 0. */
      --_dark: clamp(0, (l - 0.6) * 999, 1);
      --_ground: var(--dga-background, oklch(from currentcolor calc(1 - 0.77 * var(--_dark)) 0 h));
      --_text: inherit;
      --_accent: var(--dga-color, oklch(from currentcolor calc(0.46 + 0.36 * var(--_dark)) calc(0.18 - 0.09 * var(--_dark)) 260));
      --_error: var(--dga-error, oklch(from currentcolor calc(0.5 + 0.3 * var(--_dark)) calc(0.19 - 0.09 * var(--_dark)) 27));
      --_border: var(--dga-border, oklch(from currentcolor calc(0.57 + 0.1 * var(--_dark)) 0 h));
    }
  }
  * {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 3px solid var(--dga-focus, var(--_accent));
    outline-offset: 2px;
  }
`;
