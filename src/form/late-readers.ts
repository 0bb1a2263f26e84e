import type { FieldReader } from './found-field.ts';

/** The readers that need more than the page's own marks, in the order they are asked: h-adr classes, names, labels. Loaded when a form has fields that nothing else explains. */
export const lateReaders: readonly FieldReader[] = [];
