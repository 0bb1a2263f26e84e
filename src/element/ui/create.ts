export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Shows these children and no others. None that stays is moved: it would lose the focus, and a live region would be announced again. */
export function showChildren(parent: Element, shown: readonly (Element | false | undefined)[]): void {
  const children = shown.filter((child) => !!child);
  for (const child of Array.from(parent.children)) if (!children.includes(child)) child.remove();
  children.forEach((child, at) => {
    const before = parent.children[at] ?? null;
    if (before !== child) parent.insertBefore(child, before);
  });
}

/** Changes the text of an element if it differs. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The sentences of a message, one after the other. Chinese and Japanese have no space between sentences. */
export const joined = (texts: readonly string[]): string[] =>
  texts.map((text, i) => (/[^。]$/.test(texts[i - 1] ?? '') ? ` ${text}` : text));
