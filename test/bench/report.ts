// docs/project/benchmarks.md: what people wait for first, then the ratios.
import { readFileSync } from 'node:fs';
import { rows, table } from './results.ts';

export interface PeerRow {
  readonly name: string;
  readonly bytes: string;
  readonly mainThread: string;
  readonly slowPhone: string;
  readonly told: string;
}

/** The meaning of each figure, in the order of the table. */
const LEGEND: Readonly<Record<string, string>> = {
  S1: 'bytes of brotli that a page loads; 1 kB is 1000 bytes',
  S2: 'our own work at a lookup, beyond that of the page written by hand, which finds no fields, keeps no text and can undo nothing',
  S3: 'requests for one ZIP Code',
  S4: 'requests and waits of the pickers for prefecture, city and town',
  S5: 'the longest list of towns on a processor that is four times slower',
  S6: 'tasks over 50 ms, which a user feels, and content that moves',
  S7: 'a thousand lookups in one page: memory that stays and processor time',
  S8: 'work until the form can be filled, beside two commercial components in the same run',
  S9: 'requests to the own origin and to another one',
  S10: 'the wait after the last key with `lookahead`, which asks at the sixth digit',
  W11: 'many elements in one page',
};

/** What is planned for figures that are not met, by the beginning of their rows. */
const PLANS: Readonly<Record<string, string>> = {
  'what a form loads': 'the same file.',
  'last key →':
    'each field is looked at again before the fill, because style sheets hide fields without a change of the DOM; 1.3 ms more than the page by hand are ours, before the request and behind the answer.',
  'answer →': 'the same.',
  'main thread per lookup':
    'the ratio counts on a busy machine: the first version took 0.47 ms against 0.11 by hand on a quiet one. Two layouts and two readings of the form are left for each lookup.',
  'tasks over 50 ms':
    'a task also counts when the host takes the processor away: the page by hand has them in the same run. On a quiet machine there were none.',
  '`lookahead':
    'the answer is there in time; what is left is the fill, see S2. 13.1 ms were measured with the same code in the run before.',
  'main thread until':
    'the three components are close to each other, and their order changes from run to run. Fewer bytes would help, see S1.',
  'slow phone': 'the same.',
  'towns over two pages': 'the first page is drawn in one task, which took 20 ms on a quiet machine.',
  'the same with the browser’s own work':
    'two frames instead of one: the message of the former address goes when a lookup starts, and the result comes with the fill.',
  'first 1,000 forms':
    'each element looks for its form when it arrives, in slices of 40 ms. Compare the time of empty Lit elements in the same run.',
};

/** Writes the page. `versions`: what was measured, and where. `waits`: the chart of measure-waits.ts. */
export function report(versions: { readonly [what: string]: string }, waits: string, peers: readonly PeerRow[]): string {
  const unmet = rows.filter(({ met }) => !met);
  const plan = (what: string): string => Object.entries(PLANS).find(([start]) => what.startsWith(start))?.[1] ?? 'not planned yet.';
  return `# Benchmarks

For contributors, and for everyone who asks how fast the element is: it is measured beside a form written by hand and beside the libraries in use.
Written by \`npm run task bench\`; not to be edited above the last mark. Chromium opens each page and types with real keys. The pages take turns in one run,
and medians are compared: milliseconds differ from machine to machine, ratios hardly do.

${Object.entries(versions)
  .map(([what, value]) => `- ${what}: ${value}`)
  .join('\n')}

## What a shopper waits for

From the last digit of a ZIP Code until prefecture, city and town are filled, at 150 ms for a key. A server in the same country
answers after 50 ms, one behind a mobile network after 200 to 400 ms.

${waits}

With [\`lookahead\`](../recipes.md#fill-with-the-last-digit) the element asks at the sixth digit, with \`lookahead="5"\` at the fifth, so the answer is usually there. jquery-jpostal-ja loads all ZIP Codes
of an area after three digits, which costs some kilobytes for each area, from a list that must be kept up to date.

## Until the form can be filled

${
  peers.length === 0
    ? 'Not measured in this run.'
    : table(
        [
          '',
          'scripts (brotli)',
          'slow phone: navigation → ready',
          'main thread, beyond the page by hand',
          'tells the page’s own scripts of a fill',
        ],
        peers.map(({ name, bytes, slowPhone, mainThread, told }) => [name, bytes, slowPhone, mainThread, told]),
      )
}

The slow phone has a processor that is four times slower, 150 ms of latency and 1.6 Mbit/s. Two of the peers ask paid services for addresses of
other countries; what they cost a page is measured, their searches are not. Peers are installed for the run only.

## All figures

The page written by hand has [${readFileSync('test/bench/pages/hand-written.html', 'utf8').trim().split('\n').length} lines](../../test/bench/pages/hand-written.html); it fetches and fills and does nothing else.

${table(
  ['', 'measured', 'ours', 'compared with', 'figure to meet', 'met'],
  rows.map(({ id, what, ours, other, gate, met }) => [id, what, ours, other || '—', gate, met ? 'yes' : '**no**']),
)}

${Object.entries(LEGEND)
  .filter(([id]) => rows.some((row) => row.id === id))
  .map(([id, meaning]) => `- **${id}**: ${meaning}.`)
  .join('\n')}

${
  unmet.length === 0
    ? 'Every figure is met.'
    : `Not met, and what is planned:\n\n${unmet.map(({ id, what, ours, gate }) => `- ${id}, ${what}: ${ours}, figure ${gate}. Plan: ${plan(what)}`).join('\n')}`
}

To repeat it: \`npm run task bench\` in a clone of the repository, on a machine without other work. \`npm run task bench -- --quick\` takes a minute and writes nothing.
`;
}
