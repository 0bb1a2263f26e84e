import { asWritten } from '../../as-written.ts';
import { isElement, isRendered, matches, nextOf, onOneLine, parentOf, precedes, previousOf, queryAll, textOf } from '../../dom.ts';
import type { Field } from '../../field.ts';
import { isSentence, meaningOf } from './read-label.ts';
import { wordsOf } from './read-name.ts';

/** Controls that the user fills in, with buttons that open a list or act as checkboxes. Text before one of them does not label the next. */
const CONTROLS =
  'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,button[role^=c],button[aria-haspopup=listbox]';
/** Elements whose text names no field, among them boxes that act as buttons: 住所検索. */
const NO_TEXT = 'script,style,option,button,a,noscript,template,[hidden],[role=button],[onclick],[class*=btn],[class*=button]';
/** Elements that a label never lies outside of. */
const BOUNDS = 'form,body,fieldset,[role=group],main,section,dialog';

/** The number of controls and texts in a line. */
const LONGEST_LINE = 20;

/** Returns the texts inside a label, without the text of controls. */
function innerTexts(label: Element): string[] {
  // Old libraries replace Array.from by one without a second argument.
  return [...label.childNodes].flatMap((node) =>
    isElement(node) ? (matches(node, `${CONTROLS},${NO_TEXT},label label`) ? [] : innerTexts(node)) : dataOf(node),
  );
}

/** Returns the texts of a label with tabs between them, without the text of the controls inside it. */
const labelText = (label: Element): string =>
  innerTexts(label)
    .filter((text) => text.includes('〒') || wordsOf(text).length > 0)
    .join('\t');

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
  const { control } = label as HTMLLabelElement;
  return !!control && hasControl(control) && control !== (field as Element) && tiedLabel(control as Field) === label;
}

/** Returns the text of a text node. */
const dataOf = (node: Node): string => (node.nodeType === Node.TEXT_NODE ? textOf(node) : '');
/** Reports whether a node ends the line before it. A paragraph or a heading is a separate line, a sentence a remark on the label above it. */
const endsLine = (node: Node): boolean => isElement(node) && matches(node, 'br,p,h1,h2,h3,h4,h5') && !isSentence(textOf(node));

/** Reports whether a node is or contains a control. */
function hasControl(node: Node): boolean {
  return isElement(node) && (matches(node, CONTROLS) || queryAll(node, CONTROLS).length > 0);
}

/** Reports whether a control comes before any text in a node and the nodes behind it. */
function beginsWithControl(first: Node | null | undefined): boolean | undefined {
  let begins: boolean | undefined;
  for (let node = first; node && begins === undefined; node = nextOf(node))
    if (isElement(node)) begins = matches(node, CONTROLS) || beginsWithControl(node.childNodes[0]);
    else if (dataOf(node)) begins = false;
  return begins;
}

/** Returns the text of a node beside a field unless it is the label of another field. */
function textBeside(node: Node, field: Field): string {
  if (!isElement(node)) return dataOf(node);
  if (matches(node, NO_TEXT) || (node.localName === 'label' && isOfAnother(node, field))) return '';
  const text = labelText(node);
  return text && isRendered(node, { visibilityProperty: true }) ? text : '';
}

/** Returns the first text behind a field, if no other control comes before it. */
export function textFollowing(field: Field): string {
  for (let node: Element | null = field; node && !matches(node, BOUNDS); node = parentOf(node)) {
    for (let next = nextOf(node); next; next = nextOf(next)) {
      if (hasControl(next)) return '';
      const text = textBeside(next, field);
      if (text) return text;
    }
  }
  return '';
}

/** Returns a node with the controls and texts on one side, nearest first, up to an end. Limits how far pages with thousands of siblings are read. */
function sideOf(node: Node, next: (of: Node) => Node | null, field: Field, isEnd: (node: Node) => boolean): Node[] {
  const side = [node];
  for (let near = next(node); near && !isEnd(near) && side.length < LONGEST_LINE; near = next(near))
    if (hasControl(near) || textBeside(near, field)) side.push(near);
  return side;
}

