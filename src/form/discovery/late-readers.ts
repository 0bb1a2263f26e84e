import type { FieldReader } from './found-field.ts';
import { readHAdr } from './readers/read-h-adr.ts';
import { readWords } from './readers/read-words.ts';

export { findBlock, followBlocks } from './h-adr-block.ts';

/**
 * The readers that need more than the page's own marks, in the order they are asked: h-adr classes, names, labels, and names of lines
 * (`address2`), which say less than a label such as 番地. Loaded when a form has fields that nothing else explains.
 */
export const lateReaders: readonly FieldReader[] = [readHAdr, readWords];
