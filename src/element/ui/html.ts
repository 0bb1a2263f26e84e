/** A template with its values, as `html` returns it. */
export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];
  readonly key?: unknown;
}

/** Renders nothing; removes an attribute. */
export const nothing: unique symbol = Symbol('nothing') as never;
/** Leaves what the last render made. */
export const noChange: unique symbol = Symbol('noChange') as never;

/**
 * Creates a template as Lit's `html` does: `${value}` as content (text, another template, or an array of both) or as the value of an
 * attribute, `.property`, `?boolean` or `@event`. Static text must not contain `$$` in attributes and `>` in quotes.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly unknown[]): TemplateResult => ({ strings, values });

/** Renders new nodes whenever the key changes. */
export const keyed = (key: unknown, result: TemplateResult): TemplateResult => ({ ...result, key });

/** Where the values of a template go: the index of a node in document order, and for an attribute its name and static text. */
interface Hole {
  readonly node: number;
  readonly attribute?: string;
  readonly texts: readonly string[];
}

interface Template {
  readonly content: DocumentFragment;
  readonly holes: readonly Hole[];
}

/** Sets the values of one hole, of which the first has the index. */
type SetValues = (values: readonly unknown[], index: number) => void;

interface TrustedTypesPolicy {
  createHTML(html: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy } | undefined;

const templates = new WeakMap<TemplateStringsArray, Template>();
let policy: TrustedTypesPolicy | undefined;

/** Trusts the static text of our templates. Without the policy, a page that requires Trusted Types refuses it. */
function trusted(markup: string): string {
  try {
    policy ??= trustedTypes?.createPolicy('dga-address-lookup', { createHTML: (text) => text });
  } catch {
    // The browser has no Trusted Types, or the page does not list the name.
  }
  return policy?.createHTML(markup) ?? markup;
}

/** Elements and comments in document order. */
const walk = (root: Node): TreeWalker => document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);

/** Parses a template once. A comment stands for content, `$$` for the value of an attribute. */
function templateOf(strings: TemplateStringsArray): Template {
  let template = templates.get(strings);
  if (!template) {
    const markup = strings.reduce((before, text) => before + (before.lastIndexOf('<') > before.lastIndexOf('>') ? '$$' : '<!---->') + text);
    const element = document.createElement('template');
    // Content at the end of the template must not take what follows the template for its own.
    element.innerHTML = trusted(markup + (strings.at(-1) === '' ? '<!--end-->' : ''));
    const holes: Hole[] = [];
    const walker = walk(element.content);
    for (let node = 0; walker.nextNode(); node++) {
      const { currentNode } = walker;
      if (currentNode instanceof Element)
        for (const attribute of currentNode.getAttributeNames()) {
          const texts = currentNode.getAttribute(attribute)?.split('$$') ?? [];
          if (texts.length < 2) continue;
          holes.push({ node, attribute, texts });
          currentNode.removeAttribute(attribute);
        }
      else if (currentNode.nodeValue === '') holes.push({ node, texts: ['', ''] });
    }
    templates.set(strings, (template = { content: element.content, holes }));
  }
  return template;
}

/** Sets an attribute, a property or a listener whenever its value changes. */
function attributeSetter(element: Element, attribute: string, texts: readonly string[]): SetValues {
  const name = attribute.slice(1);
  const [kind] = attribute;
  let last: unknown = nothing;
  if (kind === '@') element.addEventListener(name, (event) => (last as (event: Event) => void)(event));
  return (values, index) => {
    let value = values[index];
    if (texts.length > 2 || texts.join('') !== '') value = texts.reduce((before, text, i) => before + String(values[index + i - 1]) + text);
    if (value === last) return;
    last = value;
    if (kind === '@') return;
    if (kind === '.') (element as unknown as Record<string, unknown>)[name] = value;
    else if (kind === '?') element.toggleAttribute(name, Boolean(value));
    else if (value === nothing) element.removeAttribute(attribute);
    else element.setAttribute(attribute, String(value));
  };
}

/** The nodes of a rendered template, and what updates them. */
interface Rendered {
  readonly template: Template;
  readonly key: unknown;
  readonly update: (values: readonly unknown[]) => void;
}

function create({ strings, key }: TemplateResult): Rendered & { readonly content: DocumentFragment } {
  const template = templateOf(strings);
  const content = document.importNode(template.content, true);
  const walker = walk(content);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const setters = template.holes.map(({ node, attribute, texts }): [SetValues, number] => {
    const found = nodes[node] as Node;
    if (attribute !== undefined) return [attributeSetter(found as Element, attribute, texts), texts.length - 1];
    const end = found.nextSibling;
    const inside = new Content(found, () => end);
    return [(values, index) => inside.set(values[index]), 1];
  });
  const update = (values: readonly unknown[]): void => {
    let index = 0;
    for (const [set, count] of setters) {
      set(values, index);
      index += count;
    }
  };
  return { template, key, update, content };
}

/** The content between a comment and the node that followed it. */
class Content {
  readonly start: Node;
  readonly #end: () => Node | null;
  #held: string | Rendered | Content[] = '';

  constructor(start: Node, end: () => Node | null) {
    this.start = start;
    this.#end = end;
  }

  #clear(first: Node | null = this.start.nextSibling): void {
    const end = this.#end();
    for (let node = first; node && node !== end;) {
      const next: Node | null = node.nextSibling;
      (node as ChildNode).remove();
      node = next;
    }
  }

  #insert(node: Node): void {
    this.start.parentNode?.insertBefore(node, this.#end());
  }

  set(value: unknown): void {
    if (value === noChange) return;
    if (Array.isArray(value)) this.#setList(value);
    else if (typeof value === 'object' && value) this.#setTemplate(value as TemplateResult);
    else this.#setText(value == null || value === nothing ? '' : `${value as string | number}`);
  }

  #setText(text: string): void {
    if (text === this.#held) return;
    if (text !== '' && typeof this.#held === 'string' && this.#held !== '') (this.start.nextSibling as Text).data = text;
    else {
      this.#clear();
      if (text !== '') this.#insert(document.createTextNode(text));
    }
    this.#held = text;
  }

  #setTemplate(result: TemplateResult): void {
    const held = this.#held;
    if (typeof held === 'object' && 'update' in held && held.template === templateOf(result.strings) && held.key === result.key) {
      held.update(result.values);
      return;
    }
    const created = create(result);
    created.update(result.values);
    this.#clear();
    this.#insert(created.content);
    this.#held = created;
  }

  #setList(values: readonly unknown[]): void {
    if (!Array.isArray(this.#held)) {
      this.#clear();
      this.#held = [];
    }
    const items = this.#held;
    values.forEach((value, i) => {
      let item = items[i];
      if (!item) {
        const start = document.createComment('');
        this.#insert(start);
        items.push((item = new Content(start, () => items[i + 1]?.start ?? this.#end())));
      }
      item.set(value);
    });
    const rest = items[values.length];
    if (rest) this.#clear(rest.start);
    items.length = values.length;
  }
}

const roots = new WeakMap<Node, Content>();

/** Renders a template into a root, and updates what it rendered there before. */
export function render(value: unknown, root: Node): void {
  let content = roots.get(root);
  if (!content) roots.set(root, (content = new Content(root.appendChild(document.createComment('')), () => null)));
  content.set(value);
}
