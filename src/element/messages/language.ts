import { loadChunk } from '../../client/load-chunk.ts';
import { messages as en } from './en.ts';
import { messages as ja } from './ja.ts';
import type { Messages } from './messages.ts';

type Language = Messages | (() => Promise<Messages>);

/** Japanese and English are part of the main file; a page loads any other language that it speaks. */
const languages = new Map<string, Language>([
  ['ja', ja],
  ['en', en],
  ['zh', () => loadChunk(() => import('./zh.ts')).then(({ messages }) => messages)],
  ['zh-hant', () => loadChunk(() => import('./zh-hant.ts')).then(({ messages }) => messages)],
  ['ko', () => loadChunk(() => import('./ko.ts')).then(({ messages }) => messages)],
  ['ja-x-easy', () => loadChunk(() => import('./ja-easy.ts')).then(({ messages }) => messages)],
]);
const loading = new Map<string, Promise<unknown>>();
/** Languages whose chunk could not be loaded. */
const failed = new Set<string>();
const arrivals = new EventTarget();

/**
 * Adds or replaces a language: `registerMessages('fr', messages)`. A function is called when an element first needs the language.
 * Elements on the page use it immediately.
 */
export function registerMessages(language: string, messages: Messages | (() => Promise<Messages>)): void {
  languages.set(language.toLowerCase(), messages);
  arrivals.dispatchEvent(new Event('change'));
}

/** Calls the listener whenever a language was registered or has loaded. */
export function onMessages(listener: () => void, signal: AbortSignal): void {
  arrivals.addEventListener('change', listener, { signal });
}

/** The language of an element: its `lang` attribute or the closest one around it, also across shadow roots. */
export function languageOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const around: Element | null = at.closest('[lang]');
    if (around) return around.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** The longest known prefix of a language tag (`zh-Hant-TW` → `zh-hant` → `zh`); `ja` if there is none. */
function knownLanguage(tag: string): string {
  // Taiwan, Hong Kong and Macao write traditional characters, but their tags often omit the script.
  const words = tag
    .toLowerCase()
    .replace(/^zh.(?=tw|hk|mo)/, 'zh-hant-')
    .split(/[-_]/);
  while (words.length > 0 && !languages.has(words.join('-'))) words.pop();
  return words.join('-') || 'ja';
}

/** The messages of an element, and the language that they are in. */
export interface Spoken {
  readonly lang: string;
  readonly messages: Messages;
  /** Whether the element has shown no message yet and those of its language are still to be loaded. */
  readonly isPending: boolean;
}

const spoken = new WeakMap<Element, Spoken>();

/** The messages of an element. While those of a new language load, it keeps those that it has; if they cannot be loaded, Japanese. */
export function messagesOf(element: Element): Spoken {
  const lang = knownLanguage(languageOf(element));
  const known = languages.get(lang);
  if (typeof known === 'object') spoken.set(element, { lang, messages: known, isPending: false });
  return spoken.get(element) ?? { lang: 'ja', messages: ja, isPending: !failed.has(lang) };
}

/** Loads a language if it is not loaded yet. Never rejects: without its messages, the element uses Japanese. */
export async function loadMessages(tag: string): Promise<void> {
  const lang = knownLanguage(tag);
  const known = languages.get(lang);
  if (typeof known !== 'function') return;
  if (!loading.has(lang)) {
    const arriving = known().then(
      (messages) => registerMessages(lang, messages),
      () => {
        failed.add(lang);
        arrivals.dispatchEvent(new Event('change'));
      },
    );
    loading.set(
      lang,
      arriving.finally(() => loading.delete(lang)),
    );
  }
  await loading.get(lang);
}
