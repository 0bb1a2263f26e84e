// The table of a run.
import type { Result } from './session.ts';

const VERDICTS = ['right', 'shown', 'own error', 'silent', 'stuck'] as const;

function row(name: string, results: readonly Result[]): string {
  const count = (test: (result: Result) => boolean): string => {
    const n = results.filter(test).length;
    return `${n} (${((100 * n) / Math.max(1, results.length)).toFixed(1)} %)`;
  };
  const lost = results.filter((one) => one.lost > 0);
  return `| ${[
    name,
    results.length,
    ...VERDICTS.map((verdict) => count((one) => one.verdict === verdict)),
    `${lost.reduce((sum, one) => sum + one.lost, 0)} in ${lost.length}`,
    results.filter((one) => one.touched.length > 0).length,
  ].join(' | ')} |`;
}

function rowsBy(results: readonly Result[], key: (result: Result) => string): string[] {
  return [...Map.groupBy(results, key)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, group]) => row(name, group));
}

/** Prints how the orders ended: all, and by story, care and attributes. */
export function printTable(results: readonly Result[], control: readonly Result[]): void {
  const head = [
    '',
    'orders',
    'right',
    'wrong and shown',
    "shopper's own error",
    'wrong in silence',
    'cannot be sent',
    'characters lost',
    'other fields touched',
  ];
  console.log(
    [
      `| ${head.join(' | ')} |`,
      `|${head.map(() => ' --- |').join('')}`,
      row('with the element', results),
      ...(control.length > 0 ? [row('without it', control)] : []),
      ...rowsBy(results, ({ plan }) => plan.story),
      ...rowsBy(results, ({ plan }) => `a shopper who ${plan.care}`),
      ...rowsBy(results, ({ plan }) => `attributes: ${plan.attributes || 'none'}`),
    ].join('\n'),
  );
}
