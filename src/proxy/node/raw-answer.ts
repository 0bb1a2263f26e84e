import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { SECURITY_HEADERS } from '../http/answer-headers.ts';
import { type ProblemCode, problemBody } from '../../protocol/problem.ts';

function headersOf(id: string): Record<string, string> {
  return { ...SECURITY_HEADERS, 'content-type': 'application/problem+json', 'x-request-id': id, connection: 'close' };
}

/** The answer to a request that the app never gets, because its target or its Host is unreadable. */
export function unreadableAnswer(): Response {
  const id = randomUUID();
  return new Response(problemBody(400, 'invalid-request', id), { status: 400, headers: headersOf(id) });
}

/** The answer to a connection whose bytes are not HTTP, too many, or too slow. */
export function rawAnswer(errorCode: string | undefined): string {
  const [status, code]: [number, ProblemCode] =
    errorCode === 'HPE_HEADER_OVERFLOW'
      ? [431, 'payload-too-large']
      : errorCode === 'HPE_CHUNK_EXTENSIONS_OVERFLOW'
        ? [413, 'payload-too-large']
        : errorCode === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? [408, 'invalid-request']
          : [400, 'invalid-request'];
  const id = randomUUID();
  const body = problemBody(status, code, id);
  const headers = { ...headersOf(id), date: new Date().toUTCString(), 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
