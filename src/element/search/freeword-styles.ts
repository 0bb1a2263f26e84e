import { css, type CSSResult } from '@lit/reactive-element';
import { pickersStyles } from '../pickers/pickers-styles.ts';

/** The suggestions below the built-in input, which is as wide as an address. The list has the styles of a picker's list. */
export const freewordStyles: CSSResult = css`
  ${pickersStyles}
  .row {
    position: relative;
    max-inline-size: var(--_width, 32em);
  }
  .row > [part='input'] {
    max-inline-size: none;
  }
`;
