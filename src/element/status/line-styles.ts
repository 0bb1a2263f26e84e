import { css, type CSSResult } from '@lit/reactive-element';

/** Styles of the line of the message that only a user in the code field sees: in a free space, and while a lookup runs. */
export const lineStyles: CSSResult = css`
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
      animation: turn 0.9s linear infinite;
    }
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
