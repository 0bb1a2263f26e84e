import type { ReactiveController } from 'lit';
import { type Field, formOf } from '../../form/field.ts';
import type { LookupElement } from '../properties.ts';
import type { findRoom } from './find-room.ts';
import { loadChunk } from '../../client/load-chunk.ts';

/** The smallest height of the line in pixels: that of a target for a finger. */
const LINE_PX = 24;

/** The width of a text in em: letters of Chinese, Japanese and Korean are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter < '\u1100' ? 0.56 : 1), 0);

/**
 * Decides where the line of the message is shown, so that no field of the page moves: in the room that the page has reserved for the element,
 * else in a free space beside the code field, above the page. Only if there is none, the element opens its own line, once and early: when
 * the code field gets the focus.
 */
export class LinePlace implements ReactiveController {
  readonly #element: LookupElement;
  #place: 'none' | 'free' | 'own' = 'none';
  /** The code field beside which the line is. */
  #fields: readonly Field[] = [];
  #width = 0;
  #isChoosing = false;
  #findRoom: typeof findRoom | undefined;
  #observer: ResizeObserver | undefined;

  constructor(element: LookupElement) {
    this.#element = element;
    element.addController(this);
  }

  /** Whether the message may be shown. */
  get isChosen(): boolean {
    return this.#place !== 'none';
  }

  /** Class of the line for its style sheet. */
  get className(): string {
    return { none: '', free: 'free', own: 'open' }[this.#place];
  }

  get #line(): HTMLElement | null {
    return this.#element.renderRoot?.querySelector<HTMLElement>('[part="status"]') ?? null;
  }

  /** Contains everything that the line must not cover. */
  get #root(): Element {
    return formOf(this.#fields[0] as Field) ?? document.body;
  }

  /** Opens the line in the element's own place, where it stays: a field must not move while the user taps it. */
  open(): void {
    if (this.#place === 'own') return;
    this.#place = 'own';
    this.#observer?.disconnect();
    this.#line?.style.removeProperty('translate');
    this.#element.requestUpdate();
  }

  /** Chooses a place, unless there is one. @param texts - the usual message and its buttons */
  async choose(fields: readonly Field[], texts: readonly string[]): Promise<void> {
    if (this.#place !== 'none' || this.#isChoosing) return;
    this.#isChoosing = true;
    // The first rendering may still wait for the messages of a language.
    if (!this.#line) await this.#element.updateComplete;
    const line = this.#line;
    const hasRoom = this.#element.getBoundingClientRect().height >= LINE_PX;
    if (fields.length === 0 || !line || hasRoom) return this.open();
    try {
      this.#findRoom ??= (await loadChunk(() => import('./find-room.ts'))).findRoom;
    } catch {
      return this.open();
    }
    // A message did not wait.
    if (this.isChosen) return;
    this.#fields = fields;
    this.#place = 'free';
    this.#width = widthOf(texts.join('')) * Math.max(12, 0.75 * Number.parseFloat(getComputedStyle(line).fontSize)) + 8 * texts.length;
    this.#move();
    if (!this.#isFree) return;
    this.#observer = new ResizeObserver(() => this.#move());
    this.#observer.observe(this.#root);
    this.#element.requestUpdate();
  }

  get #isFree(): boolean {
    return this.#place === 'free';
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostUpdated(): void {
    if (!this.#isFree) return;
    requestAnimationFrame(() => {
      const width = this.#isFree ? (this.#line?.scrollWidth ?? 0) : 0;
      if (width <= this.#width) return;
      this.#width = width;
      this.#move();
    });
  }

  /** Moves the line to a free space. The page may have changed. */
  #move(): void {
    const line = this.#line;
    if (!line || !this.#isFree || !this.#fields[0]?.isConnected) return;
    const room = this.#findRoom?.(this.#fields, this.#root, this.#width, LINE_PX);
    if (!room) return this.open();
    line.style.translate = '';
    const { left, top } = line.getBoundingClientRect();
    line.style.translate = `${room.x - left}px ${room.y - top}px`;
  }
}
