/** A line of an address in one spelling: width, no spaces or commas between the pieces, and 霞ヶ関 as 霞が関. */
export function foldAddress(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s,、，]+/g, '')
    .replace(/(?<=\p{sc=Han})[ヶケがガヵカ](?=\p{sc=Han})/gu, 'が');
}
