import { createClient, LookupError } from '../src/client/index.ts';

const form = document.querySelector('#headless') as HTMLFormElement;
const output = document.querySelector('#headless-found') as HTMLOutputElement;
const client = createClient({ endpoint: 'mock:' });
let latest = new AbortController();

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  latest.abort();
  const { signal } = (latest = new AbortController());
  const code = new FormData(form).get('code') as string;
  try {
    const { addresses } = await client.searchCode(code, { signal });
    const lines = addresses.map((one) => [one.pref_name, one.city_name, one.town_name, one.block_name, one.biz_name]);
    output.value = lines.map((names) => names.join('')).join('\n');
  } catch (error) {
    if (error instanceof LookupError) output.value = error.code;
  }
});
