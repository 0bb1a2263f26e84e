// Two pictures pixel by pixel, with tolerance for fonts.
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pixels that may differ where the fonts are those of the references: a caret, the end of a rounded line. */
const SAME_FONTS_PX = 12;
/** Share of the pixels that may differ with other fonts. The colors and borders of a state cover more. */
const OTHER_FONTS_SHARE = 0.05;
/** Share of the height by which pictures may differ with other fonts, which break lines at other places. */
const OTHER_HEIGHT_SHARE = 0.12;

export interface Difference {
  /** Number of pixels that look different, without those at the edges of letters. */
  readonly pixels: number;
  /** Whether it is more than the tolerance. */
  readonly isTooMuch: boolean;
  /** The picture with the different pixels in red; `undefined` if the sizes differ. */
  readonly drawn?: Buffer;
}

/** The upper part of a picture. */
function crop(picture: PNG, height: number): PNG {
  const cropped = new PNG({ width: picture.width, height });
  PNG.bitblt(picture, cropped, 0, 0, picture.width, height, 0, 0);
  return cropped;
}

/** Counts the pixels of a picture by their color, in 16 steps per channel. */
function colorsOf({ data }: PNG): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/** Counts the pixels whose color the other picture does not have as often: a line more moves the rest of a form, but paints it alike. */
function recolored(one: PNG, other: PNG): number {
  const rest = colorsOf(other);
  return [...colorsOf(one)].reduce((sum, [color, count]) => sum + Math.max(0, count - (rest.get(color) ?? 0)), 0);
}

/**
 * Compares a picture with its reference. With other fonts, lines break at other places, so that a picture may also have the same colors
 * elsewhere.
 * @param hasSameFonts - whether this machine draws text as in the references
 */
export function compare(picture: Buffer, reference: Buffer, hasSameFonts: boolean): Difference {
  const [now, before] = [PNG.sync.read(picture), PNG.sync.read(reference)];
  const height = Math.min(now.height, before.height);
  const isTaller = hasSameFonts ? now.height !== before.height : Math.abs(now.height - before.height) > before.height * OTHER_HEIGHT_SHARE;
  if (now.width !== before.width || isTaller) return { pixels: Infinity, isTooMuch: true };
  const { width } = before;
  const drawn = new PNG({ width, height });
  const [upper, upperBefore] = [crop(now, height), crop(before, height)];
  const found = pixelmatch(upper.data, upperBefore.data, drawn.data, width, height, { threshold: 0.04 });
  const pixels = hasSameFonts ? found : Math.min(found, recolored(upper, upperBefore));
  const limit = hasSameFonts ? SAME_FONTS_PX : width * height * OTHER_FONTS_SHARE;
  return { pixels, isTooMuch: pixels > limit, drawn: PNG.sync.write(drawn) };
}
