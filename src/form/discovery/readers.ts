import type { FieldReader } from './found-field.ts';
import { readHAdr } from './readers/read-h-adr.ts';
import { readWords } from './readers/read-words.ts';

/**
 * The readers that are asked after the page's own marks, in this order: h-adr classes, then the words of names and labels.
 */
export const READERS: readonly FieldReader[] = [readHAdr, readWords];
