import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the line of the message beside the code field: in a free space, while a lookup runs, and with the mark of an error or a question. */
export const lineStyles: CSSResult = css`
  :host {
    font-family: var(--dga-font, inherit);
    text-align: start;
    white-space: normal;
    text-indent: 0;
    /* Japanese lines break between phrases. */
    word-break: auto-phrase;
  }
  :host(:not(:state(_open))) {
    position: var(--_position);
  }
  /* A page's ring for everything that has the focus would frame the whole element, whose controls have their own. */
  :host(:focus) {
    outline: none !important;
  }
  :focus-visible {
    outline: 3px solid var(--dga-focus, var(--_accent));
    outline-offset: 2px;
  }
  [part='status'] {
    color: var(--_readable);
    display: grid;
  }
  /* Below floating rows that leave no room beside them. */
  .open {
    min-inline-size: min(7em, 100%);
  }
  .line {
    grid-area: 1 / 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .line > :not([role], :empty),
  .shown {
    margin-inline-end: var(--_space);
  }
  .heard {
    /* Copied text has it once. Safari knows only the first name. */
    -webkit-user-select: none;
    user-select: none;
  }
  [part='status'] button {
    font: inherit;
    line-height: 1.25;
    min-block-size: 24px;
    border: 0;
    padding: 0;
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
  /* Above an empty part of the page. */
  .free {
    z-index: 1;
    white-space: nowrap;
    line-height: 1.5;
  }
  .free .line {
    font-size: max(12px, 0.75em);
  }
  /* Most responses arrive before a user could read the text. */
  .wait:not(.now) {
    animation: appear 1ms 0.4s both;
  }
  .wait::before {
    content: '';
    display: inline-block;
    padding: 0.4375em;
    margin-inline-end: 0.5em;
    vertical-align: -0.08em;
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
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
  @media (prefers-reduced-motion: no-preference) {
    .wait::before {
      /* Later than most responses: the browser draws every frame of it, even while it is not visible. */
      animation: turn 0.9s infinite linear 0.4s;
    }
  }
  .error [role='status'] {
    color: var(--_error);
  }
  .error .line {
    border-inline-start: 3px solid var(--_error);
    padding-inline-start: var(--_space);
  }
  /* Outside of the border of the field above it. */
  :is(.error, .more) > .line {
    margin-block-start: calc(var(--_space) / 2);
  }
  /* Not by color alone. Screen readers need no sign. */
  :is(.error, .more) > .line::before,
  .mismatch > span::before {
    content: '!';
    content: '!' / '';
    display: inline-block;
    inline-size: 1.2em;
    margin-inline-end: 0.4em;
    border: 2px solid;
    border-radius: 50%;
    color: var(--_error);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
  }
  /* An error or a question may take more room than the one line, and its buttons a separate row. */
  @media (pointer: coarse) {
    :is(.error, .more) > * > [part] {
      min-block-size: 44px;
      min-inline-size: 44px;
    }
    :is(.error, .more) > * > :is(.shown, [aria-hidden])::after {
      content: '\\a';
      white-space: pre;
    }
  }
`;
