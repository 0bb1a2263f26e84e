// A page that is left and come back to, by the browser's own history, built files and all.
import { expect } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { until } from './picker-page.ts';

interface Left extends Window {
  readonly told: string[];
}

let frame: HTMLIFrameElement;
const page = (): Left => frame.contentWindow as Left;
const element = (): DgaAddressLookup => page().document.querySelector('dga-address-lookup') as DgaAddressLookup;
const shown = (id: string): HTMLInputElement | HTMLSelectElement | null =>
  page().document.querySelector<HTMLInputElement>(`#${id}`) ?? null;
const own = (id: string): HTMLInputElement | null => element().shadowRoot?.querySelector<HTMLInputElement>(`#${id}`) ?? null;
/** The visible text of a field or select; built-in pickers by their ids. */
function reads(...ids: readonly string[]): string {
  return ids
    .map((id) => {
      const control = shown(id) ?? own(id);
      return control?.tagName === 'SELECT'
        ? ((control as HTMLSelectElement).selectedOptions[0]?.text.trim() ?? '')
        : (control?.value ?? '–');
    })
    .join(' ');
}

async function loaded(act: () => void): Promise<void> {
  const coming = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  act();
  await coming;
}

async function open(name: string): Promise<void> {
  frame = document.createElement('iframe');
  frame.width = '780';
  frame.height = '500';
  await loaded(() => {
    frame.src = new URL(`../../fixtures/back-${name}.html`, import.meta.url).href;
    document.body.append(frame);
  });
  await until(() => element()?.shadowRoot !== null);
}

async function leaveAndComeBack(): Promise<void> {
  await loaded(() => page().location.assign('/test/fixtures/page.css'));
  expect(page().document.querySelector('form')).to.equal(null);
  await loaded(() => page().history.back());
}

async function choose(select: () => HTMLSelectElement | null, name: string): Promise<void> {
  await until(() => [...(select()?.options ?? [])].some(({ text }) => text.trim() === name), `there is no ${name}`);
  const found = select() as HTMLSelectElement;
  found.selectedIndex = [...found.options].findIndex(({ text }) => text.trim() === name);
  found.dispatchEvent(new Event('change', { bubbles: true }));
}

async function type(level: 'city' | 'town', name: string): Promise<void> {
  await until(() => own(`picker-${level}`)?.disabled === false);
  const input = own(`picker-${level}`) as HTMLInputElement;
  input.value = name;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await until(() => element().shadowRoot?.querySelector('[part="option"]')?.textContent?.trim().startsWith(name));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }));
  await until(() => input.value === name && element().shadowRoot?.querySelector('[part="picker-list"]') === null);
}

describe('going back to the page', () => {
  afterEach(() => frame.remove());

  it("restores the choices in the page's selects, without a message", async () => {
    await open('page-selects');
    for (const [id, name] of [
      ['pref', '東京都'],
      ['city', '千代田区'],
      ['town', '飯田橋'],
    ] as const)
      await choose(() => shown(id) as HTMLSelectElement, name);
    await until(() => reads('zip') === '102-0072');
    await leaveAndComeBack();
    await until(() => reads('pref', 'city', 'town') === '東京都 千代田区 飯田橋', 'restored');
    expect(reads('zip')).to.equal('102-0072');
    expect(page().told).to.deep.equal([]);
    // And they go on from there.
    await choose(() => shown('pref') as HTMLSelectElement, '大阪府');
    await until(() => reads('city', 'town', 'pref') === '選択してください 選択してください 大阪府');
  });

  it('restores built-in pickers that match the form', async () => {
    await open('own-pickers');
    await choose(() => own('picker-prefecture') as unknown as HTMLSelectElement, '東京都');
    await type('city', '千代田区');
    await type('town', '飯田橋');
    await until(() => reads('zip', 'line1') === '102-0072 飯田橋');
    await leaveAndComeBack();
    await until(() => reads('pref', 'city', 'zip', 'line1') === '東京都 千代田区 102-0072 飯田橋', 'the browser’s part');
    await until(() => reads('picker-prefecture', 'picker-city', 'picker-town') === '東京都 千代田区 飯田橋', 'restored');
    expect(page().told).to.deep.equal([]);
  });

  it('restores no choice that was undone', async () => {
    await open('own-pickers');
    const pickers = (): string => reads('picker-prefecture', 'picker-city', 'pref', 'city');
    await choose(() => own('picker-prefecture') as unknown as HTMLSelectElement, '東京都');
    await type('city', '千代田区');
    await until(() => pickers() === '東京都 千代田区 東京都 千代田区');
    element().undo();
    await until(() => pickers() === '選択してください   ', 'taken back');
    await leaveAndComeBack();
    await until(() => ((own('picker-prefecture') as unknown as HTMLSelectElement)?.options.length ?? 0) > 40);
    expect(pickers()).to.equal('選択してください   ');
  });

  it('restores the built-in input and its pickers together', async () => {
    await open('own-input');
    await choose(() => own('picker-prefecture') as unknown as HTMLSelectElement, '東京都');
    await type('city', '千代田区');
    await type('town', '飯田橋');
    await until(() => reads('code', 'line1') === '102-0072 飯田橋');
    await leaveAndComeBack();
    await until(() => reads('code', 'pref', 'city', 'line1') === '102-0072 東京都 千代田区 飯田橋', 'the input');
    await until(() => reads('picker-prefecture', 'picker-city', 'picker-town') === '東京都 千代田区 飯田橋', 'the pickers');
    expect(
      new (page() as unknown as typeof globalThis).FormData(page().document.querySelector('form') as HTMLFormElement).get('code'),
    ).to.equal('1020072');
    expect(page().told).to.deep.equal([]);
  });
});
