import { readLatinCode } from '../address/read-code.ts';
import { readCriteria, type SentCriteria } from './criteria.ts';
import { InvalidInput } from './invalid-input.ts';
import { Problem } from './problem.ts';
import { readJsonBody } from './read-body.ts';
import { own } from './read-answer.ts';
import type { JsonObject } from './read-json.ts';
import { readCodeOptions, type SentCodeOptions } from './code-options.ts';

/** A code in the form that travels: half width, upper case, without a hyphen. */
interface SentCode {
  /** `prefix`: 3 to 6 digits, which find every ZIP Code that begins with them. */
  readonly kind: 'postal-code' | 'digital-address' | 'prefix';
  readonly code: string;
}

/** Reads a code or the first 3 to 6 digits of a ZIP Code, in any usual spelling except kana; `undefined` for any other text. */
function readSearchCode(text: string): SentCode | undefined {
  const read = readLatinCode(text);
  if (read.code) return { kind: read.kind, code: read.code };
  return read.state === 'unfinished' && /^[0-9]{3,6}$/.test(read.typed) ? { kind: 'prefix', code: read.typed } : undefined;
}

/** A search of a page, checked and in the form that the API takes. */
export type SearchRequest =
  | ({ readonly operation: 'searchcode'; readonly options: SentCodeOptions } & SentCode)
  | { readonly operation: 'addresszip'; readonly criteria: SentCriteria };

function readCodeSearch(json: JsonObject): SearchRequest {
  const text = own(json, 'search_code');
  if (typeof text !== 'string') throw new InvalidInput('invalid-request', 'search_code must be a string');
  const code = readSearchCode(text);
  if (!code) throw new InvalidInput('invalid-code', 'search_code must be a ZIP Code, 3 to 6 digits of one, or a Digital Address');
  return { operation: 'searchcode', ...code, options: readCodeOptions(json) };
}

/** Reads the body of a search route. Unknown keys are dropped. @throws {Problem} 400, 413 or 415 */
export async function readSearchRequest(request: Request, operation: SearchRequest['operation']): Promise<SearchRequest> {
  const json = await readJsonBody(request);
  try {
    return operation === 'searchcode' ? readCodeSearch(json) : { operation, criteria: readCriteria(json) };
  } catch (error) {
    if (error instanceof InvalidInput) throw new Problem(400, error.code, error.message);
    throw error;
  }
}
