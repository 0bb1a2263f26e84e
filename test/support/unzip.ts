import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** Unpacks a zip without data descriptors, as the build writes it. */
export function unzip(file: string, folder: string): void {
  const bytes = readFileSync(file);
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [packed, nameLength, extraLength] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
    const start = at + 30 + nameLength + extraLength;
    const target = join(folder, bytes.toString('utf8', at + 30, at + 30 + nameLength));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, inflateRawSync(bytes.subarray(start, start + packed)));
    at = start + packed;
  }
}
