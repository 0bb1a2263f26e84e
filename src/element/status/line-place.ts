import type { Field } from '../../form/field.ts';
import { messagesOf } from '../messages/language.ts';
import type { Placement } from '../page/placement.ts';
import type { LookupElement } from '../properties.ts';
import { FreeLine, LINE_PX } from './free-line.ts';
import { type StatusLine, tell } from './status-line.ts';

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
  if (element.clientHeight >= LINE_PX && element.clientWidth > 0) line.open();
  const { messages } = messagesOf(element);
  const texts = [tell(messages, { missing: ['block'] }), messages.undo];
  const free = new FreeLine(element, line, placement, fields, texts);
  // The page has reserved room, or a message did not wait.
  if (line.isPlaced) return free.stop();
  line.float(free);
  free.move();
}
