/** An address line, split into the text that the API can search for and the rest. */
export interface SplitAddress {
  /** The searchable text: prefecture to town. */
  readonly words: string;
  /** The block as it was typed: `1-2-3`, `２丁目７−２`. */
  readonly block: string | null;
  /** The text that follows the block after a space. */
  readonly building: string | null;
}

/**
 * A block starts with a number that is followed by 丁目, 番地, 号, a dash or the end: 飯田橋1-2, but not 北１条西, 十二条 or 第２地割.
 * 三丁目 counts too. It continues with numbers and those words, up to the first space.
 */
const BLOCK =
  /(?<=[^\d０-９\s])\s*((?:[0-9０-９]|[一二三四五六七八九十]+(?=丁目))(?:[0-9０-９一二三四五六七八九十]|丁目|番地?|号室?|[-‐-―−－ー~〜のノ])*)(?:[\s、,]+(.*))?$/u;

/** Splits 「東京都千代田区飯田橋1-2-3 サンプルビル201」 before the block. The API's search stops at the town. */
export function splitBlock(text: string): SplitAddress {
  const whole = text.trim();
  const found = BLOCK.exec(whole);
  if (!found?.[1]) return { words: whole, block: null, building: null };
  return { words: whole.slice(0, found.index), block: found[1], building: found[2] || null };
}
