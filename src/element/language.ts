import { en } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import type { Messages } from './messages/messages.ts';

type Language = Messages | (() => Promise<Messages>);

/** Japanese and English come with the element, others when a page asks for them. */
const languages = new Map<string, Language>([
  ['ja', ja],
  ['en', en],
]);
const loaded = new EventTarget();

/**
 * Adds a language, or changes one: `registerMessages('fr', messages)`. Given a function, it is called when a page first needs it.
 * Elements already on the page take it up at once.
 */
export function registerMessages(language: string, messages: Messages | (() => Promise<Messages>)): void {
  languages.set(language.toLowerCase(), messages);
  loaded.dispatchEvent(new Event('change'));
}

/** Calls back whenever a language was added or has arrived. */
export function onMessages(listener: () => void, signal: AbortSignal): void {
  loaded.addEventListener('change', listener, { signal });
}

/** The language of an element: its own `lang` or the closest around it, out through shadow roots. */
export function languageOf(element: Element): string {
  for (let at: Element | null = element; at; ) {
    const around: Element | null = at.closest('[lang]');
    if (around) return around.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}

/** The messages for a language tag, by the longest prefix that is known (`zh-Hant-TW` → `zh-hant` → `zh`); Japanese where none is. */
export function messagesFor(tag: string): { readonly lang: string; readonly messages: Messages } {
  const words = tag.toLowerCase().split(/[-_]/);
  for (; words.length > 0; words.pop()) {
    const lang = words.join('-');
    const known = languages.get(lang);
    if (typeof known === 'object') return { lang, messages: known };
    if (known) {
      languages.delete(lang);
      known().then(
        (messages) => registerMessages(lang, messages),
        // Offline or an old deployment: Japanese until the page asks again.
        () => languages.set(lang, known),
      );
    }
  }
  return { lang: 'ja', messages: ja };
}
