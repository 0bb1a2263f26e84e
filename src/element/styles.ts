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
    --_radius: var(--dga-radius, 6px);
    --_space: var(--dga-space, 8px);
    --_error: var(--dga-error, light-dark(#b3261e, #f2b8b5));
    --_focus: var(--dga-focus, light-dark(#0b57d0, #a8c7fa));
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
  [part='field'] {
    display: grid;
    gap: calc(var(--_space) / 2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  p {
    margin: 0;
  }
  label {
    font-weight: 600;
  }
  input,
  button {
    font: inherit;
    font-size: max(1em, 16px);
    min-block-size: 2.75em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0 calc(var(--_space) * 1.5);
    color: inherit;
    background: var(--dga-background, light-dark(#fff, #1e1e1e));
  }
  input {
    flex: 1 1 10em;
    min-inline-size: 0;
    max-inline-size: 20em;
  }
  input[aria-invalid='true'] {
    border-color: var(--_error);
  }
  button {
    cursor: pointer;
    color: var(--_accent);
  }
  button.quiet {
    min-block-size: 2em;
    font-size: inherit;
    border: 0;
    padding: 0 4px;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  :is(input, button, [part='list'], [part='status']):focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  [part='status']:focus:not(:focus-visible) {
    outline: none;
  }
  [part='hint'] {
    opacity: 0.8;
    font-size: 0.875em;
  }
  /* The lines that a message needs are kept free from the first keystroke on, so that no message moves the page. */
  [part='status'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_space);
    font-size: 0.9375em;
  }
  .open[part='status'] {
    min-block-size: 2em;
  }
  @media (max-width: 40em) {
    .open[part='status'] {
      min-block-size: 5em;
      align-content: start;
    }
  }
  .error {
    color: var(--_error);
  }
  [part='list'] {
    max-block-size: min(20em, 50vh);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--dga-background, light-dark(#fff, #1e1e1e));
  }
  [part='group'] > span {
    display: block;
    padding: calc(var(--_space) / 2) var(--_space);
    font-size: 0.875em;
    font-weight: 600;
    border-block-end: 1px solid color-mix(in srgb, var(--_border) 40%, transparent);
  }
  [part~='option'] {
    min-block-size: 2.75em;
    padding: var(--_space) calc(var(--_space) * 1.5);
    cursor: pointer;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space);
  }
  [part~='option'] small {
    opacity: 0.8;
  }
  [part~='option']:hover {
    background: color-mix(in srgb, var(--_accent) 10%, transparent);
  }
  [part~='option'][aria-selected='true'] {
    background: color-mix(in srgb, var(--_accent) 16%, transparent);
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    [part~='option'][aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`;
