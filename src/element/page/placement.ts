import { contains, isRendered, matches, parentOf, queryAll } from '../../form/dom.ts';
import { type Field, formOf, isOutside } from '../../form/field.ts';
import { isSeen } from '../../form/filling/fill-target.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';

/** Elements that contain a row. Their parents take no other elements. */
const CELLS = 'td, th, dd, li';

/** Returns whether the items of a row may wrap; `undefined` if the element is not a row. */
function wrapOf(element: Element): boolean | undefined {
  const { display, flexDirection, flexWrap } = getComputedStyle(element);
  return display.endsWith('flex') && flexDirection.startsWith('row') ? flexWrap !== 'nowrap' : undefined;
}

/** Returns the largest element around the code field with no other control that begins and ends a line: behind it, the layout stays the same. */
function rowOf(fields: readonly Field[]): Element {
  let row: Element = fields.at(-1) as Field;
  while (!matches(row, `${CELLS}, form`)) {
    const parent = parentOf(row);
    if (!parent || parent === row.ownerDocument.body) break;
    const isInLine = getComputedStyle(row).display.startsWith('inline') || wrapOf(parent) === false;
    const others = queryAll(parent, 'input:not([type=hidden]), select, textarea').filter((control) => !fields.includes(control as Field));
    if (others.length > 0 && !isInLine) break;
    row = parent;
  }
  return row;
}

/** The attribute of a page's own place for messages. Its value is the `id` of an element, or empty for any element of the form. */
const OWN_PLACE = 'data-dga-messages';

/** The position of a moved element whose line is not open, for the style sheet. */
const POSITION = '--_position';

/** Properties by which React, Vue, Angular and Preact mark what they render. They fail if another script has moved a node. */
const FRAMEWORK = /^_+(?:react|vue|ng|k$)/;

/** Reports whether a framework renders a node or an ancestor of it. */
function isOfFramework(node: Node): boolean {
  for (let each: Node | null = node; each; each = parentOf(each)) if (Object.keys(each).some((key) => FRAMEWORK.test(key))) return true;
  return false;
}

/**
 * Moves an element behind the row of the code field, from outside the form or inside the row, and behind the first row of the address while the
 * page hides the step with the code. It returns if the page empties its new container.
 */
export class Placement {
  readonly #element: LookupElement;
  readonly #session: { readonly state: Pick<LookupState, 'found'> };
  /** Marks the position that the page has chosen for the element. */
  #home: HTMLElement | undefined;
  /** The parent into which this class has moved the element. */
  #parent: ParentNode | null = null;
  /** In front of the moved element: disappears with it if the page empties the parent, and stays if the page removes the element. */
  readonly #mark: Text = document.createTextNode('');
  #field: Field | undefined;
  /** The fields that the message is beside: the code field, or the first field of the address. */
  fields: readonly Field[] = [];
  #wasShown = false;
  /** Whether the message has no room in the row that contains the element. */
  #hasLeftRow = false;

  /** @param session - knows the fields of the address */
  constructor(element: LookupElement, session: { readonly state: Pick<LookupState, 'found'> }) {
    this.#element = element;
    this.#session = session;
  }

  get home(): HTMLElement {
    return this.#home ?? this.#element;
  }

