import { crc32, inflateRawSync } from 'node:zlib';

/** A file of a zip archive. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The official list has 18 MB in one file; an archive that unpacks to more than this is another one, or a bomb. */
const MAX_FILE_BYTES = 256 << 20;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** Whether some bytes begin like a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function endRecordOf(view: DataView): number {
  // A comment of unknown length follows the record.
  const first = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END && at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw new SyntaxError('The zip archive is incomplete: it has no central directory.');
}

function unpack(data: Uint8Array, method: number, size: number, name: string): Uint8Array {
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new SyntaxError(`${name} in the zip archive is compressed with method ${method}: only deflate is read.`);
  if (size > MAX_FILE_BYTES) throw new SyntaxError(`${name} in the zip archive is larger than ${MAX_FILE_BYTES >> 20} MB.`);
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new SyntaxError(`${name} in the zip archive is damaged.`, { cause: error });
  }
}

/**
 * The files of a zip archive, as its central directory lists them: stored or deflated, as Japan Post publishes them. Node has the
 * decompression but no reader of archives; these two official archives contain one file each.
 *
 * @throws {SyntaxError} if the archive is damaged, encrypted, larger than 4 GB (Zip64), or compressed in another way
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12 and 4.3.16
 */
export function readZip(bytes: Uint8Array): readonly ZipFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < END_LENGTH) throw new SyntaxError('The zip archive is incomplete: it has no central directory.');
  const end = endRecordOf(view);
  const files: ZipFile[] = [];
  try {
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== ENTRY) throw new SyntaxError('The central directory of the zip archive is damaged.');
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
      if (view.getUint16(at + 8, true) & ENCRYPTED) throw new SyntaxError(`${name} in the zip archive is encrypted.`);
      const compressedSize = view.getUint32(at + 20, true);
      const size = view.getUint32(at + 24, true);
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== LOCAL) throw new SyntaxError(`${name} in the zip archive is damaged.`);
      const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const data = bytes.subarray(start, start + compressedSize);
      const unpacked = unpack(data, view.getUint16(at + 10, true), size, name);
      if (unpacked.length !== size || crc32(unpacked) !== view.getUint32(at + 16, true)) {
        throw new SyntaxError(`${name} in the zip archive is damaged.`);
      }
      if (!name.endsWith('/')) files.push({ name, bytes: unpacked });
      at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    // An offset that points outside.
    if (error instanceof RangeError) throw new SyntaxError('The zip archive is damaged.', { cause: error });
    throw error;
  }
  return files;
}
