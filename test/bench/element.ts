// npm run bench: the speed of the built element in a real Chromium, against a page written by hand, and against peers.
//
// Ratios count, in one run on one machine: the pages take turns, and medians are compared, since whatever else the machine does
// slows all of them down. Prints the figures and writes docs/project/benchmarks.md; `--quick` takes fewer rounds and writes nothing, `--only=NAME`
// measures one part, `--no-peers` leaves peers out.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { type Browser, chromium } from 'playwright-core';
import { sizes } from '../../scripts/check-size.mjs';
import { CHROMIUM_ARGS, find } from '../../scripts/engines.mjs';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { measureEndurance, measureLookups, measureOrigins, measureSizes } from './measure-lookups.ts';
import { measurePickers } from './measure-pickers.ts';
import { measureCrowd, measureStart, measureUpgrade, type Start, type Started } from './measure-start.ts';
import { measureWaits } from './measure-waits.ts';
import { bringPeers, brotliOf, bundleBareElement, type PeerName } from './peers.ts';
import { type PeerRow, report } from './report.ts';
import { kB, LOOKUPS, ms, ONLY, QUICK, ROUNDS, rows, say } from './results.ts';
import { typeCode, visit } from './visits.ts';

const BUNDLES = '.cache/bench-peers/bundles';
const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The pages that are compared, with the peers that could be installed. */
function pagesOf(versions: ReadonlyMap<PeerName, string>): readonly Started[] {
  const peer = (page: string, name: PeerName, isPeer: boolean): Started[] =>
    versions.has(name) ? [{ page, name: `${name} ${versions.get(name)}`, isPeer }] : [];
  return [
    { page: 'hand-written', name: 'page written by hand', isPeer: false },
    { page: 'ours', name: `dga-address-lookup ${VERSION}`, isPeer: false },
    ...peer('jpostal', 'jquery-jpostal-ja', false),
    ...peer('address-finder', '@ideal-postcodes/address-finder', true),
    ...peer('search-js', '@mapbox/search-js-web', true),
  ];
}

async function bytesOf(page: string): Promise<string> {
  switch (page) {
    case 'ours':
      return kB((await sizes()).find(({ name }) => name === 'dga-address-lookup.js')?.bytes ?? Number.NaN);
    case 'jpostal': {
      const area = brotliOf('.cache/bench-peers/node_modules/jquery-jpostal-ja/json/530.json');
      return `${kB(brotliOf(`${BUNDLES}/jquery.js`, `${BUNDLES}/jpostal.js`))}, and ${kB(area)} for an area (530)`;
    }
    case 'hand-written':
      return kB(brotliOf('test/bench/pages/hand-written.html'));
    default:
      return kB(brotliOf(`${BUNDLES}/${page}.js`));
  }
}

/** Whether the page's own scripts get events of the fields that are filled. */
async function tellsThePage(browser: Browser, site: BenchSite, page: string): Promise<string> {
  // Their searches ask paid services.
  if (!['hand-written', 'ours', 'jpostal'].includes(page)) return '—';
  const visited = await visit(browser, site, page);
  const { events } = await typeCode(visited, '5300001');
  await visited.page.context().close();
  return events > 0 ? 'yes' : '**no**';
}

async function comparePeers(browser: Browser, site: BenchSite, versions: ReadonlyMap<PeerName, string>): Promise<PeerRow[]> {
  site.latencyMs = 30;
  const pages = pagesOf(versions);
  const starts = await measureStart(browser, site, pages);
  const peers: PeerRow[] = [];
  for (const { page, name } of pages) {
    const { mainThreadMs, slowPhoneMs } = starts.get(page) as Start;
    const told = await tellsThePage(browser, site, page);
    peers.push({ name, bytes: await bytesOf(page), mainThread: ms(mainThreadMs), slowPhone: ms(slowPhoneMs), told });
  }
  return peers;
}

rmSync('.cache/bench-cdn', { recursive: true, force: true });
cpSync('dist/cdn', '.cache/bench-cdn', { recursive: true });
const browserPath = find('chromium');
const browser = await chromium.launch({ ...(browserPath ? { executablePath: browserPath } : {}), args: CHROMIUM_ARGS });
const site = await startBenchSite({ isolated: true });
try {
  const load = loadavg()[0] ?? Number.NaN;
  await bundleBareElement();
  const versions = process.argv.includes('--no-peers') ? new Map<PeerName, string>() : await bringPeers();
  let waits = '';
  let peers: PeerRow[] = [];
  const parts = {
    sizes: () => measureSizes(),
    waits: async () => void (waits = await measureWaits(browser, site, versions.has('jquery-jpostal-ja'))),
    peers: async () => void (peers = await comparePeers(browser, site, versions)),
    lookups: () => measureLookups(browser, site),
    pickers: () => measurePickers(browser, site),
    endurance: () => measureEndurance(browser, site),
    upgrade: () => measureUpgrade(browser, site),
    crowd: () => measureCrowd(browser, site),
    origins: () => measureOrigins(browser),
  };
  for (const [name, measure] of Object.entries(parts)) if (!ONLY || ONLY === name) await measure();
  for (const { name, bytes, slowPhone, mainThread, told } of peers) say(`${name}: ${bytes}; ${slowPhone}; ${mainThread}; ${told}`);
  if (!QUICK) {
    const text = report(
      {
        Date: new Date().toISOString().slice(0, 10),
        Measured: `dga-address-lookup ${VERSION} from dist/cdn, Chromium ${browser.version()}, Node ${process.version}`,
        Machine: `${cpus().length} × ${(cpus()[0]?.model ?? 'unknown').replaceAll(/\s+/g, ' ')}, ${process.platform}`,
        Load: `${load.toFixed(1)} at the start (above ${cpus().length}, other work waits for processors too)`,
        Rounds: `${ROUNDS} lookups each; ${LOOKUPS} for S7`,
      },
      waits,
      peers,
    );
    // The part after the mark comes from other benchmarks.
    const [, others = ''] = readFileSync('docs/project/benchmarks.md', 'utf8').split('<!-- other benchmarks -->');
    writeFileSync('docs/project/benchmarks.md', `${text.trimEnd()}\n\n<!-- other benchmarks -->${others}`);
    say('\nwritten: docs/project/benchmarks.md');
  }
  const unmet = rows.filter(({ met }) => !met).length;
  say(`${rows.length - unmet} of ${rows.length} figures met`);
} finally {
  await browser.close();
  site.close();
}
