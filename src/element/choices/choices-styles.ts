import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the list of addresses and its filter, and of the options of all lists. */
export const choicesStyles: CSSResult = css`
  [part='list'],
  [part='picker-list'] {
    max-block-size: min(22em, 50dvh);
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    color: var(--_text);
    background: var(--_ground);
    box-shadow: var(--_more, 0 0), var(--_shadow, 0 0);
    /* Room for the sticky heading above the active option. */
    scroll-padding-block-start: var(--_heading, 0);
  }
  /* In the flow of the page, so that it covers no field and works at 400 % zoom. */
  [part='list'] {
    /* Clips the hidden text of its options. */
    position: relative;
    --_heading: 2.25em;
  }
  /* A margin would collapse with those of the page. */
  .choices {
    padding-block-end: var(--_space);
  }
  [part='group'] + [part='group'] {
    border-block-start: 1px solid var(--_border);
  }
  /* Shows that more options follow. */
  [role='listbox'].more {
    --_more: inset 0 -0.75em 0.75em -0.75em color-mix(in srgb, currentcolor 60%, transparent);
  }
  /* Not the part "label": themes place that one inside the built-in input. The ring of the focused filter is 5 px wide. */
  [for='filter'] {
    display: block;
    margin-block: var(--_space);
  }
  [part='filter'] {
    inline-size: 100%;
    margin-block-end: var(--_space);
  }
  /* The list is that high without a filter text: the rest of the page must not move while the user filters. */
  [part='filter']:not(:placeholder-shown) + div {
    min-block-size: calc(min(22em, 50dvh) + var(--_space));
  }
  [part='group'] > span {
    display: block;
    position: sticky;
    inset-block-start: 0;
    /* Above the readings, whose opacity would draw them over it. */
    z-index: 1;
    background: var(--_ground);
    padding: calc(var(--_space) * 0.75) calc(var(--_space) * 1.5) 0;
    font-size: 0.875em;
    font-weight: 600;
  }
  [role='option'],
  .empty {
    min-block-size: max(44px, 2.75em);
    padding: calc(var(--_space) * 0.75) calc(var(--_space) * 1.5);
    overflow-wrap: anywhere;
  }
  [role='option']:hover {
    cursor: pointer;
    background: var(--_hover);
  }
  [role='option'] small {
    font-size: 0.8125em;
  }
  [part='list'] [role='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 calc(var(--_space) * 1.5);
  }
  [part='list'] small {
    opacity: 0.8;
  }
  [aria-selected='true'] {
    background: color-mix(in srgb, var(--_accent) 14%, transparent);
    box-shadow: inset 4px 0 0 var(--_accent);
  }
  /* The focus is on the list; aria-activedescendant names the option. */
  [part='list']:focus-visible [aria-selected='true'] {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    [part] [role='option'][aria-selected='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      outline-color: HighlightText;
      outline-offset: -4px;
    }
  }
`;
