import { css, type CSSResult } from 'lit';
import { pickersStyles } from '../pickers/pickers-styles.ts';

/** The list of places under the own input, which is as wide as an address; the list itself looks as under a picker. */
export const freewordStyles: CSSResult = css`
  ${pickersStyles}
  .row {
    position: relative;
    max-inline-size: 32em;
  }
  .row > [part='input'] {
    max-inline-size: none;
  }
`;
