/**
 * The rows of a CSV text: fields between commas, in quotes if they contain a comma, a quote (doubled) or a line break. An empty line is
 * skipped.
 *
 * @throws {SyntaxError} if a quote is not closed, or begins inside a field
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function* readCsv(text: string): Generator<readonly string[], void, undefined> {
  const field = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
  field.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  let row: string[] = [];
  while (field.lastIndex < text.length || row.length > 0) {
    const start = field.lastIndex;
    const found = field.exec(text);
    if (!found) throw new SyntaxError(`The CSV text has a quote that is not closed, or text behind one, at character ${start}.`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '' || quoted !== undefined) yield row;
    row = [];
  }
}
