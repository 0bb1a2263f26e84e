// The figures of a run, and how they are written.
import process from 'node:process';

/** `--only=pickers`: measures one part only. */
export const ONLY: string | undefined = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
/** Fewer rounds, and nothing is written. */
export const QUICK: boolean = ONLY !== undefined || process.argv.includes('--quick');
export const ROUNDS: number = QUICK ? 8 : 40;
export const LOOKUPS: number = QUICK ? 100 : 1000;
export const FRAME_MS: number = 1000 / 60;

export const say = (text: string): void => void process.stdout.write(`${text}\n`);
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
export const worst = (values: readonly number[]): number => Math.max(...values);
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly ours: string;
  readonly other: string;
  readonly gate: string;
  readonly met: boolean;
}
export const rows: Row[] = [];
export function row(id: string, what: string, ours: string, other: string, gate: string, met: boolean): void {
  rows.push({ id, what, ours, other, gate, met });
  say(`${met ? '✓' : '✗'} ${id}  ${what}: ${ours}${other ? ` (compared with ${other})` : ''}; figure ${gate}`);
}

/** A table of the page. */
export const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A bar of a chart in text: one block for each part of the longest time. */
export const bar = (value: number, longest: number): string => '█'.repeat(Math.max(1, Math.round((value / longest) * 20)));
