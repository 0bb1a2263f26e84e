import { partValues } from '../address/part-values.ts';
import { type Part, PLACE_LEVELS } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';
import { partsOf, type ResolvedForm } from './discovery/resolved-form.ts';
import { isElement, isRendered, queryAll, textOf } from './dom.ts';
import type { AddressField } from './discovery/reading.ts';
import { type Field, isSelect, OPENER, textIn } from './field.ts';
import { shownIn } from './option-match.ts';

/** Returns the box around a field of a list of choices that a script keeps, without the other fields; `undefined` for other fields. */
function listAround(field: Field, others: readonly Field[]): Element | undefined {
  let box: Element = field;
  for (let around = box.parentElement; around && around !== field.ownerDocument.body; around = around.parentElement) {
    const next = around;
    if (next.localName === 'form' || others.some((other) => other !== field && next.contains(other))) break;
    box = next;
  }
  return box.matches(OPENER) || box.querySelector(OPENER) ? box : undefined;
}

/** Returns what is shown around a field of such a list: the search, or a hidden input beside the button that opens the list. */
function shownAround(field: Field, others: readonly Field[]): string | undefined {
  const box = listAround(field, others);
  return box && [(box as HTMLElement).innerText, ...queryAll(box, 'input').map((input) => textIn(input as Field))].join('\n');
}

/**
 * Reports whether a widget in front of a select shows another choice, because it does not listen to the select: Choices.js, Tom Select. The
 * choice is in front of the names of a list that is open. A widget that nothing marks as a list may show it anywhere.
 */
export function isOutOfStep(select: HTMLSelectElement, others: readonly Field[]): boolean {
  const box = listAround(select, others);
  if (!box || (isRendered(select, { opacityProperty: true }) && select.offsetWidth > 2)) return false;
  const chosen = textOf(select.selectedOptions[0]);
  const names = [...select.options].slice(1).map(textOf);
  const texts = queryAll(box, ':not(select,option)').flatMap((node) =>
    isRendered(node, { visibilityProperty: true })
      ? [textIn(node as Field), ...[...node.childNodes].map((child) => (isElement(child) ? '' : textOf(child)))]
      : [],
  );
  return !texts.find((text) => text && (text.includes(chosen) || names.includes(text)))?.includes(chosen);
}

/** Reports whether a widget such as Chosen has hidden a select and shows its choice behind it instead. */
function isBehindWidget(field: Field): boolean {
  const chosen = isSelect(field) && !isRendered(field, {}) && textOf(field.selectedOptions[0]);
  return (
    !!chosen && queryAll(field.parentElement as Element, 'select~*').some((node) => isRendered(node, {}) && textOf(node).includes(chosen))
  );
}

/**
 * The parts that the form asks for by a list that a script keeps, a select behind a widget, or a readonly, disabled or ambiguous field, and that
 * none of these shows, or shows any longer. A field for the whole address includes each of them.
 * @param strays - the fields that are named otherwise
 * @param known - gets the parts that a list has shown although the page takes them by a function: the user may choose another place later
 */
export function notChosen(
  form: ResolvedForm,
  record: AddressRecord,
  fill: readonly Part[] | null,
  strays: readonly AddressField[],
  known: Set<Part>,
): readonly Part[] {
  const { mapping, refused, found } = form;
  const taken = new Set<Part>([...partsOf(form), ...mapping.nowhere, ...strays.flatMap(({ parts }) => parts)]);
  const values = partValues(record);
  return PLACE_LEVELS.filter((part) => {
    const value = values.get(part);
    const isGiven = mapping.listeners.has(part);
    if (!value || (taken.has(part) && !isGiven) || taken.has('address') || fill?.includes(part) === false) return false;
    // A list may be a button and an input that both ask for the part.
    const others = [...found, ...refused].flatMap((one) => (one.parts.includes(part) ? [] : one.field));
    const texts = refused.flatMap(({ field, parts, refusal }) => {
      if (!parts.includes(part) && !parts.includes('address')) return [];
      return (
        shownAround(field, others) ??
        ((/^(?:combobox|readonly|disabled|ambiguous|taken)/.test(refusal) && isRendered(field, {})) || isBehindWidget(field)
          ? shownIn(field)
          : [])
      );
    });
    if (texts.join().includes(value)) return void (isGiven && known.add(part));
    return texts.length > 0 && (!isGiven || known.has(part));
  });
}
