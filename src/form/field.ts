import { type Part, PLACE_LEVELS } from '../address/parts.ts';
import { boxAround, isRendered, parentOf, query } from './dom.ts';

/** A control of the page: input, select, textarea, or a custom element with a `value` (by explicit mapping or mark only). */
export type Field = HTMLElement & { value: string };

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'number', 'url', '']);

// Not `instanceof`: a field may come from another realm (a frame), and pages patch their globals.
export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select';
}

export function isInput(element: Element): element is HTMLInputElement {
  return element.localName === 'input';
}

/** Returns the text in a field. The `value` of a custom element may be a number, or `null` or `undefined` while it is empty. */
export function textIn({ value }: { readonly value: string | number | null | undefined }): string {
  return String(value ?? '');
}

/** Reports whether an element is a control that can hold a piece of an address. */
export function isField(element: Element): element is Field & (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
  return isInput(element) || isSelect(element) || element.localName === 'textarea';
}

/** Returns the control that a custom element has as a child, as those of Ionic and Vaadin; otherwise the element itself. */
export function controlIn<T extends Element | null | undefined>(element: T): Element | T {
  return element && (query(element, 'input:not([type=hidden],[tabindex="-1"]),textarea') ?? element);
}

/** Reports whether a field holds a secret or card data. No mark opens these. `new-password`, often against autofill only, forbids marks but not labels. */
export function isSecret(field: Field, marked: boolean): boolean {
  if ((field as Partial<HTMLInputElement>).type === 'password') return true;
  const tokens = (field.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  return tokens.some((token) => /^(?:one-time-code$|current-password$|cc-)/.test(token) || (marked && token === 'new-password'));
}

/** Reports whether YubinBango's classes name the field: its pages keep the fields that it fills readonly. */
function isInHAdr(field: Field): boolean {
  return /(?:^|\s)p-(?:region|locality|street-|extended-)/.test(field.className) && !!field.closest('.h-adr');
}

type Named = Pick<HTMLElement, 'id'> & { readonly name?: string };

/** Reports whether the page has created a field again. WooCommerce names a field once it has shown it; React's next `useId` gives another `id`. */
export const isAgain = ({ id, name }: Named, old: Named): boolean =>
  id === old.id ? !!id || name === old.name : !!name && name === old.name;

const FILLED = Symbol('filled');
export const CLOSED = 'details:not([open])';

/** Marks a field of a filled address: closing a `<details>` around it takes it neither out of the order nor out of the address. */
export function markFilled(field: Field): void {
  (field as { [FILLED]?: boolean })[FILLED] = true;
}

/** Reports whether a field of a filled address is in a `<details>` that is closed now. */
const isFolded = (field: Field): boolean => FILLED in field && !!field.closest(CLOSED);

/** Smaller fields, including borders, are not for typing. */
const SMALLEST_PX = 10;

/** Reports whether no container hides a field by clipping what does not fit. @param known - containers that do not, to look at each once */
function hasRoom(around: Element | null, known: Set<Element>): boolean {
  // The root clips at the window, whatever its own box is: while a page locks the scrolling, it may have no height.
  if (!around || around.localName === 'html' || known.has(around)) return true;
  const { offsetHeight, offsetWidth } = around as HTMLElement;
  const isSmall = offsetHeight < SMALLEST_PX || offsetWidth < SMALLEST_PX;
  if ((isSmall && /hidden|clip/.test(getComputedStyle(around).overflow)) || !hasRoom(parentOf(around), known)) return false;
  known.add(around);
  return true;
}

/** Reports whether a field is so far to the left or above that the page and the containers around cannot be scrolled to it. */
function isAway(field: Field): boolean {
  let { right, bottom } = field.getBoundingClientRect();
  for (let around: Element | undefined = field; around; around = boxAround(around)) {
    right += around.scrollLeft;
    bottom += around.scrollTop;
  }
  return right <= 0 || bottom <= 0;
}

/** Reports whether the user can see the field. A select of one pixel is behind a custom widget (select2); such a text field is a trap for bots. */
function isVisible(field: Field, roomy: Set<Element> = new Set()): boolean {
  if (!field.isConnected) return false;
  if (!isRendered(field, { visibilityProperty: true, opacityProperty: !isSelect(field) })) return isFolded(field);
  if (isSelect(field)) return true;
  if (field.closest('[aria-hidden="true"], [inert]')) return false;
  // jsdom and happy-dom have no layout: not even the root has a width.
  if (!field.ownerDocument.documentElement.clientWidth) return true;
  const { width, height } = field.getBoundingClientRect();
  return width >= SMALLEST_PX && height >= SMALLEST_PX && !isAway(field) && hasRoom(parentOf(field), roomy);
}

/** Selects the elements that open a list of choices kept by a script. */
export const OPENER = '[aria-haspopup=listbox],[role=combobox],[role=listbox][aria-expanded]';

/**
 * Reports whether a control belongs to a list of choices that a script keeps: its text is a search, and no value says what was chosen. The
 * role may be on a box around it. A line with a name submits its own text, but a prefecture, city or town alone is chosen from a list.
 */
function isSearchOfList(field: Field, parts?: readonly Part[]): boolean {
  if (!isInput(field)) return false;
  // Selectize puts its search behind the select that it hides, Fomantic beside it; Tab does not reach that of Naive UI.
  if (field.name === '') return field.tabIndex < 0 || !!field.closest(`[aria-autocomplete],.dropdown,${OPENER},select[style*=none]+div`);
  return (PLACE_LEVELS as readonly unknown[]).includes(String(parts)) && !!field.closest(OPENER);
}

/** Why a field is never written to. `box`: it is one of several boxes for a number: 1-2-3. */
export type Refusal = 'secret' | 'kind' | 'disabled' | 'readonly' | 'hidden' | 'invisible' | 'combobox' | 'box';

/**
 * Returns why this field may not be filled, or `undefined` if it may. `marked`: the page names it (`fields`, `data-dga-field`), which
 * opens hidden and readonly fields, but never passwords, one-time codes, cards, files or disabled fields. `roomy`: containers that
 * hide nothing, for calls one after the other. `parts`: the parts that it asks for.
 */
export function refusal(field: Field, marked: boolean, roomy?: Set<Element>, parts?: readonly Part[]): Refusal | undefined {
  // Safe to read: a control named `type` hides a property of its form, never of an input.
  const { type, disabled, readOnly } = field as Partial<HTMLInputElement>;
  if (isSecret(field, marked)) return 'secret';
  if (disabled || field.matches(':disabled')) return 'disabled';
  if (!isField(field)) return marked && (field as Element).localName !== 'button' ? undefined : 'combobox';
  if (type === 'hidden') return marked ? undefined : 'hidden';
  if (isInput(field) && !TEXT_TYPES.has(field.type)) return 'kind';
  if (marked) return undefined;
  if (isSearchOfList(field, parts)) return 'combobox';
  if (readOnly && !isInHAdr(field)) return 'readonly';
  return whyUnseen(field, roomy);
}

/** Returns why a field that no user sees may not be filled. */
const whyUnseen = (field: Field, roomy?: Set<Element>): Refusal | undefined => (isVisible(field, roomy) ? undefined : 'invisible');

/** Reports whether a field that cannot be filled now may open later. Visible fields that are tiny or far outside are traps for bots. */
export function mayOpen(field: Field): boolean {
  const why = refusal(field, false);
  if (why === 'disabled' || why === 'readonly') return true;
  if (why !== 'invisible' || field.closest('[aria-hidden="true"]') || field.tabIndex < 0) return false;
  const isWide = field.getBoundingClientRect().width >= SMALLEST_PX;
  return !isRendered(field, { visibilityProperty: true }) || (isWide && !isAway(field));
}

/** Returns the form of a field. A custom element may give the name `form` to something else. */
export function formOf(field: Field): HTMLFormElement | null {
  return isField(field) ? field.form : (field as Element).closest('form');
}

/** Reports whether an element is in another form than a field, or directly in the body. */
export function isOutside(element: Element, field: Field): boolean {
  return formOf(field) !== element.closest('form') || element.parentNode === document.body;
}
