import { css, type CSSResult } from 'lit';

/**
 * The element takes font and colour from the page. Everything else hangs on a few custom properties; `light-dark()` follows the
 * page's `color-scheme`, and in forced colours the system's words replace all of it.
 */
export const styles: CSSResult = css`
  :host {
    display: block;
    --_accent: var(--dga-color, light-dark(#0b57d0, #a8c7fa));
    --_border: var(--dga-border, light-dark(#767676, #9a9a9a));
    --_background: var(--dga-background, light-dark(#fff, #1e1e1e));
    --_error: var(--dga-error, light-dark(#b3261e, #f2b8b5));
    --_radius: var(--dga-radius, 6px);
    --_space: var(--dga-space, 8px);
    font-family: var(--dga-font, inherit);
    line-height: 1.5;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  button {
    font: inherit;
    color: var(--_accent);
    min-block-size: 2em;
    border: 0;
    padding: 0 4px;
    background: none;
    text-decoration: underline;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--dga-focus, var(--_accent));
    outline-offset: 2px;
  }
  [part='status'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_space);
  }
  /* The lines that a message needs are kept free from the first keystroke on, so that no message moves the page. */
  .open {
    min-block-size: 2em;
  }
  @media (max-width: 40em) {
    .open {
      min-block-size: 5em;
      align-content: start;
    }
  }
  .error {
    color: var(--_error);
  }
`;
