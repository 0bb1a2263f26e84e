import type { ReactiveController } from '@lit/reactive-element';
import { isRendered } from '../../form/dom.ts';
import { type Field, formOf } from '../../form/field.ts';
import type { LookupElement } from '../properties.ts';
import type { Placement } from '../page/placement.ts';
import { create } from '../ui/create.ts';
import { messagesOf } from '../messages/language.ts';
import { findRoom } from './find-room.ts';
import type { StatusLine } from './status-line.ts';
import { tell } from './status-messages.ts';

/** A narrower column has no content besides the line. */
const MIN_COLUMN_PX = 100;

/** The width of a text in em: letters of Chinese, Japanese and Korean are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter < '\u1100' ? 0.56 : 1), 0);

/** The smallest height of the line in pixels: that of a target for a finger. */
const LINE_PX = 24;

/** Once the line is in its place, a space may be this much too low: a filled field may be a pixel or two higher, because it has another font. */
const SPARE_PX = 3;

/** Keeps the line of the message in a free space beside the code field, above the page. */
class FreeLine implements ReactiveController {
  readonly #element: LookupElement;
  readonly #status: StatusLine;
  readonly #line: HTMLElement;
  readonly #placement: Placement;
  /** The field beside which the line is: the user may go on to another step. */
  #field: Field | undefined;
  /** Contains everything that the line must not cover. */
  readonly #root: Element;
  readonly #texts: readonly string[];
  #width: number;
  readonly #height: number;
  readonly #observer: ResizeObserver = new ResizeObserver(() => this.move());

  /** @param texts - the usual message and its buttons */
  constructor(element: LookupElement, status: StatusLine, placement: Placement, texts: readonly string[]) {
    this.#element = element;
    this.#status = status;
    this.#line = status.root;
    this.#placement = placement;
    this.#texts = texts;
    this.#root = formOf(placement.fields[0] as Field) ?? document.body;
    // As in the style sheet.
    const fontPx = Math.max(12, 0.75 * Number.parseFloat(getComputedStyle(this.#line).fontSize));
    this.#width = widthOf(texts.join('')) * fontPx + 8 * texts.length;
    this.#height = Math.max(LINE_PX, 1.5 * fontPx);
    element.addController(this);
  }

  /** Whether the page has reserved room for the line: one row if it is wide enough for the usual message, otherwise two. */
  get isReserved(): boolean {
    const { clientHeight, clientWidth } = this.#element;
    return clientWidth > 0 && clientHeight >= LINE_PX * (clientWidth < 1.2 * this.#width ? 2 : 1);
  }

  hostConnected(): void {
    this.#observer.observe(this.#root);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  hostUpdated(): void {
    requestAnimationFrame(() => {
      // Pickers or checks of the element have appeared, which take room anyway.
      if (this.#line.matches('.open')) return this.#status.open();
      const { scrollWidth } = this.#line;
      if (!this.#line.matches('.free') || (scrollWidth <= this.#width && this.#field === this.#placement.fields[0])) return;
      this.#width = Math.max(scrollWidth, this.#width);
      this.move();
    });
  }

  /** Moves the line to a free space. The page may have changed. */
  move(): void {
    const { fields } = this.#placement;
    this.#field = fields[0];
    // In a step that is closed, nothing has a place.
    if (!this.#field?.isConnected || !isRendered(this.#element, {})) return;
    const { style } = this.#line;
    // A page may scale its form, by `zoom` or `transform`.
    const scale = this.#field.getBoundingClientRect().width / this.#field.offsetWidth || 1;
    const find = (height: number): ReturnType<typeof findRoom> => findRoom(fields, this.#root, this.#width * scale, height * scale);
    const room = find(this.#height) ?? (style.translate ? find(this.#height - SPARE_PX) : undefined);
    if (!room) return this.#status.open();
    style.translate = '';
    const { left, top } = this.#line.getBoundingClientRect();
    style.translate = `${(room.x - left) / scale}px ${(room.y - top) / scale}px`;
  }

  /** Gives the line back its own place, with the rows that the usual message takes there. */
  stop(): void {
    this.#placement.leaveRow();
    this.#element.removeController(this);
    this.#observer.disconnect();
    this.#line.style.translate = '';
    void this.#element.updateComplete.then(() => this.#reserve());
  }

  #reserve(): void {
    const { style } = this.#line;
    // A long message would widen the column of a table, so that the labels beside it break. If the line alone makes the column, it may.
    style.contain = 'inline-size';
    if (this.#line.clientWidth < MIN_COLUMN_PX) style.contain = '';
    const line = this.#line.firstElementChild as HTMLElement;
    const usual = line.cloneNode() as HTMLElement;
    // Not as high as a message that is already there.
    usual.style.alignSelf = 'start';
    usual.append(...this.#texts.map((text) => create('button', {}, text)));
    this.#line.append(usual);
    line.style.minBlockSize = `${usual.clientHeight}px`;
    usual.remove();
    const next = this.#element.nextElementSibling;
    // The line that it ends is empty now.
    if (next?.matches('br') && !next.previousSibling?.textContent?.trim()) this.#element.style.marginBottom = '-1lh';
  }
}

/**
 * Decides where the line of the message is shown, so that no field of the page moves: in the room that the page has reserved for the element,
 * else in a free space beside the code field, above the page. Only if there is none, the element opens its own line, once and early: when
 * the code field gets the focus.
 * @param fields - the page's code field; empty if the element shows its own
 */
export async function placeLine(element: LookupElement, line: StatusLine, placement: Placement, fields: readonly Field[]): Promise<void> {
  // The first rendering may still wait for the messages of a language.
  if (!line.root.isConnected) await element.updateComplete;
  if (fields.length === 0) return line.open();
  // The room at the place that the element leaves is not beside the code field.
  placement.follow(fields);
  const { messages } = messagesOf(element);
  const texts = [tell(messages, { missing: ['block'] }), messages.undo];
  const free = new FreeLine(element, line, placement, texts);
  if (free.isReserved) line.open();
  // It is open already if a message did not wait.
  if (line.isPlaced) return free.stop();
  line.float(free);
  free.move();
}
