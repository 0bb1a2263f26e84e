// Code of the documents as the site shows it: with colors, and for the mock as well as for a proxy.
import { escapeHtml } from './escape-html.mjs';

const TOKENS =
  /(?<comment>(?<=^\s*)\/\/[^\n]*|<!--.*?-->)|(?<string>'[^'\n]*'|"[^"\n]*")|(?<tag><\/?[A-Za-z][\w.-]*|(?<=["'\s\w}])\/?>)|(?<keyword>\b(?:import|from|export|function|const|let|return|type(?= \{))\b)/gms;

/** Marks comments, strings, tags and keywords of HTML and JavaScript. */
export function highlight(code) {
  let at = 0;
  let html = '';
  for (const match of code.matchAll(TOKENS)) {
    const [kind] = Object.entries(match.groups).find(([, text]) => text !== undefined);
    html += `${escapeHtml(code.slice(at, match.index))}<span class="code-${kind}">${escapeHtml(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(at));
}

/** A snippet for a proxy under `/dga`, and the same with the mock, which needs no server. `undefined` if it names neither. */
export function bothWays(code) {
  if (!/endpoint="(?:\/dga|mock:)"|^import 'dga-address-lookup';$/m.test(code)) return undefined;
  const proxy = code.replace('dga-address-lookup.mock.js', 'dga-address-lookup.js').replace('endpoint="mock:"', 'endpoint="/dga"');
  const mock = proxy
    .replace('dga-address-lookup.js', 'dga-address-lookup.mock.js')
    .replace('endpoint="/dga"', 'endpoint="mock:"')
    .replace(/^( *)import (?:.* from )?'dga-address-lookup(?:\/react)?';$/m, "$&\n$1import 'dga-address-lookup/mock';");
  return { mock, proxy };
}
