// An animated PNG of screenshots, in 256 colours: https://www.w3.org/TR/png-3/
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A screenshot, its offset on the first one, and its duration. */
export interface Frame {
  readonly png: Buffer;
  readonly x?: number;
  readonly y?: number;
  readonly ms: number;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Buffer;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

function readPng(png: Buffer): Pixels {
  let width = 0;
  let height = 0;
  const packed: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      if (data[9] !== 2) throw new Error('a screenshot without alpha was expected');
    }
    if (type === 'IDAT') packed.push(data);
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(packed));
  const row = width * 3;
  const rgb = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < 3 ? 0 : (rgb[at - 3] ?? 0);
      const up = rgb[at - row] ?? 0;
      const corner = x < 3 ? 0 : (rgb[at - row - 3] ?? 0);
      const guess = left + up - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      rgb[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + ([0, left, up, (left + up) >> 1, paeth][filter] ?? 0);
    }
  }
  return { width, height, rgb };
}

const colourAt = (rgb: Buffer, at: number): number => rgb.readUIntBE(at, 3);

/** Returns the most frequent colors and, for every color, the nearest of them. */
function paletteOf(all: readonly Pixels[]): { readonly palette: readonly number[]; readonly nearest: (colour: number) => number } {
  const seen = new Map<number, number>();
  for (const { rgb } of all) for (let at = 0; at < rgb.length; at += 3) seen.set(colourAt(rgb, at), (seen.get(colourAt(rgb, at)) ?? 0) + 1);
  const palette = [...seen].toSorted(([, one], [, other]) => other - one).slice(0, 256).map(([colour]) => colour); // oxfmt-ignore
  const known = new Map(palette.map((colour, index) => [colour, index]));
  const distance = (one: number, other: number): number =>
    [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  const nearest = (colour: number): number => {
    let found = known.get(colour);
    if (found === undefined) {
      found = palette.reduce((best, one, index) => (distance(one, colour) < distance(palette[best] ?? 0, colour) ? index : best), 0);
      known.set(colour, found);
    }
    return found;
  };
  return { palette, nearest };
}

function chunk(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  return Buffer.concat([numbers(body.length - 4), body, numbers(crc32(body))]);
}

function numbers(...all: readonly number[]): Buffer {
  const buffer = Buffer.alloc(all.length * 4);
  all.forEach((number, at) => buffer.writeUInt32BE(number, at * 4));
  return buffer;
}

/** Encodes the frames. Viewers without animation show the first one. `plays`: repetitions before it stops at the last frame. */
export function movingPicture(frames: readonly Frame[], plays: number): Buffer {
  const pictures = frames.map(({ png, x = 0, y = 0, ms }) => ({ ...readPng(png), x, y, ms }));
  const { palette, nearest } = paletteOf(pictures);
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, index) => colours.writeUIntBE(colour, index * 3, 3));
  let sequence = 0;
  const written = pictures.flatMap(({ width, height, rgb, x, y, ms }, index) => {
    const rows = Buffer.alloc((width + 1) * height);
    for (let at = 0; at < width * height; at++) rows[at + Math.floor(at / width) + 1] = nearest(colourAt(rgb, at * 3));
    const control = Buffer.concat([
      numbers(sequence++, width, height, x, y),
      Buffer.from([ms >> 8, ms & 255, 1000 >> 8, 1000 & 255, 0, 0]),
    ]);
    const data = deflateSync(rows, { level: 9 });
    if (index > 0) return [chunk('fcTL', control), chunk('fdAT', numbers(sequence++), data)];
    return [
      chunk('IHDR', numbers(width, height), Buffer.from([8, 3, 0, 0, 0])),
      chunk('acTL', numbers(frames.length, plays)),
      chunk('PLTE', colours),
      chunk('fcTL', control),
      chunk('IDAT', data),
    ];
  });
  return Buffer.concat([SIGNATURE, ...written, chunk('IEND')]);
}
