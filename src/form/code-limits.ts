/** What a code field lets in, by its own attributes. */
export interface CodeLimits {
  readonly type: string;
  readonly inputMode: string;
  readonly maxLength: number;
  readonly pattern: string;
}

/** What the page asked for in fields that are open for Digital Addresses just now. */
const given = new WeakMap<HTMLInputElement, CodeLimits>();

/** The limits that the page itself gave a field, whatever we have made of them meanwhile. */
export function limitsOf(field: HTMLInputElement): CodeLimits {
  const { type, inputMode, maxLength, pattern } = field;
  return given.get(field) ?? { type, inputMode, maxLength, pattern };
}

/** Keeps the limits of a field until `forgetLimits`. */
export function keepLimits(field: HTMLInputElement): void {
  given.set(field, limitsOf(field));
}

export function forgetLimits(field: HTMLInputElement): void {
  given.delete(field);
}

/** Whether a field keeps out, or makes hard to type, what a Digital Address needs: letters, and eight characters with the hyphen. */
export function isNarrow({ type, inputMode, maxLength, pattern }: Partial<HTMLInputElement>): boolean {
  return type === 'tel' || /^(?:numeric|decimal|tel)$/.test(inputMode ?? '') || (maxLength !== undefined && maxLength > 0) || !!pattern;
}
