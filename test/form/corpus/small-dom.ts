/**
 * The part of the DOM that discovery reads, built from serialized forms, so that Node reads the whole corpus in about a second. It has no
 * layout: an element is visible unless the serialized form says that it is not rendered.
 */

import { type Attributes, NOT_RENDERED, type Options, OPTIONS, type Tree } from './tree.ts';

class SmallNode {
  static readonly ELEMENT_NODE = 1;
  static readonly TEXT_NODE = 3;
  static readonly DOCUMENT_POSITION_PRECEDING = 2;
  readonly nodeType: number = 0;
  readonly childNodes: SmallNode[] = [];
  parentNode: SmallNode | null = null;
  readonly isConnected = true;
  root!: SmallDocument;
  /** The position among the siblings, and in the document. */
  index = 0;
  order = 0;

  get ownerDocument(): SmallDocument {
    return this.root;
  }
  getRootNode(): SmallNode {
    return this.root;
  }
  get parentElement(): SmallElement | null {
    return this.parentNode instanceof SmallElement ? this.parentNode : null;
  }
  get previousSibling(): SmallNode | null {
    return this.parentNode?.childNodes[this.index - 1] ?? null;
  }
  get nextSibling(): SmallNode | null {
    return this.parentNode?.childNodes[this.index + 1] ?? null;
  }
  get textContent(): string {
    return this instanceof SmallText ? this.data : this.childNodes.map((child) => child.textContent).join('');
  }
  contains(other: SmallNode | null): boolean {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
  compareDocumentPosition(other: SmallNode): number {
    return other.order < this.order ? SmallNode.DOCUMENT_POSITION_PRECEDING : 4;
  }
  *descendants(): Generator<SmallElement> {
    for (const child of this.childNodes)
      if (child instanceof SmallElement) {
        yield child;
        yield* child.descendants();
      }
  }
  querySelectorAll(selector: string): SmallElement[] {
    return [...this.descendants()].filter((element) => element.matches(selector));
  }
  querySelector(selector: string): SmallElement | null {
    for (const element of this.descendants()) if (element.matches(selector)) return element;
    return null;
  }
  getElementsByTagName(name: string): SmallElement[] {
    return this.querySelectorAll(name);
  }
}

class SmallText extends SmallNode {
  override readonly nodeType: number = 3;
  readonly data: string;
  constructor(data: string) {
    super();
    this.data = data;
  }
}

type Test = (element: SmallElement) => boolean;
const SIMPLE =
  /^([a-z][\w-]*)|^\.([\w-]+)|^#([\w-]+)|^\[([\w-]+)(?:([\^*]?)=["']?([^"'\]]*)["']?)?\]|^:not\(([^()]*)\)|^(:disabled)|^\+(.*)/i;
const tests = new Map<string, Test>();

/** Compiles a compound selector, or two of neighbors: `select+div`. */
function compound(text: string): Test {
  let all: Test[] = [];
  for (let rest = text; rest !== '';) {
    const found = SIMPLE.exec(rest);
    if (!found) throw new Error(`small-dom: unknown selector ${text}`);
    const [whole, tag, name, id, attribute, how, value = '', not, disabled, next] = found;
    rest = rest.slice(whole.length);
    if (tag) all.push((element) => element.localName === tag);
    if (name) all.push((element) => element.classList.includes(name));
    if (id) all.push((element) => element.id === id);
    if (attribute)
      all.push((element) => {
        const own = element.getAttribute(attribute);
        if (own === null || !whole.includes('=')) return own !== null;
        return how === '^' ? own.startsWith(value) : how === '*' ? own.includes(value) : own === value;
      });
    if (not) all.push((element) => !element.matches(not));
    if (next) {
      const before = all;
      all = [compound(next), ({ previousElementSibling: near }) => near !== null && before.every((test) => test(near))];
    }
    if (disabled) all.push((element) => element.disabled || element.closest('fieldset[disabled]') !== null);
  }
  return (element) => all.every((test) => test(element));
}

/** Compiles lists of compound selectors with descendant combinators. */
function selectorOf(text: string): Test {
  let test = tests.get(text);
  if (test) return test;
  const able = text.split(/,(?![^(]*\))/).map((each) =>
    each
      .trim()
      .split(/\s+(?![^(]*\))/)
      .map(compound),
  );
  const holds = (steps: readonly Test[], element: SmallElement): boolean => {
    if (!steps.at(-1)?.(element)) return false;
    if (steps.length === 1) return true;
    for (let around = element.parentElement; around; around = around.parentElement) if (holds(steps.slice(0, -1), around)) return true;
    return false;
  };
  test = (element) => able.some((steps) => holds(steps, element));
  tests.set(text, test);
  return test;
}

/** The types of an input. Any other one is "text". */
const TYPES =
  'hidden search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button'.split(
    ' ',
  );

class SmallElement extends SmallNode {
  override readonly nodeType: number = 1;
  readonly localName: string;
  readonly attributes: Attributes;
  readonly classList: readonly string[];
  constructor(name: string, attributes: Attributes) {
    super();
    this.localName = name;
    this.attributes = attributes;
    this.classList = String(attributes['class'] ?? '')
      .split(/\s+/)
      .filter(Boolean);
  }
  getAttribute(name: string): string | null {
    const value = this.attributes[name];
    return value === undefined ? null : String(value);
  }
  getAttributeNode(name: string): { readonly value: string; readonly ownerDocument: SmallDocument } | null {
    const value = this.getAttribute(name);
    return value === null ? null : { value, ownerDocument: this.root };
  }
  get nextElementSibling(): SmallElement | null {
    return this.parentNode?.childNodes.slice(this.index + 1).find((node) => node instanceof SmallElement) ?? null;
  }
  get previousElementSibling(): SmallElement | null {
    return this.parentNode?.childNodes.slice(0, this.index).findLast((node) => node instanceof SmallElement) ?? null;
  }
  matches(selector: string): boolean {
    return selectorOf(selector)(this);
  }
  closest(selector: string): SmallElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  get id(): string {
    return this.getAttribute('id') ?? '';
  }
  get className(): string {
    return this.getAttribute('class') ?? '';
  }
  get dataset(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.attributes)
        .filter(([name]) => name.startsWith('data-'))
        .map(([name, value]) => [name.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), String(value)]),
    );
  }
  get disabled(): boolean {
    return 'disabled' in this.attributes;
  }
  get form(): SmallElement | null {
    const named = this.getAttribute('form');
    return named === null ? this.closest('form') : this.root.getElementById(named);
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  get value(): string | undefined {
    if (this.localName === 'select') return this.options[this.selectedIndex]?.value ?? '';
    return /^(?:input|textarea)$/.test(this.localName) ? (this.getAttribute('value') ?? '') : undefined;
  }
  get type(): string {
    const type = this.getAttribute('type')?.toLowerCase() ?? '';
    return TYPES.includes(type) ? type : 'text';
  }
  get readOnly(): boolean {
    return 'readonly' in this.attributes;
  }
  get placeholder(): string {
    return this.getAttribute('placeholder') ?? '';
  }
  get maxLength(): number {
    return Number(this.getAttribute('maxlength') ?? -1);
  }
  get tabIndex(): number {
    return Number(this.getAttribute('tabindex') ?? 0);
  }
  get htmlFor(): string {
    return this.getAttribute('for') ?? '';
  }
  /** The control of a label. */
  get control(): SmallElement | null {
    if (this.localName !== 'label') return null;
    const able = /^(?:input|select|textarea|button|meter|output|progress)$/;
    const isAble = (one: SmallElement): boolean => able.test(one.localName) && one.getAttribute('type') !== 'hidden';
    if ('for' in this.attributes) {
      const named = this.root.getElementById(this.htmlFor);
      return named && isAble(named) ? named : null;
    }
    return [...this.descendants()].find(isAble) ?? null;
  }
  get labels(): SmallElement[] {
    return this.root.labels.filter((label) => label.control === this);
  }
  get options(): readonly SmallOption[] {
    return this.root.optionsOf(this);
  }
  get selectedIndex(): number {
    return Number(this.getAttribute('selected') ?? 0);
  }
  checkVisibility(): boolean {
    return !(NOT_RENDERED in this.attributes) && (this.parentElement?.checkVisibility() ?? true);
  }
}

