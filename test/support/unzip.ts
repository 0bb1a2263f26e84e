import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Unpacks a zip into a folder. */
export function unzip(file: string, folder: string): void {
  for (const [name, content] of Object.entries(unzipSync(readFileSync(file)))) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
