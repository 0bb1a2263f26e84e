import { css, type CSSResult } from '@lit/reactive-element';
import { palette } from '../ui/palette-styles.ts';

/** Colors and measures of the element, and styles of the status line. */
export const statusStyles: CSSResult = css`
  ${palette}
  [part='status'] {
    color: var(--_readable);
    display: grid;
    /* Without a message, the margins of the page's rows around it collapse as if it were not there. */
    position: absolute;
  }
  /* One line. The chunk of the code field adds rows if the usual message needs them. */
  .open {
    position: static;
    padding-block-end: calc(var(--_space) / 2);
    min-block-size: 2em;
  }
  /* The built-in input, whose chunk is loading: label, input and hint. */
  .room {
    block-size: calc(2.8125em + var(--dga-gap, var(--_space)) + var(--dga-height, max(44px, 2.75em)));
  }
  .line {
    grid-row: 1;
    grid-column: 1;
    /* Contains the text for screen readers: outside, it widens a page whose form is in a scrolling row. */
    position: relative;
    font-size: 0.875em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .line > :not([role], :empty),
  .shown {
    margin-inline-end: var(--_space);
  }
`;
