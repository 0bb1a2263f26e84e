/** A parsed IP address. `words` are 16 bits each: two for IPv4, eight for IPv6. */
export interface IpAddress {
  readonly family: 4 | 6;
  readonly words: readonly number[];
}

/** A block of addresses: `10.0.0.0/8`, `2001:db8::/32`. */
export interface IpRange {
  readonly address: IpAddress;
  readonly prefix: number;
}

function readIpv4(text: string): readonly number[] | undefined {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (!match) return undefined;
  const octets = match.slice(1).map(Number);
  // Some parsers read 010.0.0.1 as 8.0.0.1, so only the usual notation is accepted.
  if (octets.some((octet) => octet > 255) || octets.join('.') !== text) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = octets;
  return [a * 256 + b, c * 256 + d];
}

function readIpv6(text: string): readonly number[] | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const words = groups.map((half, i) =>
    half.flatMap((group, j): (number | undefined)[] => {
      if (/^[0-9a-f]{1,4}$/i.test(group)) return [Number.parseInt(group, 16)];
      // Only the last group may be IPv4 in dots.
      return [...((i === groups.length - 1 && j === half.length - 1 && readIpv4(group)) || [undefined])];
    }),
  );
  const [head = [], tail = []] = words;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const all = [...head, ...Array<number>(halves.length === 1 ? 0 : missing).fill(0), ...tail];
  return all.every((word): word is number => word !== undefined) ? all : undefined;
}

/**
 * Reads an IP address, with the port, brackets and zone that proxies and sockets may add. IPv4 in IPv6 (`::ffff:192.0.2.1`) is read as
 * IPv4.
 *
 * @returns `undefined` for any other text
 */
export function readIpAddress(text: string): IpAddress | undefined {
  if (text.length > 64) return undefined;
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const ipv4 = readIpv4(bare);
  if (ipv4) return { family: 4, words: ipv4 };
  const words = bare.includes(':') ? readIpv6(bare.replace(/%[\w.-]+$/, '')) : undefined;
  if (!words) return undefined;
  return words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff ? { family: 4, words: words.slice(6) } : { family: 6, words };
}

/** Reads `address/prefix`, or an address alone. @returns `undefined` for any other text */
export function readIpRange(text: string): IpRange | undefined {
  const [addressText = '', prefixText, ...rest] = text.split('/');
  const address = readIpAddress(addressText);
  if (!address || rest.length > 0 || addressText.includes('[')) return undefined;
  const bits = address.words.length * 16;
  if (prefixText === undefined) return { address, prefix: bits };
  if (!/^\d{1,3}$/.test(prefixText)) return undefined;
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8.
  const prefix = Number(prefixText) - (address.family === 4 && addressText.includes(':') ? 96 : 0);
  return prefix < 0 || prefix > bits ? undefined : { address, prefix };
}

/** Keeps the first `prefix` bits of an address and clears the others. */
export function truncateIp({ family, words }: IpAddress, prefix: number): IpAddress {
  return { family, words: words.map((word, i) => word & (0xffff << Math.min(16, Math.max(0, 16 * (i + 1) - prefix))) & 0xffff) };
}

/** Whether a block contains an address. */
export function isInRange(address: IpAddress, range: IpRange): boolean {
  if (address.family !== range.address.family) return false;
  const [a, b] = [truncateIp(address, range.prefix), truncateIp(range.address, range.prefix)];
  return a.words.every((word, i) => word === b.words[i]);
}

/** The address as text: dots for IPv4, eight groups for IPv6. */
export function ipText({ family, words }: IpAddress): string {
  return family === 4 ? words.map((word) => `${word >> 8}.${word & 255}`).join('.') : words.map((word) => word.toString(16)).join(':');
}

/** Addresses of private networks, link-local and loopback. */
const PRIVATE_RANGES: readonly IpRange[] = [
  '127.0.0.0/8',
  '::1/128',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
].flatMap((text) => readIpRange(text) ?? []);

/** Whether an address belongs to a private network or to this machine. */
export function isPrivate(address: IpAddress): boolean {
  return PRIVATE_RANGES.some((range) => isInRange(address, range));
}
