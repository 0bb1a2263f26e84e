import type { Messages } from './messages.ts';

type Language = Messages | (() => Promise<Messages>);

const languages = new Map<string, Language>([
  ['ja', () => import('./ja.ts').then(({ messages }) => messages)],
  ['en', () => import('./en.ts').then(({ messages }) => messages)],
]);
for (const tag of ['zh', 'zh-hant', 'ko', 'ja-x-easy']) {
  languages.set(tag, async () => {
    const { further } = await import('./further.ts');
    return (await further[tag]?.())?.messages as Messages;
  });
}
const loading = new Map<string, Promise<unknown>>();
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

/** The messages of an element and their language. */
export interface Spoken {
  readonly lang: string;
  readonly messages: Messages | undefined;
}

const spoken = new WeakMap<Element, Spoken>();

/** The messages of an element. While a new language is loading, those of the previous one; `undefined` before the first is loaded. */
export function messagesOf(element: Element): Spoken {
  const lang = knownLanguage(languageOf(element));
  const known = languages.get(lang);
  if (typeof known === 'object') spoken.set(element, { lang, messages: known });
  return spoken.get(element) ?? { lang, messages: undefined };
}

/** Loads a language unless it is loaded. Never rejects: without messages the form is still filled. */
export async function loadMessages(tag: string): Promise<void> {
  const lang = knownLanguage(tag);
  const known = languages.get(lang);
  if (typeof known !== 'function') return;
  if (!loading.has(lang)) {
    const arriving = known().then(
      (messages) => registerMessages(lang, messages),
      // Offline, or a deployment without the file. The next call tries again.
      () => undefined,
    );
    loading.set(
      lang,
      arriving.finally(() => loading.delete(lang)),
    );
  }
  await loading.get(lang);
}
