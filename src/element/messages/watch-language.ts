import { languageOf } from './language.ts';

/** Calls back when the `lang` attribute that applies to an element changes, in its own tree or in an outer one. */
export function watchLanguage(element: Element, changed: () => void, signal: AbortSignal): void {
  let language = languageOf(element);
  const observer = new MutationObserver(() => {
    const now = languageOf(element);
    if (now === language) return;
    language = now;
    changed();
  });
  for (let at: Element | undefined = element; at;) {
    const root: Node = at.getRootNode();
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