  /** Follows the code field, which may be two boxes. Without one, the element returns. */
  follow(fields: readonly Field[]): void {
    const element = this.#element;
    if (this.#home?.isConnected === false) return this.#removeWithHome();
    if (this.#home && element.parentNode !== this.#parent) {
      this.#field = undefined;
      if (!element.parentNode && !this.#mark.parentNode) return this.#return();
      // The page has moved or removed the element.
      this.#home.remove();
      this.#release();
      this.#hasLeftRow = false;
    }
    this.fields = this.#shownOf(fields);
    // Pickers stay in the position that the page has chosen.
    const field = (element.pickers ?? false) === false ? this.fields.at(-1) : undefined;
    if (field === this.#field || !element.parentNode || field?.isConnected === false) return;
    this.#field = field;
    if (field && this.#isElsewhere(field, this.fields !== fields)) this.#move(this.fields, field);
    else this.#return();
  }

  /**
   * Returns the code field or, if the page has closed the step that contains it and the element, the first field of the address that the user
   * sees. An element that was never shown stays hidden.
   */
  #shownOf(fields: readonly Field[]): readonly Field[] {
    const around = parentOf(this.home);
    const isShown = !around || isRendered(around, {});
    this.#wasShown ||= isShown;
    if (isShown || !this.#wasShown || fields.some(isSeen)) return fields;
    return this.#session.state.found.flatMap(({ field }) => (field instanceof Element && isSeen(field) ? field : [])).slice(0, 1);
  }

  /** The page has removed the mark, and with it the element. A whole page that was removed stays as it is: Turbo copies it for its cache. */
  #removeWithHome(): void {
    if (this.#element.isConnected) this.#element.remove();
  }

  /** In a row, the message would take its width from the fields: gives it a line of its own, in the row or behind it. */
  leaveRow(): void {
    const { parentElement, style } = this.#element;
    const canWrap = parentElement ? wrapOf(parentElement) : undefined;
    if (canWrap === undefined) return;
    if (canWrap) return void (style.flexBasis = '100%');
    // A framework expects the element where it has rendered it.
    if (isOfFramework(this.#element)) return void (style.inlineSize = '7em');
    this.#hasLeftRow = true;
    this.#field = undefined;
    this.follow(this.fields);
  }

  #move(fields: readonly Field[], field: Field): void {
    const element = this.#element;
    const own = this.#ownPlace(field);
    const row = own ?? rowOf(fields);
    if (!this.#home) {
      element.before((this.#home = document.createElement('template')));
      // The room that the page has reserved stays there: behind the row, it would move the fields.
      const { display, minBlockSize } = getComputedStyle(element);
      Object.assign(this.#home.style, { display, minBlockSize });
    }
    if (own || matches(row, CELLS)) row.append(element);
    else row.after(element);
    element.before(this.#mark);
    this.#parent = element.parentNode;
    // A whole line, if the rows are the items of a grid or a flex container. Until the line opens, the gap beside it would move the fields.
    Object.assign(element.style, { gridColumn: '1 / -1', flexBasis: '100%', minBlockSize: '0' });
    element.style.setProperty(POSITION, 'absolute');
  }

  /** Ends the placement, and with it the styles of a whole line. */
  #release(): void {
    this.#home = undefined;
    this.#mark.remove();
    Object.assign(this.#element.style, { gridColumn: '', flexBasis: '', minBlockSize: '' });
    this.#element.style.removeProperty(POSITION);
  }

  #return(): void {
    const home = this.#home;
    if (!home) return;
    // First: an element that is connected again looks for its field, and follows it.
    this.#release();
    home.replaceWith(this.#element);
  }

  /** The place for messages that the page has marked: for this element, or in the form of the code field. */
  #ownPlace(field: Field): Element | undefined {
    const { id } = this.#element;
    const places = queryAll(field.ownerDocument, `[${OWN_PLACE}]`);
    const form = formOf(field) ?? field.ownerDocument.body;
    return (
      places.find((place) => id !== '' && place.getAttribute(OWN_PLACE) === id) ??
      places.find((place) => place.getAttribute(OWN_PLACE) === '' && contains(form, place))
    );
  }

  #isElsewhere(field: Field, isClosed: boolean): boolean {
    const { home } = this;
    if (this.#hasLeftRow) return true;
    // An element around the page's own inputs stays with them.
    const hasInputs = this.#element.querySelector('input, select, textarea');
    if (hasInputs || isOfFramework(home) || home.closest(`[${OWN_PLACE}]`) || field.getRootNode() !== home.getRootNode()) return false;
    return isClosed || isOutside(home, field);
  }
}
