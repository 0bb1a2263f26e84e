import type { LookupError } from '../../address/lookup-error.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { loadChunk } from '../../client/load-chunk.ts';
import type { Accepted } from '../attributes.ts';
import { messages as ja } from './ja.ts';
import type { Messages } from './messages.ts';
import type { LookupElement } from '../properties.ts';

interface Language {
  readonly messages?: Messages;
  readonly load?: () => Promise<Messages>;
  loading?: Promise<void> | undefined;
  hasFailed?: boolean;
}

function inChunk(load: () => Promise<{ readonly messages: Messages }>): Language {
  return { load: async () => (await loadChunk(load)).messages };
}

/** Japanese is part of the main file; a page loads any other language that it speaks. */
const languages = new Map<string, Language>([
  ['ja', { messages: ja }],
  ['en', inChunk(() => import('./en.ts'))],
  ['zh', inChunk(() => import('./zh.ts'))],
  ['zh-hant', inChunk(() => import('./zh-hant.ts'))],
  ['ko', inChunk(() => import('./ko.ts'))],
  ['ja-x-easy', inChunk(() => import('./ja-easy.ts'))],
]);
const arrivals = new EventTarget();

/**
 * Adds or replaces a language: `registerMessages('fr', messages)`. A function is called when an element first needs the language.
 * Elements on the page use it immediately.
 */
export function registerMessages(language: string, messages: Messages | (() => Promise<Messages>)): void {
  languages.set(language.toLowerCase(), typeof messages === 'function' ? { load: messages } : { messages });
  arrivals.dispatchEvent(new Event('change'));
}

/** Returns an element and the hosts of the shadow roots around it. */
function hostsOf(element: Element): Element[] {
  const root = element.getRootNode();
  return [element, ...(root instanceof ShadowRoot ? hostsOf(root.host) : [])];
}

/** The language of the closest `lang`, also across shadow roots: the longest known prefix (`zh-Hant-TW` → `zh-hant` → `zh`), or `ja`. */
function languageOf(element: Element): string {
  const around = hostsOf(element).map((host) => host.closest('[lang]'));
  const tag = around.find(Boolean)?.getAttribute('lang') ?? '';
  // Taiwan, Hong Kong and Macao write traditional characters, but their tags often omit the script.
  const words = tag
    .toLowerCase()
    .replace(/^zh.(?=tw|hk|mo)/, 'zh-hant-')
    .split(/[-_]/);
  while (words.length > 0 && !languages.has(words.join('-'))) words.pop();
  return words.join('-') || 'ja';
}

/** Loads the messages of the language that applies to an element, and draws it again when another `lang` attribute or new messages apply. */
export function followLanguage(element: LookupElement, signal: AbortSignal): void {
  const load = (): void => {
    element.requestUpdate();
    element.awaitLoad(loadMessages(element));
  };
  arrivals.addEventListener('change', () => element.requestUpdate(), { signal });
  const observer = new MutationObserver(load);
  // In the element's own tree, and in those around it.
  for (const host of hostsOf(element)) observer.observe(host.getRootNode(), { subtree: true, attributes: true, attributeFilter: ['lang'] });
  signal.addEventListener('abort', () => observer.disconnect());
  load();
}

/** The messages of an element, and the language that they are in. */
export interface ShownMessages {
  readonly language: string;
  readonly messages: Messages;
  /** Whether the element has shown no message yet and those of its language are still to be loaded. */
  readonly isPending: boolean;
}

const shown = new WeakMap<Element, ShownMessages>();

/** The messages of an element. While those of a new language load, it keeps those that it has; if they cannot be loaded, Japanese. */
export function messagesOf(element: Element): ShownMessages {
  const language = languageOf(element);
  const { messages, hasFailed } = languages.get(language) ?? {};
  if (messages) shown.set(element, { language, messages, isPending: false });
  return shown.get(element) ?? { language: 'ja', messages: ja, isPending: !hasFailed };
}

/** The language and the settings of an element, as far as its error messages depend on them. */
export interface Reader {
  readonly language: string;
  readonly messages: Messages;
  readonly accept: readonly Accepted[];
  /** The code that was looked up. */
  readonly code?: string | null;
}

export function errorMessage(error: LookupError, reader: Reader): string {
  return (
    error.sentence?.(reader) ??
    reader.messages.error(error.code, error.retryAfter, reader.accept, reader.code ? hyphenateCode(reader.code) : undefined)
  );
}

/** Loads a language if it is not loaded yet. Never rejects: without its messages, the element uses Japanese. */
async function loadMessages(element: Element): Promise<void> {
  const lang = languageOf(element);
  const language = languages.get(lang) as Language;
  language.loading ??= language.load?.().then(
    (messages) => registerMessages(lang, messages),
    () => {
      language.hasFailed = true;
      language.loading = undefined;
      arrivals.dispatchEvent(new Event('change'));
    },
  );
  await language.loading;
}
