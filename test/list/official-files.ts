// Files as Japan Post publishes them, written from rows: utf_ken_all.csv, JIGYOSYO.CSV, and the zip around them.
import { crc32, deflateRawSync } from 'node:zlib';
import type { AddressRow } from '../../src/address/record.ts';

/** A town of the official list; `town` and `kana` as written there, with brackets and remarks. */
export interface OfficialTown {
  readonly row: AddressRow;
  readonly town: string;
  readonly kana: string;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One line of utf_ken_all.csv: 15 columns, the code and the flags without quotes. */
export function townLine({ row, town, kana }: OfficialTown): string {
  const { city_code, zip_code, pref_kana, city_kana, pref_name, city_name } = row;
  const texts = [`${(zip_code ?? '').slice(0, 3)}  `, zip_code, pref_kana, city_kana, kana, pref_name, city_name, town];
  return [city_code, ...texts.map((text) => quoted(text ?? '')), 0, 0, 0, 0, 0, 0].join(',');
}

/** A row of the API as the official list would have it. */
export function officialTown(row: AddressRow): OfficialTown {
  return { row, town: row.town_name ?? '以下に掲載がない場合', kana: row.town_kana ?? 'イカニケイサイガナイバアイ' };
}

export const csvOf = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Deflated unless `store`. */
  readonly store?: boolean;
}

/** A zip file (APPNOTE.TXT 4.3): local headers with data, the central directory, its end record and a comment. */
export function zipOf(entries: readonly Entry[], comment = ''): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, store } of entries) {
    const nameBytes = Buffer.from(name);
    const data = store ? Buffer.from(bytes) : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(store ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    parts.push(Buffer.from([0x50, 0x4b, 3, 4]), fields, nameBytes, data);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, tail, nameBytes);
    offset += 30 + nameBytes.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...parts, central, end, Buffer.from(comment)]);
}

/** JIGYOSYO.CSV with the three firms of the mock: 13 columns, Shift_JIS, kana in half width. */
export const FIRMS_SHIFT_JIS: Uint8Array = Buffer.from(
  'MTMxMDEsIrjFssHWsyIsIot7k+CSoSIsIpOMi56TcyIsIpDnkeOTY4vmIiwikOeR45NjIiwiglCBfIJQIiwiMTAwODExMSIsIjEwMCAgIiwii+' +
    'KNwCIsMCwwLDANCjEzMTAxLCK/s9G81rMiLCKRjZaxj8giLCKTjIuek3MiLCKQ55Hjk2OL5iIsIonggqqK1iIsIoJRkpqW2oJQgXyCUSIsIjEw' +
    'MDg5MjYiLCIxMDAgICIsIovijcAiLDAsMCwwDQoxMzEwMSwiybPY3b2yu9281rMiLCKUX5fRkIWOWY/IIiwik4yLnpNzIiwikOeR45Nji+YiLC' +
    'KJ4IKqitYiLCKCUJKaltqCUYF8glAiLCIxMDA4OTUwIiwiMTAwICAiLCKL4o3AIiwwLDAsMA0K',
  'base64',
);
