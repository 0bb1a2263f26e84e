/** The number of insertions, deletions and replacements of letters that turn one text into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Says which known name a misspelled one probably means, or where all of them are listed. */
export function adviseName(wrong: string, known: readonly string[]): string {
  let [closest, least] = ['', Number.POSITIVE_INFINITY];
  for (const name of known) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance < least) [closest, least] = [name, distance];
  }
  return least <= closest.length / 4 ? `did you mean ${closest}?` : 'see docs/proxy-reference.md for the list.';
}