class SmallOption extends SmallElement {
  readonly #value: string;
  readonly text: string;
  constructor(value: string, text: string, root: SmallDocument) {
    super('option', {});
    this.#value = value;
    this.text = text;
    this.root = root;
    this.childNodes.push(new SmallText(text));
  }
  override get value(): string {
    return this.#value;
  }
}

class SmallForm extends SmallElement {
  get elements(): SmallElement[] {
    return this.root.querySelectorAll('input,select,textarea,button').filter((control) => control.form === this);
  }
}

class SmallRange {
  #after!: SmallNode;
  #before!: SmallNode;
  setStartAfter(node: SmallNode): void {
    this.#after = node;
  }
  setEndBefore(node: SmallNode): void {
    this.#before = node;
  }
  toString(): string {
    return this.#after.root.texts
      .filter((text) => text.order > this.#after.order && text.order < this.#before.order && !this.#after.contains(text))
      .map(({ data }) => data)
      .join('');
  }
}

class SmallDocument extends SmallNode {
  readonly defaultView = {};
  readonly activeElement = null;
  readonly documentElement = { clientWidth: 0, lang: '' };
  readonly texts: SmallText[] = [];
  readonly labels: SmallElement[] = [];
  readonly #lists: readonly Options[];
  readonly #ids = new Map<string, SmallElement>();
  constructor(lists: readonly Options[]) {
    super();
    this.root = this;
    this.#lists = lists;
  }
  getElementById(id: string): SmallElement | null {
    return this.#ids.get(id) ?? null;
  }
  createRange(): SmallRange {
    return new SmallRange();
  }
  optionsOf(select: SmallElement): readonly SmallOption[] {
    const list = this.#lists[Number(select.getAttribute(OPTIONS) ?? -1)] ?? [];
    return list.map((option) => {
      const [value, text] = typeof option === 'string' ? [option, option] : option;
      return new SmallOption(value, text, this);
    });
  }
  build(tree: Tree, parent: SmallNode): void {
    let node: SmallNode;
    if (typeof tree === 'string') {
      node = new SmallText(tree);
      this.texts.push(node as SmallText);
    } else {
      const [name, second] = tree as readonly [string, ...unknown[]];
      const hasAttributes = typeof second === 'object' && !Array.isArray(second);
      const attributes = hasAttributes ? (second as Attributes) : {};
      node = name === 'form' ? new SmallForm(name, attributes) : new SmallElement(name, attributes);
      if (name === 'label') this.labels.push(node as SmallElement);
      const { id } = node as SmallElement;
      if (id !== '' && !this.#ids.has(id)) this.#ids.set(id, node as SmallElement);
    }
    node.root = this;
    node.parentNode = parent;
    node.index = parent.childNodes.push(node) - 1;
    node.order = this.order += 1;
    if (typeof tree !== 'string')
      for (const child of tree.slice(1)) if (typeof child === 'string' || Array.isArray(child)) this.build(child as Tree, node);
  }
}

Object.assign(globalThis, { Node: SmallNode, Element: SmallElement, HTMLElement: SmallElement, HTMLFormElement: SmallForm });

/** Builds the document of a serialized form. */
export function buildDocument(tree: readonly Tree[], lists: readonly Options[]): Document {
  const root = new SmallDocument(lists);
  for (const node of tree) root.build(node, root);
  return root as unknown as Document;
}
