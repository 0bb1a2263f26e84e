import { css, type CSSResult } from '@lit/reactive-element';

/** The built-in input with label, button and hint, the button beside the page's field, and what pickers and the filter have in common with them. */
export const builtInInputStyles: CSSResult = css`
  [part~='field'] {
    display: grid;
    /* Ignores the input's intrinsic width. */
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: calc(var(--_gap) / 2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
    inline-size: 100%;
  }
  label {
    font-size: var(--_label-size);
    font-weight: var(--_label-weight);
  }
  [part='input'],
  [part='filter'],
  [part='picker'],
  [part='button'] {
    font: inherit;
    color: inherit;
    font-family: var(--_family, inherit);
    /* Phones zoom in on smaller text. */
    font-size: var(--_size, max(1em, 16px));
    min-block-size: var(--_height);
    border: var(--_line);
    border-radius: var(--_radius);
    padding: 0 var(--_padding);
    background: var(--dga-background, transparent);
  }
  /* In the full color of the page, whose contrast may be just enough. */
  [part='hint'] {
    color: var(--_readable);
    font-size: 0.875em;
  }
  [part='input'] {
    flex: 1 1 10em;
    min-inline-size: 0;
    max-inline-size: var(--_width, var(--dga-width, 20em));
  }
  ::placeholder {
    color: inherit;
    opacity: 0.75;
  }
  [part='input'][aria-invalid='true'] {
    border-color: var(--_error);
    /* Not by color alone. */
    border-width: 2px;
  }
  :disabled {
    opacity: 0.6;
  }
  [part='button'] {
    color: var(--_accent);
    border-color: currentcolor;
    font-weight: 600;
    cursor: pointer;
  }
  [part='button']:enabled:hover {
    background: var(--_hover);
  }
  /* The room for the message: two rows where the viewport is so narrow, or the text so large, that the usual one needs them. */
  .open {
    min-block-size: clamp(2em, (17em - 100vw) * 99, 4em);
  }
  @media (forced-colors: active) {
    :disabled {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
