import { inLanguage } from './site/page-language.ts';
import '../src/index.ts';
import type { DgaAddressLookup } from '../src/index.ts';
import { LookupError } from '../src/client/index.ts';
import { demoCodes } from './site/demo-codes.ts';
import { registerDemoMock } from './site/lazy-mock.ts';
import { typeAsPerson } from './site/type-as-person.ts';

registerDemoMock();

function get<E extends HTMLElement>(id: string): E {
  const element = document.querySelector<E>(`#${id}`);
  if (!element) throw new Error(`checks.html has no #${id}`);
  return element;
}

function chip(text: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'code-chip', textContent: text });
  button.addEventListener('click', act);
  return button;
}

/** The field with this id, or the built-in input of the element in the form with this id, which is drawn once its chunk has loaded. */
async function fieldOf(id: string): Promise<HTMLInputElement | null | undefined> {
  const found = document.querySelector(`#${id}`);
  if (found instanceof HTMLInputElement) return found;
  const element = found?.querySelector<DgaAddressLookup>('dga-address-lookup');
  await element?.updateComplete;
  return element?.renderRoot.querySelector<HTMLInputElement>('[part~="input"]');
}

/** Types a text, and leaves the field when its lookup has ended: the comparison of `verify` starts then. */
async function typeAndLeave(id: string, text: string): Promise<void> {
  const field = await fieldOf(id);
  if (!field) return;
  await typeAsPerson([field], text);
  const element = field.form?.querySelector<DgaAddressLookup>('dga-address-lookup');
  if (!element) return;
  while (element.status === 'busy') await new Promise((resolve) => setTimeout(resolve, 50));
  field.blur();
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-field]')) {
  button.addEventListener('click', () => void typeAndLeave(button.dataset['field'] ?? '', button.textContent ?? ''));
}
get('known').append(...demoCodes.map((code) => chip(code, () => void typeAndLeave('unknown-zip', code))));

const [code = ''] = Object.values(import.meta.glob<string>('./headless-checks.ts', { query: '?raw', import: 'default', eager: true }));
// As a user of the package would write it.
get('headless-code').textContent = code
  .replace(/\.\.\/src\/(client|list)\/index\.ts/g, 'dga-address-lookup/$1')
  .replace("'mock:'", "'/dga'")
  .trim();

const { examples } = await import('./headless-checks.ts');
const result = get<HTMLOutputElement>('result');
result.value = inLanguage('関数を選択してください。', 'Choose a function.');
get('runs').append(
  ...Object.entries(examples).map(([name, run]) =>
    chip(name, () => {
      run().then(
        (text) => (result.value = text),
        (error: unknown) => (result.value = error instanceof LookupError ? error.code : String(error)),
      );
    }),
  ),
);
