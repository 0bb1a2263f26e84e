/** A number of calls per window: `5/5min` is 5 in 300,000 ms. */
export interface Rate {
  readonly limit: number;
  readonly windowMs: number;
  /** The window in the notation of the option: `min`, `5min`, `day`. */
  readonly name: string;
}

const UNIT_MS: { readonly [unit: string]: number } = { s: 1000, min: 60_000, h: 3_600_000, day: 86_400_000 };
/** A longer window would outlive every restart; a larger number of calls would not limit anything. */
const LONGEST_WINDOW_MS = 31 * 86_400_000;
const LARGEST_LIMIT = 100_000_000;
const MAX_RATES = 4;

/** Reads up to four rates `N/[count]unit` with unit `s` `min` `h` `day`, separated by commas. @returns `undefined` for any other text */
export function readRates(text: string): readonly Rate[] | undefined {
  const rates: Rate[] = [];
  for (const piece of text.split(',')) {
    const match = /^\s*(\d{1,9})\s*\/\s*(\d{0,4})\s*(s|min|h|day)\s*$/.exec(piece);
    if (!match) return undefined;
    const [, limitText, countText = '', unit = ''] = match;
    const limit = Number(limitText);
    const windowMs = (countText === '' ? 1 : Number(countText)) * (UNIT_MS[unit] ?? 0);
    if (limit < 1 || limit > LARGEST_LIMIT || windowMs < 1 || windowMs > LONGEST_WINDOW_MS) return undefined;
    const same = rates.filter((rate) => rate.windowMs === windowMs).length;
    rates.push({ limit, windowMs, name: `${countText}${unit}${same > 0 ? `-${same + 1}` : ''}` });
  }
  return rates.length > MAX_RATES ? undefined : rates;
}

/** The same windows with more calls. */
export function timesRates(rates: readonly Rate[], factor: number): readonly Rate[] {
  return rates.map((rate) => ({ ...rate, limit: rate.limit * factor }));
}

/** The same windows with half the calls, at least one: for an instance that counts alone while the shared store is unavailable. */
export function tighterRates(rates: readonly Rate[]): readonly Rate[] {
  return rates.map((rate) => ({ ...rate, limit: Math.max(1, Math.floor(rate.limit / 2)) }));
}
