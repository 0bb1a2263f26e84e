/** Sets an attribute and returns a function that restores it unless the page has changed it since. */
export function changeAttribute(field: HTMLInputElement, name: string, value: string): () => void {
  const before = field.getAttribute(name);
  field.setAttribute(name, value);
  return () => {
    if (field.getAttribute(name) !== value) return;
    if (before === null) field.removeAttribute(name);
    else field.setAttribute(name, before);
  };
}
