import { type Field, isInput } from './field.ts';

/** The restrictions of a code field's own attributes. */
export type CodeLimits = Readonly<Pick<HTMLInputElement, 'type' | 'maxLength' | 'pattern'>>;

/** The original restrictions of fields that are currently open for Digital Addresses. */
const given = new WeakMap<HTMLInputElement, CodeLimits>();

/** Returns the restrictions that the page gave a field, even if we changed them. */
function limitsOf(field: HTMLInputElement): CodeLimits {
  const { type, maxLength, pattern } = field;
  return given.get(field) ?? { type, maxLength, pattern };
}

/** Returns the restrictions of a field, and remembers them until the signal aborts. */
export function keepLimits(field: HTMLInputElement, signal: AbortSignal): CodeLimits {
  const limits = limitsOf(field);
  given.set(field, limits);
  signal.addEventListener('abort', () => given.delete(field));
  return limits;
}

/** Reports whether a field prevents or hinders typing a Digital Address: letters, or eight characters with the hyphen. */
export function isNarrow({ type, maxLength = 0, pattern }: Partial<HTMLInputElement>): boolean {
  return type === 'number' || maxLength > 0 || !!pattern;
}

/** Reports whether the page's own rules for a field allow this spelling of a ZIP Code. */
export function takesCode(field: Field, text: string): boolean {
  if (!isInput(field)) return true;
  const { type, maxLength, pattern } = limitsOf(field);
  return !(type === 'number' && text.includes('-')) && !(maxLength >= 0 && text.length > maxLength) && fitsPattern(pattern, text);
}

export function fitsPattern(pattern: string, text: string): boolean {
  try {
    return pattern === '' || new RegExp(`^(?:${pattern})$`, 'v').test(text);
  } catch {
    // Browsers ignore an invalid pattern too.
    return true;
  }
}

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
