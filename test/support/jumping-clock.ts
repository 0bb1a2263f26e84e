// Loaded into a process with `--import`: each SIGUSR2 sets its wall clock to the next offset, as a wrong time server would.
const HOUR_MS = 3_600_000;
const OFFSETS_MS = [-HOUR_MS, HOUR_MS, -9 * HOUR_MS, 9 * HOUR_MS, 400 * 24 * HOUR_MS, 0];
const realNow = Date.now.bind(Date);
let at = -1;
Date.now = () => realNow() + (OFFSETS_MS[at] ?? 0);
process.on('SIGUSR2', () => (at = (at + 1) % OFFSETS_MS.length));