/**
 * Returns the text behind a field if labels follow their fields: the line, or several lines with a field each, begins with a control without text
 * and ends with a label.
 */
function textBehind(node: Node, field: Field, isEnd = endsLine): string | undefined {
  const [behind, front] = [nextOf, previousOf].map((next) => sideOf(node, next, field, isEnd)) as [Node[], Node[]];
  // There may be a remark below the last label: 住所は必ず2つに分けてください。
  const last = behind.findLast((one) => hasControl(one) || !isSentence(textBeside(one, field))) ?? node;
  const first = front.at(-1) as Node;
  // The ends of a longer line are unknown.
  const isWhole = front.length + behind.length <= LONGEST_LINE && !textBeside(first, field);
  if (isWhole && !hasControl(last) && meaningOf(textBeside(last, field))) {
    const next = behind.findIndex((one) => one !== node && hasControl(one));
    const texts = behind.slice(1, next < 0 ? undefined : next).map((one) => textBeside(one, field));
    if (next !== 1) return texts.find(meaningOf) ?? '';
  }
  if (isEnd !== endsLine || [...front, ...behind].some((one) => one !== node && hasControl(one))) return undefined;
  return textBehind(node, field, () => false);
}

/**
 * Returns the texts before a field, nearest first: beside it, and beside the containers that hold no other control. Stops at the previous
 * control and at the form. The text behind the field comes last.
 */
function* textsAround(field: Field): Generator<OwnText> {
  let behind: string | undefined;
  for (let node: Element = field, around = parentOf(node); around; node = around, around = parentOf(node)) {
    const isShared = queryAll(node, CONTROLS).length > 1 || !!beginsWithControl(nextOf(node));
    if (!isShared) behind ??= textBehind(node, field);
    /** The texts of one line. Text after a control and before a line break belongs to that control. */
    let line: OwnText[] = [];
    let isBroken = behind !== undefined;
    let before = previousOf(node);
    for (; before && !hasControl(before); before = previousOf(before)) {
      const text = textBeside(before, field);
      if (text) line.push({ text, tie: 'before', isShared });
      if (endsLine(before)) {
        if (behind === undefined) yield* line;
        line = [];
        isBroken = true;
      }
    }
    if (!before || !isBroken) yield* line;
    if (before || matches(around, BOUNDS)) break;
  }
  yield { text: behind ?? '', tie: 'behind', isShared: false };
}

/**
 * Returns the label that is tied to a field, of several the nearest in front of it. If a page gives several fields one id, the labels of all are tied
 * to the first of them. A label in front of another control was copied with its `for`.
 */
function tiedLabel(field: Field): Element | null | undefined {
  if (field.id) {
    const labels = [...((field as Partial<HTMLInputElement>).labels ?? [])];
    return labels.findLast((label) => precedes(label, field)) ?? labels.find((label) => beginsWithControl(nextOf(label)) !== true);
  }
  // Without an id only a label around it can be its label. Chromium would search the whole document for others.
  const around = field.closest('label');
  return around?.control === field ? around : null;
}

/** Returns all texts that may label a field, the most reliable first. */
export function* ownTexts(field: Field): Generator<OwnText> {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = onOneLine(field.getAttribute('aria-labelledby') ?? '').split(' ');
  const label = tiedLabel(field);
  // ※部屋番号まで入力 is a note.
  const [placeholder, title] = ['placeholder', 'title'].map((name) => {
    const attribute = field.getAttributeNode(name);
    return attribute && asWritten(attribute, attribute.value.split('※')[0], attribute.value);
  });
  const texts = {
    label: [ids.map((id) => textOf(root.getElementById?.(id))).join(' '), field.getAttribute('aria-label'), label && labelText(label)],
    attribute: [placeholder, title],
  };
  for (const tie of ['label', 'attribute'] as const) for (const text of texts[tie]) if (text?.trim()) yield { text, tie, isShared: false };
  for (const own of textsAround(field)) if (own.text) yield own;
}
