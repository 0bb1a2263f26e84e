import { css, type CSSResult } from 'lit';

/** The own input with its label, button and hint; and the button alone beside the page's field. */
export const ownFieldStyles: CSSResult = css`
  [part='field'] {
    display: grid;
    gap: calc(var(--_space) / 2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }
  [part='label'] {
    font-weight: 600;
  }
  [part='input'],
  [part='button'] {
    font: inherit;
    /* Phones zoom in on smaller text. */
    font-size: max(1em, 16px);
    min-block-size: 2.75em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    padding: 0 calc(var(--_space) * 1.5);
    background: var(--_background);
    text-decoration: none;
  }
  [part='input'] {
    color: inherit;
    flex: 1 1 10em;
    min-inline-size: 0;
    max-inline-size: 20em;
  }
  [part='input'][aria-invalid='true'] {
    border-color: var(--_error);
  }
  [part='hint'] {
    margin: 0;
    opacity: 0.8;
    font-size: 0.875em;
  }
`;
