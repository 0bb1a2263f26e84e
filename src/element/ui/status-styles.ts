import { css, type CSSResult } from 'lit';
import { palette } from './palette-styles.ts';

/** Colors and measures of the element, and styles of the status line. */
export const statusStyles: CSSResult = css`
  ${palette}
  [part='status'] {
    color: var(--_readable);
    display: grid;
    /* Without a message, the margins of the page's rows around it collapse as if it were not there. */
    position: absolute;
  }
  .open {
    position: static;
    margin-block: calc(var(--_space) / 2) var(--_space);
    min-block-size: 2em;
  }
  /* Invisible copies of the largest messages are in the same cell, so that showing one moves nothing on the page. */
  .line,
  .room {
    grid-area: 1 / 1;
    align-self: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* The buttons continue the last line of the text. An empty text with a margin would take a line. */
  .line > :not(:empty),
  .room > * {
    margin-inline-end: calc(var(--_space) * 1.5);
  }
  .room {
    visibility: hidden;
  }
  .room [data-text]::before {
    content: attr(data-text);
  }
  .line:has([role='status'] > *),
  .room {
    border-inline-start: 3px solid var(--_accent);
    padding-inline-start: var(--_space);
  }
  .error .line {
    border-color: var(--_error);
  }
  .error [role='status'] {
    color: var(--_error);
  }
  [part='status'] button,
  .room b {
    font: inherit;
    display: inline-block;
    min-block-size: 2em;
    border: 0;
    padding: 0 4px;
    /* Aligns their text with the text above. */
    margin-inline: -4px calc(var(--_space) * 1.5 - 4px);
  }
  [part='status'] button {
    color: var(--_accent);
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-align: start;
    outline-offset: 0;
    cursor: pointer;
  }
  [part='status'] button:hover {
    text-decoration-thickness: 2px;
  }
  /* The area for a finger is larger than the button, so that the lines keep their distance. */
  @media (pointer: coarse) {
    [part='status'] button {
      position: relative;
    }
    [part='status'] button::after {
      content: '';
      position: absolute;
      inset: calc((100% - 44px) / 2) 0;
    }
  }
  /* Most responses arrive before a user could read the text. */
  .wait {
    animation: appear 1ms 0.4s both;
  }
  .wait::before {
    content: '';
    display: inline-block;
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-end: 0.5em;
    vertical-align: -0.08em;
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (forced-colors: active) {
    .wait::before {
      border-block-start-color: Canvas;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .wait::before {
      animation: none;
    }
  }
`;
