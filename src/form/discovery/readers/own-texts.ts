import { isElement, matches, nextOf, onOneLine, parentOf, previousOf, queryAll, textOf } from '../../dom.ts';
import type { Field } from '../../field.ts';

/** Controls that the user fills in. Text before one of them does not label the next. */
const CONTROLS = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea';
const NO_TEXT = 'script,style,option,button,a,noscript,template,[hidden]';
/** Elements that a label never lies outside of. */
const BOUNDS = 'form,body,fieldset,[role=group],main,section,dialog';

/** Longer labels start with the name and continue with instructions. */
const LONGEST = 40;

/** Returns the texts inside the child nodes of a label, without the text of controls. */
function innerTexts(label: Element): string[] {
  return Array.from(label.childNodes, (node) => {
    if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? (node as Text).data : '';
    return matches(node, `${CONTROLS},${NO_TEXT}`) ? '' : innerTexts(node).join('');
  });
}

/** Returns the text of a label without the text of the controls inside it. */
function labelText(label: Element): string {
  const texts = innerTexts(label);
  const text = onOneLine(texts.join(''));
  return text.length > LONGEST ? onOneLine(texts.find((one) => onOneLine(one) !== '') ?? '') : text;
}

function textsByIds(field: Element, attribute: string): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = field.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => textOf(root.getElementById?.(id)))
    .join(' ')
    .trim();
}

/** Text that may label a field. */
export interface OwnText {
  readonly text: string;
  /** How the text belongs to the field: tied by markup, an attribute of the field, or placed before it. */
  readonly tie: 'label' | 'attribute' | 'before';
  /** Whether it also precedes other fields, as a heading does. */
  readonly isShared: boolean;
}

/** Reports whether a label before a field belongs to another field. */
function isOfAnother(label: Element, field: Field): boolean {
  const { control, htmlFor } = label as HTMLLabelElement;
  return control !== null && control !== undefined && control !== (field as Element) && htmlFor !== field.id;
}

/** Reports whether another control follows without text between them. */
function isFollowed(node: Node): boolean {
  for (let next = nextOf(node); next; next = nextOf(next)) {
    if (isElement(next) && (matches(next, CONTROLS) || queryAll(next, CONTROLS).length > 0)) return true;
    if (textOf(next) !== '') return false;
  }
  return false;
}

/**
 * Returns the texts before a field, nearest first: beside it, and beside the containers that hold no other control. Stops at the previous
 * control and at the form.
 */
function* textsBefore(field: Field): Generator<OwnText> {
  let node: Element = field;
  for (let around = parentOf(node); around; node = around, around = parentOf(node)) {
    const isShared = queryAll(node, CONTROLS).length > 1 || isFollowed(node);
    /** The texts of one line. Text after a control and before a line break belongs to that control. */
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

/** Returns the label that is tied to a field. If a page gives several fields one id, the labels of all are tied to the first of them. */
function tiedLabel(field: Field): Element | null | undefined {
  if (field.id !== '') return (field as Partial<HTMLInputElement>).labels?.[0];
  // Without an id only a label around it can be its label. Chromium would search the whole document for others.
  const around = field.closest('label');
  return around?.control === field ? around : null;
}

/**
 * Returns the label of a field as an English sentence can name it, short and without notes: “town / city” for
 * `Town / City (required)`. `undefined` if it has no such label.
 */
export function englishName(field: Field): string | undefined {
  for (const { text, tie } of ownTexts(field)) {
    const [name] = tie === 'label' ? text.split(/[ ,]*(?:[^\w ,/&-]|required|optional)/i) : [];
    if (name && name.length < 26) return name.toLowerCase();
  }
  return undefined;
}

/** Returns all texts that may label a field, the most reliable first. */
export function* ownTexts(field: Field): Generator<OwnText> {
  const tied = (text: string | null): OwnText => ({ text: text ?? '', tie: 'label', isShared: false });
  yield tied(textsByIds(field, 'aria-labelledby'));
  yield tied(field.getAttribute('aria-label'));
  const label = tiedLabel(field);
  if (label) yield tied(labelText(label));
  for (const name of ['placeholder', 'title']) yield { text: field.getAttribute(name) ?? '', tie: 'attribute', isShared: false };
  yield* textsBefore(field);
}
