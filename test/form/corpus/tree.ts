/**
 * A form without its markup, as the corpus publishes it. A node is a text or a list: the name of an element, its attributes if it has any,
 * its children. `['label', { for: 'zip' }, '郵便番号']`
 */
export type Tree = string | ElementTree;
export interface ElementTree extends ReadonlyArray<string | Attributes | ElementTree> {}
/** The attributes that a reader of forms may use. */
export type Attributes = Readonly<Record<string, string | number>>;
/** The options of a select: value and text, or the text alone. */
export type Options = readonly (string | readonly [value: string, text: string])[];

/** Marks an element that is not rendered. */
export const NOT_RENDERED = '-';
/** Names the list of a select's options. */
export const OPTIONS = 'options';
