import { queryAll } from '../../form/dom.ts';

/** A line beside text or a control keeps this distance, in pixels. */
const GAP_PX = 4;

/** The boxes of everything that a line of text must not cover: texts, controls and images, and elements whose parts are in a shadow root. */
function takenBoxes(root: Element, field: Element): DOMRect[] {
  const boxes = queryAll(root, '*')
    .filter((one) => (one.shadowRoot ? !one.contains(field) : one.matches('button, img, svg, input, select, textarea')))
    .map((one) => one.getBoundingClientRect());
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/\S/.test((text as Text).data)) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  // The element itself takes no room: as a block it has no height, and in a line no width.
  return boxes.filter((box) => box.width * box.height > 0);
}

/**
 * Finds a free space for a line beside the code field: below it, on its right, at the end of its row, or behind its label.
 *
 * @param fields - the field, or its two boxes
 * @param root - contains everything that may be in the way
 * @returns its upper left corner in the viewport; `undefined` if there is no room
 */
export function findRoom(fields: readonly Element[], root: Element, width: number, height: number): Pick<DOMRect, 'x' | 'y'> | undefined {
  const outer = Element.prototype.getBoundingClientRect.call(root);
  const { left, top } = (fields[0] as Element).getBoundingClientRect();
  const { right, bottom } = (fields.at(-1) as Element).getBoundingClientRect();
  const boxes = takenBoxes(root, fields[0] as Element);
  // The line keeps the distance from the right edge that the first text has from the left one.
  const margin = Math.max(0, Math.min(...boxes.map((box) => box.left)) - outer.left);
  // A form whose rows float has no height.
  const lowerEdge = Math.max(outer.bottom, ...boxes.map((box) => box.bottom));
  const end = Math.min(document.documentElement.clientWidth, Math.max(right, outer.right - margin));
  // Half a pixel, because boxes may touch.
  const isFree = (x: number, y: number): boolean =>
    x + width <= end &&
    // The first label begins at the edge.
    y > outer.top - GAP_PX &&
    y + height < lowerEdge + GAP_PX &&
    !boxes.some((box) => box.left < x + width && box.right > x && box.top < y + height - 0.5 && box.bottom > y + 0.5);
  const above = boxes.filter((box) => box.left < right && box.bottom <= top + 1 && box.bottom > top - 2 * height);
  const lowest = Math.max(...above.map((box) => box.bottom));
  const label = above.filter((box) => box.bottom > lowest - height / 2);
  const last = label.toSorted((one, other) => other.right - one.right)[0];
  const row = boxes.filter((box) => box.left >= right && box.top < bottom && box.bottom > top);
  const middle = (top + bottom - height) / 2;
  return [
    { x: left, y: bottom + GAP_PX },
    { x: left, y: bottom },
    // Away from the ring of the focus.
    { x: right + 2 * GAP_PX, y: middle },
    // Behind the button of the page, too, or in a room that is only just wide enough.
    { x: Math.max(right, ...row.map((box) => box.right)) + GAP_PX, y: middle },
    ...(last ? [{ x: last.right + GAP_PX, y: Math.min(top - height, (last.top + last.bottom - height) / 2) }] : []),
  ].find(({ x, y }) => isFree(x, y));
}
