import { css, type CSSResult } from 'lit';

/** The list of addresses. */
export const choicesStyles: CSSResult = css`
  [part='list'] {
    max-block-size: min(20em, 50vh);
    overflow-y: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_background);
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
