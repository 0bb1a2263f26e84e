/** Normalizes one line of an address for comparison: half width, no spaces or commas, and 霞ヶ関 spelled 霞が関. */
export function foldAddress(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s,、，]+/g, '')
    .replace(/(?<=\p{sc=Han})[ヶケがガヵカ](?=\p{sc=Han})/gu, 'が');
}
