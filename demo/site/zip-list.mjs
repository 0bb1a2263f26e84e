// The prepared ZIP list of the demo: the towns that the mock knows, in the format of Japan Post's public list.
import { prepareList } from '../../src/list/prepare-list.ts';
import { loadTowns } from '../../src/mock/address-data.ts';

const FLAGS = [0, 0, 0, 0, 0, 0];

/** The files of the list by name. */
async function zipFiles() {
  const rows = (await loadTowns()).map((row) =>
    [
      row.city_code,
      '',
      row.zip_code,
      row.pref_kana,
      row.city_kana,
      row.town_kana ?? '',
      row.pref_name,
      row.city_name,
      row.town_name ?? '以下に掲載がない場合',
      ...FLAGS,
    ].join(),
  );
  return prepareList([new TextEncoder().encode(rows.join('\n'))]).files;
}

/** Vite plugin: serves the list under zip/, and writes it into the build. */
export const zipList = {
  name: 'zip-list',
  configureServer(server) {
    const files = zipFiles();
    server.middlewares.use('/zip', async (request, response, next) => {
      const text = (await files).get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
      if (text === undefined) return next();
      response.setHeader('content-type', 'application/json');
      response.end(text);
    });
  },
  async generateBundle() {
    for (const [name, source] of await zipFiles()) this.emitFile({ type: 'asset', fileName: `zip/${name}`, source });
  },
};
