import type { Messages } from './messages.ts';

type Language = Messages | (() => Promise<Messages>);

/** Each language is a file of its own, and a page loads the one it speaks. */
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
 * Adds a language, or changes one: `registerMessages('fr', messages)`. Given a function, it is called when a page first needs it.
 * Elements already on the page take it up at once.
 */
export function registerMessages(language: string, messages: Messages | (() => Promise<Messages>)): void {
  languages.set(language.toLowerCase(), messages);
  arrivals.dispatchEvent(new Event('change'));
}

/** Calls back whenever a language was added or has arrived. */
export function onMessages(listener: () => void, signal: AbortSignal): void {
  arrivals.addEventListener('change', listener, { signal });
}

/** The language of an element: its own `lang` or the closest around it, out through shadow roots. */
export function languageOf(element: Element): string {
  for (let at: Element | null = element; at;) {
    const around: Element | null = at.closest('[lang]');
    if (around) return around.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** The longest known prefix of a language tag (`zh-Hant-TW` → `zh-hant` → `zh`); Japanese where none is known. */
function knownLanguage(tag: string): string {
  // Places that write in traditional characters and seldom say so.
  const words = tag
    .toLowerCase()
    .replace(/^zh.(?=tw|hk|mo)/, 'zh-hant-')
    .split(/[-_]/);
  while (words.length > 0 && !languages.has(words.join('-'))) words.pop();
  return words.join('-') || 'ja';
}

/** What an element says, and in which language. */
export interface Spoken {
  readonly lang: string;
  readonly messages: Messages | undefined;
}

const spoken = new WeakMap<Element, Spoken>();

/** The words of an element; while those of a new language are on their way, it keeps those that it has. None before the first have arrived. */
export function messagesOf(element: Element): Spoken {
  const lang = knownLanguage(languageOf(element));
  const known = languages.get(lang);
  if (typeof known === 'object') spoken.set(element, { lang, messages: known });
  return spoken.get(element) ?? { lang, messages: undefined };
}

/** Fetches a language where it is not there yet. Settles always: a page without its words still fills its form. */
export async function loadMessages(tag: string): Promise<void> {
  const lang = knownLanguage(tag);
  const known = languages.get(lang);
  if (typeof known !== 'function') return;
  if (!loading.has(lang)) {
    const arriving = known().then(
      (messages) => registerMessages(lang, messages),
      // Offline, or an old deployment: asked for again at the next chance.
      () => undefined,
    );
    loading.set(
      lang,
      arriving.finally(() => loading.delete(lang)),
    );
  }
  await loading.get(lang);
}
