/**
 * Reads DOM properties through their prototypes: a control named `parentElement` or `querySelectorAll` hides the property of its form.
 * @see https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */

const reader =
  <K extends keyof Node>(name: K) =>
  (node: Node): Node[K] =>
    Reflect.get(Node.prototype, name, node);

export const parentOf: (node: Node) => Element | null = reader('parentElement');
export const previousOf: (node: Node) => ChildNode | null = reader('previousSibling');
export const nextOf: (node: Node) => ChildNode | null = reader('nextSibling');
const contentOf = reader('textContent');

/** Returns the element around another one, also around a shadow root. */
export function boxAround(box: Element): Element | undefined {
  return parentOf(box) ?? (box.getRootNode() as Partial<ShadowRoot>).host;
}

export function contains(node: Node, other: Node | null): boolean {
  return Node.prototype.contains.call(node, other);
}

export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

export function query(element: Element, selector: string): Element | null {
  return Element.prototype.querySelector.call(element, selector);
}

/** Returns all matching descendants, also of documents and shadow roots, whose properties no control can hide. */
export function queryAll(root: ParentNode, selector: string): Element[] {
  return [...(root instanceof Element ? Element.prototype.querySelectorAll.call(root, selector) : root.querySelectorAll(selector))];
}

/** Reports whether an element is rendered. A listener counts as rendered, and without `checkVisibility`, as in jsdom, every element. */
export function isRendered(element: EventTarget, options: CheckVisibilityOptions): boolean {
  return !(element instanceof Element) || ((Element.prototype as Partial<Element>).checkVisibility?.call(element, options) ?? true);
}

export function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

export function precedes(one: Element, other: Element): boolean {
  return !!(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
}

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function textOf(node: Node | null | undefined): string {
  return onOneLine((node && contentOf(node)) ?? '');
}

/** Listens to types of events until the signal aborts, through the prototype, which no control hides. @param capture - a page may stop propagation */
export function listen<E extends Event = Event>(
  target: EventTarget,
  types: string,
  listener: (event: E) => void,
  signal: AbortSignal,
  capture = false,
): void {
  for (const type of types.split(' '))
    EventTarget.prototype.addEventListener.call(target, type, listener as EventListener, { signal, capture });
}

/** Whether an element has the focus, also while its window does not: `:focus` does not match then in WebKit. */
export function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Whether a key press belongs to an input method. Safari's confirming Enter has keyCode 229 with `isComposing` false. */
export function isComposingKey(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
