import { type AddressAnswer, type CodeAnswer, PAGE_LIMIT } from '../protocol/answer.ts';
import { Problem, PROBLEM_TITLES, type ProblemCode } from '../protocol/problem.ts';
import { readSearchRequest, type SearchRequest } from '../protocol/search-request.ts';
import { type Answer, json, type Refusal, statusOf } from './answer.ts';
import { type MockSource, searchAddress, searchCode } from './searches.ts';

/** A failure in the form of the proxy (RFC 9457). The server adds the request id. */
export function problem(status: number, code: ProblemCode, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, type: 'application/problem+json', body: { type: 'about:blank', title: PROBLEM_TITLES[code], status, code }, headers };
}

function answerOf(found: CodeAnswer | AddressAnswer | Refusal): Answer {
  if (!('errorCode' in found)) return json(found);
  return statusOf(found) === 404 ? problem(404, 'not-found') : problem(400, 'invalid-code');
}

/** Answers `POST /searchcode` and `POST /addresszip`. */
export async function proxySearch(request: Request, operation: SearchRequest['operation'], source: MockSource): Promise<Answer> {
  let search: SearchRequest;
  try {
    search = await readSearchRequest(request, operation);
  } catch (error) {
    if (error instanceof Problem) return problem(error.status, error.code);
    throw error;
  }
  if (search.operation === 'addresszip') return answerOf(await searchAddress(search.criteria, source));
  const { page = 1, limit = PAGE_LIMIT, choikitype = 1, searchtype = 1 } = search.options;
  return answerOf(await searchCode({ code: search.code, page, limit, choikitype, searchtype }, source));
}
