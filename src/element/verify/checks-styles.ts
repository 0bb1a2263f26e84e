import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the offers of `find-zip` and `verify`, which share the buttons of the status line. */
export const checksStyles: CSSResult = css`
  [part='check']:not(.none) {
    margin-block: calc(var(--_space) / 2);
    border-inline-start: 3px solid var(--_accent);
    padding-inline-start: var(--_space);
    font-size: 0.875em;
  }
  /* An empty live region with a margin has the height of a line. */
  [part='check']:not(.none) > * {
    margin-inline-end: var(--_space);
  }
  @media (pointer: coarse) {
    [part='check'] > span {
      display: block;
    }
    [part='check'] [part] {
      min-block-size: 44px;
    }
  }
  .code {
    white-space: nowrap;
  }
  [part='check'].mismatch {
    border-color: var(--_error);
  }
  .mismatch > span {
    color: var(--_error);
  }
  /* An offer alone takes the room of the message. */
  .line:not(:has([role='status'] > *, button)) ~ [part='check'] {
    grid-area: 1 / 1;
    /* Above the empty line. */
    z-index: 1;
    margin-block-end: 0;
  }
`;
