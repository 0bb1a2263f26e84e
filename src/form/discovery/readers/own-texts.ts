import { isElement, matches, nextOf, parentOf, previousOf, queryAll, textOf } from '../../dom.ts';
import type { Field } from '../../field.ts';

/** Controls that a person fills in: the text before one of them is no longer the next one's. */
const CONTROLS = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea';
const NO_TEXT = 'script,style,option,button,a,noscript,template,[hidden]';
/** What a field's label never stands outside of. */
const BOUNDS = 'form,body,fieldset,[role=group],main,section,dialog';

/** Longer labels begin with what they name, and go on with how to fill it in. */
const LONGEST = 40;

/** A label without the text of the controls inside it. */
function labelText(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const inner of queryAll(copy, `${CONTROLS},${NO_TEXT}`)) inner.remove();
  const text = textOf(copy);
  return text.length > LONGEST ? textOf([...copy.childNodes].find((node) => textOf(node) !== '')) : text;
}

function textsByIds(field: Element, attribute: string): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = field.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => textOf(root.getElementById?.(id)))
    .join(' ')
    .trim();
}

/** A text that may name a field. */
export interface OwnText {
  readonly text: string;
  /** How it belongs to the field: tied by markup, an attribute of the field, or merely before it. */
  readonly tie: 'label' | 'attribute' | 'before';
  /** Whether other fields come after it too: a heading of all of them. */
  readonly isShared: boolean;
}

/** Whether a label that stands before a field is another's. */
function isOfAnother(label: Element, field: Field): boolean {
  const { control, htmlFor } = label as HTMLLabelElement;
  return control !== null && control !== undefined && control !== (field as Element) && htmlFor !== field.id;
}

/** Whether another control follows, with no text of its own before it. */
function isFollowed(node: Node): boolean {
  for (let next = nextOf(node); next; next = nextOf(next)) {
    if (isElement(next) && (matches(next, CONTROLS) || queryAll(next, CONTROLS).length > 0)) return true;
    if (textOf(next) !== '') return false;
  }
  return false;
}

/**
 * The texts before a field, nearest first: beside it, and beside the boxes that it alone stands in. Ends at the control before, whose
 * text would be next, and at the box of the form.
 */
function* textsBefore(field: Field): Generator<OwnText> {
  let node: Element = field;
  for (let around = parentOf(node); around; node = around, around = parentOf(node)) {
    const isShared = queryAll(node, CONTROLS).length > 1 || isFollowed(node);
    /** The texts of one line: behind a control and before a line break they are that control's. */
    let line: OwnText[] = [];
    let isBroken = false;
    for (let before = previousOf(node); before; before = previousOf(before)) {
      let text: string;
      if (isElement(before)) {
        if (matches(before, CONTROLS) || queryAll(before, CONTROLS).length > 0) {
          if (!isBroken) yield* line;
          return;
        }
        if (before.localName === 'br') {
          yield* line;
          line = [];
          isBroken = true;
        }
        if (matches(before, NO_TEXT) || (before.localName === 'label' && isOfAnother(before, field))) continue;
        text = labelText(before);
      } else text = before.nodeType === Node.TEXT_NODE ? textOf(before) : '';
      if (text !== '') line.push({ text, tie: 'before', isShared });
    }
    yield* line;
    if (matches(around, BOUNDS)) return;
  }
}

/** Every text that may name a field, the most telling first. */
export function* ownTexts(field: Field): Generator<OwnText> {
  const tied = (text: string | null): OwnText => ({ text: text ?? '', tie: 'label', isShared: false });
  yield tied(textsByIds(field, 'aria-labelledby'));
  yield tied(field.getAttribute('aria-label'));
  for (const label of (field as Partial<HTMLInputElement>).labels ?? []) yield tied(labelText(label));
  for (const name of ['placeholder', 'title']) yield { text: field.getAttribute(name) ?? '', tie: 'attribute', isShared: false };
  yield* textsBefore(field);
}
