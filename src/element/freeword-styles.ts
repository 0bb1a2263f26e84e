import { css, type CSSResult } from 'lit';
import { pickersStyles } from './pickers-styles.ts';

/** The list of places under the own input; the list itself looks as under a picker. */
export const freewordStyles: CSSResult = css`
  ${pickersStyles}
  .places {
    position: relative;
    max-inline-size: 32em;
  }
`;
