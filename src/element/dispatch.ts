import type { LookupError } from '../address/lookup-error.ts';
import type { DgaEventMap } from './events.ts';
import { errorMessage, messagesOf } from './messages/language.ts';
import type { LookupElement } from './properties.ts';

/** Dispatches an event of the element. Returns false if the page canceled it. */
export function dispatch<K extends keyof DgaEventMap>(element: LookupElement, type: K, detail: DgaEventMap[K]['detail']): boolean {
  // A copy, because the page may change it. JSON, because records of a custom client may be proxies, which cannot be cloned.
  const copy = JSON.parse(JSON.stringify(detail)) as typeof detail;
  const init = { detail: copy, bubbles: true, composed: true, cancelable: type === 'dga-lookup' };
  /** @internal documented by the `@fires` lines of the class */
  return element.dispatchEvent(new CustomEvent(type, init));
}

/** Dispatches `dga-error` with the message that the user reads, without the code. */
export function dispatchError(element: LookupElement, error: LookupError): void {
  const { code, status, retryAfter, requestId } = error;
  const message = errorMessage(error, { ...messagesOf(element), accept: element.accepted });
  dispatch(element, 'dga-error', { code, status, retryAfter, requestId, message });
}
