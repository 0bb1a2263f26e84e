// Writes a page in one language. The sources are in Japanese: `data-en` contains the English text of an element, `data-en-NAME` the English
// value of its attribute NAME, and `data-only` is on elements that exist in one language.

const TAG = /<[a-z][\w-]*(?:"[^"]*"|[^">])*>/g;
const ENGLISH = /\sdata-en(?:-([a-z-]+))?="([^"]*)"/g;

/** The position of the end tag that belongs to the start tag before `from`. */
function endOf(html, name, from) {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = from;
  for (let depth = 1, tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`<${name}> has no end tag: ${html.slice(from, from + 80)}`);
}

/** The attributes of a tag in one language, and the text for its content. */
function translateTag(tag, english) {
  let text;
  let translated = tag.replaceAll(ENGLISH, '').replace(/\sdata-only="\w+"/, '');
  if (!english) return { translated, text };
  for (const [, name, value] of tag.matchAll(ENGLISH)) {
    if (name === undefined) text = value.replaceAll('<', '&lt;');
    else translated = translated.replace(new RegExp(`(\\s${name}=)"[^"]*"`), (_, before) => `${before}"${value}"`);
  }
  return { translated, text };
}

/** @returns the page in English, or in Japanese without the English texts */
export function translate(html, english) {
  const language = english ? 'en' : 'ja';
  let page = '';
  let at = 0;
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    if (index < at || !tag.includes(' data-')) continue;
    const name = /[\w-]+/.exec(tag)[0];
    const content = index + tag.length;
    const only = /\sdata-only="(\w+)"/.exec(tag)?.[1];
    page += html.slice(at, index);
    if (only !== undefined && only !== language) {
      const end = endOf(html, name, content);
      at = html.indexOf('>', end) + 1;
      continue;
    }
    const { translated, text } = translateTag(tag, english);
    page += translated + (text ?? '');
    at = text === undefined ? content : endOf(html, name, content);
  }
  return (page + html.slice(at)).replace('<html lang="ja">', `<html lang="${language}">`);
}
