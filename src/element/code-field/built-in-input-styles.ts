import { css, type CSSResult } from 'lit';

/** The own input with its label, button and hint; and the button alone beside the page's field. */
export const ownFieldStyles: CSSResult = css`
  [part='field'] {
    display: grid;
    /* Not the width that the input would like to have. */
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: calc(var(--_space) / 2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    inline-size: 100%;
  }
  [part='label'] {
    font-weight: 600;
  }
  [part='input'],
  [part='button'] {
    font: inherit;
    /* Phones zoom in on smaller text. */
    font-size: max(1em, 16px);
    min-block-size: max(44px, 2.75em);
    border: 1px solid var(--_border, currentcolor);
    border-radius: var(--_radius);
    padding: 0 calc(var(--_space) * 1.5);
    background: var(--dga-background, transparent);
  }
  [part='input'] {
    color: inherit;
    flex: 1 1 10em;
    min-inline-size: 0;
    max-inline-size: 20em;
  }
  [part='input']::placeholder {
    color: inherit;
    opacity: 0.75;
  }
  [part='input'][aria-invalid='true'] {
    border-color: var(--_error);
    /* Not by colour alone. */
    border-width: 2px;
    padding-inline: calc(var(--_space) * 1.5 - 1px);
  }
  [part='input']:disabled,
  [part='button']:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  [part='button'] {
    color: var(--_accent);
    border-color: currentcolor;
    font-weight: 600;
    cursor: pointer;
  }
  [part='button']:enabled:hover {
    background: color-mix(in srgb, currentcolor 10%, var(--dga-background, transparent));
  }
  [part='hint'] {
    margin: 0;
    word-break: auto-phrase;
    font-size: 0.875em;
    opacity: 0.8;
  }
  @media (forced-colors: active) {
    [part='input']:disabled,
    [part='button']:disabled {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
