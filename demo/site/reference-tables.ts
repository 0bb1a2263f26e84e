// The tables of the API reference, so that pages of the demo list what the documentation lists.
import english from '../../docs/reference.md?raw';
import japanese from '../../docs/ja/reference.md?raw';
import { isEnglish } from './page-language.ts';

const page = isEnglish() ? english : japanese;

/** The rows of a generated table, its head first; cells are Markdown. */
export function tableWithHead(name: string): readonly (readonly string[])[] {
  const table = page.split(`<!-- table: ${name} -->`)[1]?.split('<!-- /table -->')[0] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .filter((_, at) => at !== 1)
    .map((line) =>
      line
        .replaceAll(String.raw`\|`, '\u0001')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('\u0001', '|').trim()),
    );
}

/** The rows of a generated table, without its head. */
export function referenceTable(name: string): readonly (readonly string[])[] {
  return tableWithHead(name).slice(1);
}

/** The words in code marks of a cell. */
export function codeWords(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** A cell as text with `<code>` for code marks. */
export function cellContent(cell: string): readonly Node[] {
  return cell.split('`').map((piece, at) => {
    if (at % 2 === 0) return document.createTextNode(piece);
    const code = document.createElement('code');
    code.textContent = piece;
    code.translate = false;
    return code;
  });
}
