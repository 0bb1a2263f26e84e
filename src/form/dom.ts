/**
 * Properties of the DOM, read through their prototypes: a control named `parentElement` or `querySelectorAll` hides the property of its
 * form. https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */

export function parentOf(node: Node): Element | null {
  return Reflect.get(Node.prototype, 'parentElement', node);
}

export function previousOf(node: Node): ChildNode | null {
  return Reflect.get(Node.prototype, 'previousSibling', node);
}

export function nextOf(node: Node): ChildNode | null {
  return Reflect.get(Node.prototype, 'nextSibling', node);
}

export function contains(node: Node, other: Node): boolean {
  return Node.prototype.contains.call(node, other);
}

export function matches(element: Element, selector: string): boolean {
  return Element.prototype.matches.call(element, selector);
}

/** All descendants that match; also those of a document or a shadow root, which no control can hide. */
export function queryAll(root: ParentNode, selector: string): Element[] {
  return [...(root instanceof Element ? Element.prototype.querySelectorAll.call(root, selector) : root.querySelectorAll(selector))];
}

export function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** The text of a node on one line. */
export function textOf(node: Node | null | undefined): string {
  return node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
