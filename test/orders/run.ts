// npm run test:orders [-- --sessions 1000 --seed 1 --real-time]: orders of simulated shoppers, with the element and without it. Prints a
// table, and for each kind of wrong order the shortest plan that still leads to it. `--shrink 0` leaves the plans as they are.
// `--dist FOLDER` takes other built files than those of dist/cdn.
// `--firefox` plays in Firefox.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { playAll } from './play-all.ts';
import { printTable } from './report.ts';
import { isFailure, shrink } from './shrink.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'real-time': { type: 'boolean', default: false },
    'no-control': { type: 'boolean', default: false },
    dist: { type: 'string' },
    firefox: { type: 'boolean', default: false },
    browsers: { type: 'string', default: '2' },
    shrink: { type: 'string', default: '12' },
  },
});
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.sessions) }, (_, i) => first + i);
const options = { isRealTime: values['real-time'], dist: values.dist, isFirefox: values.firefox };
const browsers = Number(values.browsers);
const failed = (seed: number, error: unknown): void => console.error(`seed ${seed}:`, error);

const startMs = performance.now();
const results = await playAll(seeds, { ...options, hasElement: true }, failed, browsers);
const control = values['no-control'] ? [] : await playAll(seeds, { ...options, hasElement: false }, failed, browsers);
console.log(`${results.length + control.length} sessions in ${Math.round((performance.now() - startMs) / 1000)} s`);
printTable(results, control);
await shrink(results, Number(values.shrink), options);
process.exitCode = results.length < seeds.length || results.some(isFailure) ? 1 : 0;
