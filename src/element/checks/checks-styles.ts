import { css, type CSSResult } from 'lit';

/** Styles of the offers of `find-zip` and `verify`. */
export const checksStyles: CSSResult = css`
  [part='check'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--dga-space, 8px) / 2) var(--dga-space, 8px);
  }
  [part='check'].mismatch span {
    color: var(--_error);
  }
`;
