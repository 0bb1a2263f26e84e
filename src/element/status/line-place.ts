import type { Field } from '../../form/field.ts';
import type { LookupElement } from '../properties.ts';
import type { FreeLine, FreeLineOptions } from './free-line.ts';

/** The smallest height of the line in pixels: that of a target for a finger. */
const LINE_PX = 24;

/** Loads the chunk that finds a free space. */
export type LoadFreeLine = () => Promise<{ freeLine(line: HTMLElement, options: FreeLineOptions): FreeLine }>;

/**
 * Decides where the line of the message is shown, so that no field of the page moves: in the room that the page has reserved for the element,
 * else in a free space beside the code field, above the page. Only if there is none, the element opens its own line, once and early: when
 * the code field gets the focus.
 */
export class LinePlace {
  readonly #element: LookupElement;
  readonly #line: HTMLElement;
  /** Class of the line for its style sheet; empty while no place is chosen. */
  className: '' | 'free' | 'open' = '';
  #isChoosing = false;
  #free: FreeLine | undefined;

  constructor(element: LookupElement, line: HTMLElement) {
    this.#element = element;
    this.#line = line;
  }

  /** Whether the message may be shown. */
  get isChosen(): boolean {
    return this.className !== '';
  }

  #set(className: 'free' | 'open'): void {
    this.className = className;
    this.#element.requestUpdate();
  }

  /** Opens the line in the element's own place and keeps it there: a field must not move while the user taps it. */
  open(): void {
    if (this.className === 'open') return;
    this.#set('open');
    this.#free?.stop();
  }

  /** Chooses a place, unless there is one. @param texts - the usual message and its buttons */
  async choose(fields: readonly Field[], texts: readonly string[], load: LoadFreeLine): Promise<void> {
    if (this.isChosen || this.#isChoosing) return;
    this.#isChoosing = true;
    // The first rendering may still wait for the messages of a language.
    if (!this.#line.isConnected) await this.#element.updateComplete;
    if (fields.length === 0 || (this.#element.clientHeight >= LINE_PX && this.#element.clientWidth > 0)) this.open();
    const chunk = fields.length > 0 && (await load().catch(() => undefined));
    if (!chunk) return this.open();
    const free = chunk.freeLine(this.#line, { fields, texts, height: LINE_PX, stopped: () => this.open() });
    // The page has reserved room, or a message did not wait.
    if (this.isChosen) return free.stop();
    this.#free = free;
    this.#set('free');
    free.move();
  }
}
