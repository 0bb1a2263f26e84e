import type { ReactiveController } from '@lit/reactive-element';
import type { ReadCode } from '../../address/read-code.ts';
import type { CodeAnswer } from '../../protocol/answer.ts';
import type { LookupElement } from '../properties.ts';
import { readCodeAnswer } from '../../protocol/read-envelopes.ts';
import { type PrefixClient, requestCode } from '../../client/code-client.ts';
import { createRelay } from '../../client/transport/relay.ts';
import { isListEndpoint, loadClient } from '../clients/client-for.ts';
import { type LookupSettings, readSettings, searchOptions } from './settings.ts';
import { within } from '../../client/time-limit.ts';

/** How long a complete ZIP Code waits for the early answer before it is requested itself. */
const WAIT_MS = 2000;

/** The early request for one prefix, running or finished. */
interface Asked {
  readonly prefix: string;
  readonly settings: LookupSettings;
  /** All ZIP Codes with the prefix; `undefined` if the client cannot search for them, the request failed or the answer may lack some. */
  readonly answer: Promise<CodeAnswer | undefined>;
}

/** The settings that decide what a request returns. */
const DECISIVE = ['client', 'endpoint', 'apiBase', 'searchtype', 'choikitype'] as const;

/** Requests all ZIP Codes that begin with the first digits while the user types the rest, and keeps the last answer. */
class Lookahead implements ReactiveController {
  readonly #element: LookupElement;
  #asked: Asked | undefined;
  #running: AbortController | undefined;
  /** The number of characters before the last change. */
  #typedLength = 0;

  constructor(element: LookupElement, session: { lookahead: Lookahead | undefined }) {
    this.#element = element;
    session.lookahead = this;
    element.addController(this);
  }

  hostDisconnected(): void {
    // After the same check of the lookup, which must not start its own request. An element that the page only moves continues.
    queueMicrotask(() => {
      if (!this.#element.isConnected) this.#forget();
    });
  }

  /** Call when the user has changed the text in the code field. */
  typed(read: ReadCode): void {
    const typed = read.state === 'complete' ? read.code : read.state === 'unfinished' ? read.typed : '';
    // A user who deletes one digit may delete all of them.
    const isShorter = typed.length < this.#typedLength;
    this.#typedLength = typed.length;
    const prefix = this.#asked?.prefix ?? '';
    if (typed.startsWith(prefix) ? prefix !== '' : prefix.startsWith(typed)) return;
    this.#forget();
    const { lookahead, accepted } = this.#element;
    const isPrefix = String(lookahead) === '5' ? /^\d{5,6}$/ : /^\d{6}$/;
    if (lookahead && !isShorter && isPrefix.test(typed) && accepted.includes('postal-code')) this.#ask(typed);
  }

  /** The answer for a complete code. `undefined`, directly or later: the code must be looked up. @throws the signal's reason once it aborts */
  answerFor(code: string, settings: LookupSettings, signal: AbortSignal): Promise<CodeAnswer | undefined> | undefined {
    const asked = this.#asked;
    // 102007A begins with the digits as well, but is a Digital Address.
    if (asked && /^\d+$/.test(code) && code.startsWith(asked.prefix) && DECISIVE.every((name) => asked.settings[name] === settings[name]))
      return this.#wait(asked, code, signal);
    this.#forget();
    return undefined;
  }

  async #wait({ answer }: Asked, code: string, signal: AbortSignal): Promise<CodeAnswer | undefined> {
    const all = await within(answer, WAIT_MS, signal).catch(() => undefined);
    signal.throwIfAborted();
    const addresses = all?.addresses.filter(({ zip_code }) => zip_code === code) ?? [];
    if (all && addresses.length > 0) {
      const searchtype = addresses.some(({ biz_name }) => biz_name !== null) ? 'bizzipcode' : 'zipcode';
      return { ...all, searchtype, count: addresses.length, addresses };
    }
    // The exact lookup follows.
    this.#running?.abort();
    return undefined;
  }

  #ask(prefix: string): void {
    const settings = readSettings(this.#element);
    this.#running = new AbortController();
    // Failures stay silent: the exact lookup reports its own.
    this.#asked = { prefix, settings, answer: request(prefix, settings, this.#running.signal).catch(() => undefined) };
  }

  #forget(): void {
    this.#running?.abort();
    this.#asked = undefined;
  }
}

/** Searches by the first digits of a ZIP Code. `undefined` if the client cannot, or if the answer may lack some. */
async function request(prefix: string, settings: LookupSettings, signal: AbortSignal): Promise<CodeAnswer | undefined> {
  const { client, endpoint, apiBase } = settings;
  const options = { ...searchOptions(settings, signal), retry: false };
  const search = async (): Promise<CodeAnswer | undefined> => {
    if (client || !endpoint) return (client as Partial<PrefixClient> | null)?.searchPrefix?.(prefix, options);
    if (!isListEndpoint(endpoint) && !apiBase) return requestCode(createRelay({ endpoint }), prefix, options, readCodeAnswer);
    return (await loadClient(endpoint, apiBase)).searchPrefix(prefix, options);
  };
  const answer = await search();
  // A full page may have a next one that contains more records of the same ZIP Code. So may an answer that counts more records.
  return answer && answer.addresses.length < answer.limit && answer.count <= answer.addresses.length ? answer : undefined;
}

export { Lookahead as Controller };
