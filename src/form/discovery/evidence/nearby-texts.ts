import { isElement, isRendered, matches, nextOf, onOneLine, parentOf, previousOf, queryAll, textOf } from '../../dom.ts';
import type { Field } from '../../field.ts';
import { meaningOf } from './read-label.ts';

/** Controls that the user fills in, with buttons that act as comboboxes or checkboxes. Text before one of them does not label the next. */
const CONTROLS = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,button[role^=c]';
/** Elements whose text names no field, among them boxes that act as buttons: 住所検索. */
const NO_TEXT = 'script,style,option,button,a,noscript,template,[hidden],[role=button],[onclick],[class*=btn],[class*=button]';
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
  /** How the text belongs to the field: tied by markup, an attribute of the field, or placed before or behind it. */
  readonly tie: 'label' | 'attribute' | 'before' | 'behind';
  /** Whether it also precedes other fields, as a heading does. */
  readonly isShared: boolean;
}

/** Reports whether a label before a field belongs to another field. The second label with the id of a field was copied for this one. */
function isOfAnother(label: Element, field: Field): boolean {
  const { control, htmlFor } = label as HTMLLabelElement;
  if (control === null || control === undefined || control === (field as Element) || htmlFor === field.id) return false;
  return (control as Partial<HTMLInputElement>).labels?.[0] === label;
}

/** Reports whether a node is or contains a control. */
function hasControl(node: Node): boolean {
  return isElement(node) && (matches(node, CONTROLS) || queryAll(node, CONTROLS).length > 0);
}

/** Reports whether another control follows without text between them. */
function isFollowed(node: Node): boolean {
  for (let next = nextOf(node); next; next = nextOf(next)) {
    if (hasControl(next)) return true;
    if (textOf(next) !== '') return false;
  }
  return false;
}

/** Returns the text of a node beside a field unless it is the label of another field. */
function textBeside(node: Node, field: Field): string {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? textOf(node) : '';
  if (matches(node, NO_TEXT) || (node.localName === 'label' && isOfAnother(node, field))) return '';
  const text = labelText(node);
  return text !== '' && isRendered(node, { visibilityProperty: true }) ? text : '';
}

const isBreak = (node: Node): boolean => isElement(node) && node.localName === 'br';

/** Returns the first text behind a field, if no other control comes before it. */
export function textFollowing(field: Field): string {
  for (let node: Element | null = field; node && !matches(node, BOUNDS); node = parentOf(node)) {
    for (let next = nextOf(node); next; next = nextOf(next)) {
      if (hasControl(next)) return '';
      const text = textBeside(next, field);
      if (text !== '') return text;
    }
  }
  return '';
}

/** The number of controls and texts in a line. Limits how far pages with thousands of siblings are read. */
const LONGEST_LINE = 20;

/** Returns a node and the controls and texts of its line on one side, nearest first. */
function sideOf(node: Node, next: (of: Node) => Node | null, field: Field, isLine: boolean): Node[] {
  const side = [node];
  const ends = (near: Node): boolean => isLine && isBreak(near);
  for (let near = next(node); near && !ends(near) && side.length < LONGEST_LINE; near = next(near))
    if (hasControl(near) || textBeside(near, field) !== '') side.push(near);
  return side;
}

/**
 * Returns the text behind a field if labels follow their fields: the line begins with a control without text and ends with a label. So do all
 * lines of a box, if the field is alone in its line.
 */
function textBehind(node: Node, field: Field, isLine = true): string | undefined {
  const text = (near: Node | undefined): string => (near && !hasControl(near) ? textBeside(near, field) : '');
  const behind = sideOf(node, nextOf, field, isLine);
  const front = sideOf(node, previousOf, field, isLine);
  const count = front.length + behind.length;
  if (isLine && count === 2) return textBehind(node, field, false);
  const first = front.at(-1) as Node;
  // The ends of a longer line are unknown.
  const isWhole = count <= LONGEST_LINE && hasControl(first) && textBeside(first, field) === '' && meaningOf(text(behind.at(-1)));
  return isWhole ? text(behind[1]) : undefined;
}

/**
 * Returns the texts before a field, nearest first: beside it, and beside the containers that hold no other control. Stops at the previous
 * control and at the form. The text behind the field comes last.
 */
function* textsAround(field: Field): Generator<OwnText> {
  let node: Element = field;
  let behind: string | undefined;
  for (let around = parentOf(node); around; node = around, around = parentOf(node)) {
    const isShared = queryAll(node, CONTROLS).length > 1 || isFollowed(node);
    if (!isShared) behind ??= textBehind(node, field);
    /** The texts of one line. Text after a control and before a line break belongs to that control. */
    let line: OwnText[] = [];
    let isBroken = behind !== undefined;
    let before = previousOf(node);
    for (; before && !hasControl(before); before = previousOf(before)) {
      if (isBreak(before)) {
        yield* line;
        line = [];
        isBroken = true;
      }
      const text = textBeside(before, field);
      if (text !== '') line.push({ text, tie: 'before', isShared });
    }
    if (!before || !isBroken) yield* line;
    if (before || matches(around, BOUNDS)) break;
  }
  if (behind) yield { text: behind, tie: 'behind', isShared: false };
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

function* allTexts(field: Field): Generator<OwnText> {
  const tied = (text: string | null): OwnText => ({ text: text ?? '', tie: 'label', isShared: false });
  yield tied(textsByIds(field, 'aria-labelledby'));
  yield tied(field.getAttribute('aria-label'));
  const label = tiedLabel(field);
  if (label) yield tied(labelText(label));
  for (const name of ['placeholder', 'title']) yield { text: field.getAttribute(name) ?? '', tie: 'attribute', isShared: false };
  yield* textsAround(field);
}

/** Returns all texts that may label a field, the most reliable first. */
export function* ownTexts(field: Field): Generator<OwnText> {
  for (const own of allTexts(field)) if (own.text !== '') yield own;
}
