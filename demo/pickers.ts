import '../src/index.ts';
import type { DgaAddressLookup } from '../src/index.ts';
import { registerDemoMock } from './site/lazy-mock.ts';
import { tellKnownCodes } from './site/known-codes.ts';

registerDemoMock();
tellKnownCodes();
const [headless = ''] = Object.values(import.meta.glob<string>('./headless-picker.ts', { query: '?raw', import: 'default', eager: true }));
const code = document.querySelector('#headless-code');
// As a user of the package would write it.
if (code) code.textContent = headless.replace('../src/client/index.ts', 'dga-address-lookup/client').trim();

const zip = document.querySelector('#found-zip');
const address = document.querySelector('#found-address');
document.querySelector<DgaAddressLookup>('#finder')?.addEventListener('dga-fill', ({ detail: { record } }) => {
  if (!zip || !address) return;
  zip.textContent = record.zip_code ? `${record.zip_code.slice(0, 3)}-${record.zip_code.slice(3)}` : '□□□-□□□□';
  zip.toggleAttribute('data-empty', record.zip_code === null);
  address.textContent = [record.pref_name, record.city_name, record.town_name].filter(Boolean).join(' ');
});

// After the mock is registered: it requests the prefectures immediately.
await import('./headless-picker.ts');
