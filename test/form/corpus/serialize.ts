/** Serializes a form of the page: the elements, the attributes that a reader of forms may use, and the texts. */
import { NOT_RENDERED, type Options, OPTIONS, type Tree } from './tree.ts';

const ATTRIBUTES =
  /^(?:id|name|type|class|for|form|placeholder|title|maxlength|size|autocomplete|role|value|hidden|disabled|readonly|required|tabindex|inert|inputmode|pattern|onclick|aria-.*|data-n|data-dga-.*)$/;

/** Collects the lists of options that several selects share. */
export class OptionLists {
  readonly lists: Options[] = [];
  readonly #known = new Map<string, number>();

  numberOf(select: HTMLSelectElement): number {
    const list = Array.from(select.options, ({ value, text }) => (value === text ? text : ([value, text] as const)));
    const key = JSON.stringify(list);
    let number = this.#known.get(key);
    if (number === undefined) this.#known.set(key, (number = this.lists.push(list) - 1));
    return number;
  }
}

/** Serializes the children of an element. */
export function serialize(parent: Element, lists: OptionLists): Tree[] {
  return Array.from(parent.childNodes).flatMap((node): Tree[] => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node as Text).data.replace(/\s+/g, ' ');
      return text === '' ? [] : [text];
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const element = node as Element;
    const { localName } = element;
    if (/^(?:script|style|noscript|template)$/.test(localName)) return [];
    const attributes: Record<string, string | number> = {};
    for (const { name, value } of element.attributes) if (ATTRIBUTES.test(name)) attributes[name] = name === 'onclick' ? '' : value;
    const { display, visibility } = getComputedStyle(element);
    if (display === 'none' || visibility === 'hidden') attributes[NOT_RENDERED] = '';
    if (localName === 'select') {
      attributes[OPTIONS] = lists.numberOf(element as HTMLSelectElement);
      const { selectedIndex } = element as HTMLSelectElement;
      if (selectedIndex > 0) attributes['selected'] = selectedIndex;
    }
    const children = localName === 'select' ? [] : serialize(element, lists);
    return [[localName, ...(Object.keys(attributes).length > 0 ? [attributes] : []), ...children]];
  });
}

/** A form of the corpus without its markup. */
export interface SerializedForm {
  readonly source: string;
  /** The part of each control, by the number in `data-n`. */
  readonly takes: readonly string[];
  readonly tree: readonly Tree[];
}

/** Draws each form and serializes it. */
export function serializeForms(forms: readonly { readonly source: string; readonly markup: string; readonly takes: readonly string[] }[]): {
  readonly options: readonly Options[];
  readonly forms: readonly SerializedForm[];
} {
  const lists = new OptionLists();
  const host = document.createElement('div');
  document.body.append(host);
  const serialized = forms.map(({ source, markup, takes }) => {
    host.innerHTML = markup;
    return { source, takes, tree: serialize(host, lists) };
  });
  host.remove();
  return { options: lists.lists, forms: serialized };
}
