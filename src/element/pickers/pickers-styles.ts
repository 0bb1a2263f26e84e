import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the pickers and of the list under an input, beside those of the built-in input and of the list of addresses, which are always there. */
export const pickersStyles: CSSResult = css`
  [part='pickers'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_gap);
    /* A margin would move the element itself, because it collapses with that of the host. */
    padding-block: calc(var(--_space) * 2) calc(var(--_space) / 2);
  }
  .picker {
    position: relative;
    display: grid;
    align-content: start;
    gap: calc(var(--_gap) / 2);
    /* Text of 16 px, also in a smaller font of the page. */
    flex: 1 1 max(11em, 176px);
    min-inline-size: 0;
  }
  /* The list is above the page, and the node around it takes no row. */
  .picker > :is([part='picker'], div) {
    grid-area: 2 / 1;
    align-self: end;
  }
  .picker > [part='picker'] {
    min-inline-size: 0;
    inline-size: 100%;
    padding-inline-end: 1.75em;
    text-overflow: ellipsis;
    /* Each browser draws a different arrow and indent for a select; here it must match the inputs beside it. */
    appearance: none;
  }
  /* The browser draws the list of a select above the page, so it needs a background. */
  [part='picker'] option {
    color: var(--_text);
    background: var(--_ground);
  }
  /* The arrow of a select, drawn with a border, because the page's CSP may forbid images. */
  .picker::after {
    content: '';
    position: absolute;
    inset-inline-end: 0.75em;
    inset-block-end: calc(var(--_height) / 2 - 0.1em);
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
  .picker:has(:disabled)::after {
    opacity: 0.6;
  }
  [part='picker-list'] {
    position: absolute;
    z-index: 10;
    inset-block-start: calc(100% + 4px);
    inset-inline: 0;
    --_shadow: 0 4px 16px rgb(0 0 0 / 25%);
  }
  [part='picker-list'] small {
    display: block;
  }
  [part='picker-list'] b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
