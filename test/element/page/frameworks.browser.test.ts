import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { DgaAddressLookup } from '../../../src/element/dga-address-lookup.ts';
import { checkout, testClient, typeText } from '../../support/checkout.ts';

/** Loads packages that are CommonJS: the test server hands files out as they are. */
async function commonJs(files: Readonly<Record<string, string>>): Promise<(name: string) => Record<string, unknown>> {
  const modules = new Map<string, Record<string, unknown>>();
  const load = (name: string): Record<string, unknown> => {
    const module = modules.get(name);
    if (!module) throw new Error(`${name} comes later than what needs it`);
    return module;
  };
  for (const [name, path] of Object.entries(files)) {
    const source = await (await fetch(`/node_modules/${path}`)).text();
    const module = { exports: {} as Record<string, unknown> };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a package of the project's own lockfile
    const run = new Function('module', 'exports', 'require', 'process', source) as (...args: unknown[]) => void;
    run(module, module.exports, load, { env: { NODE_ENV: 'production' } });
    modules.set(name, module.exports);
  }
  return load;
}

interface React {
  createElement(type: unknown, props?: Record<string, unknown> | null, ...children: unknown[]): unknown;
  useState<S>(initial: S): [S, (next: (state: S) => S) => void];
  useReducer(reducer: (n: number) => number, initial: number): [number, () => void];
  readonly StrictMode: unknown;
}
interface ReactRoot {
  render(node: unknown): void;
  unmount(): void;
}

const FIELDS = { zip: 'postal-code', city: 'address-level2', line1: 'address-line1', line2: 'address-line2' } as const;
const PREFECTURES = ['', '北海道', '東京都'];

describe('React 19', () => {
  let React: React;
  let createRoot: (host: Element) => ReactRoot;

  before(async () => {
    const load = await commonJs({
      react: 'react/cjs/react.production.js',
      scheduler: 'scheduler/cjs/scheduler.production.js',
      'react-dom': 'react-dom/cjs/react-dom.production.js',
      'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
    });
    React = load('react') as unknown as React;
    ({ createRoot } = load('react-dom/client') as { createRoot: (host: Element) => ReactRoot });
  });

  /** A form all of whose fields are controlled; `state()` is what React believes, `draw()` makes it draw again. */
  async function reactPage(format: (id: string, value: string) => string = (_, value) => value): Promise<{
    readonly host: HTMLElement;
    readonly element: DgaAddressLookup;
    state(): Record<string, string>;
    draw(): Promise<void>;
    field(id: string): HTMLInputElement;
  }> {
    const host = document.createElement('div');
    document.body.append(host);
    let state: Record<string, string> = {};
    let redraw = (): void => undefined;
    let draws = 0;
    const Form = (): unknown => {
      const [values, setValues] = React.useState<Record<string, string>>({});
      const [, again] = React.useReducer((n) => n + 1, 0);
      state = values;
      redraw = again;
      draws += 1;
      const bound = (id: string): Record<string, unknown> => ({
        id,
        key: id,
        value: values[id] ?? '',
        onChange: (event: { target: HTMLInputElement }) => {
          const { value } = event.target;
          setValues((before) => ({ ...before, [id]: format(id, value) }));
        },
      });
      return React.createElement(
        'form',
        { 'data-draws': draws },
        ...Object.entries(FIELDS).map(([id, autoComplete]) => React.createElement('input', { ...bound(id), autoComplete })),
        React.createElement(
          'select',
          { ...bound('pref'), autoComplete: 'address-level1' },
          ...PREFECTURES.map((name) => React.createElement('option', { key: name, value: name }, name || '選択')),
        ),
        React.createElement('dga-address-lookup', {
          key: 'lookup',
          ref: (element: DgaAddressLookup | null) => element && (element.client ??= testClient()),
        }),
      );
    };
    const root = createRoot(host);
    root.render(React.createElement(React.StrictMode, null, React.createElement(Form)));
    await waitUntil(() => host.querySelector('dga-address-lookup'));
    const element = host.querySelector('dga-address-lookup') as DgaAddressLookup;
    await element.updateComplete;
    return {
      host,
      element,
      state: () => state,
      field: (id) => host.querySelector(`#${id}`) as HTMLInputElement,
      draw: async () => {
        const before = draws;
        redraw();
        await waitUntil(() => draws > before);
      },
    };
  }

  const shown = (page: { field(id: string): HTMLInputElement }): Record<string, string> =>
    Object.fromEntries(
      ['zip', 'pref', 'city', 'line1', 'line2'].map((id) => [id, page.field(id).value]).filter(([, value]) => value !== '') as [
        string,
        string,
      ][],
    );

  it('has the filled values in its state, and keeps them when it renders again', async () => {
    const page = await reactPage();
    await typeText(page.field('zip'), 'A7E2FK2');
    await waitUntil(() => page.element.status === 'filled');
    const filled = { zip: '100-0005', pref: '東京都', city: '千代田区', line1: '丸の内２丁目７−２', line2: '部屋番号：サンプル１' };
    await waitUntil(() => Object.keys(page.state()).length === 5);
    expect(page.state()).to.deep.equal(filled);
    await page.draw();
    expect(shown(page)).to.deep.equal(filled);
    page.element.undo();
    await page.draw();
    expect(shown(page)).to.deep.equal({ zip: 'A7E2FK2' });
    page.host.remove();
  });

  it("keeps the user's text, and the next code replaces the element's", async () => {
    const page = await reactPage();
    await typeText(page.field('city'), '千代田 区');
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => page.element.status === 'incomplete');
    await page.draw();
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.state()['line1'] === '大手町');
    await page.draw();
    expect(shown(page)).to.deep.equal({ zip: '1000004', pref: '東京都', city: '千代田 区', line1: '大手町' });
    page.host.remove();
  });

  it('may format the filled values', async () => {
    const page = await reactPage((id, value) => (id === 'zip' ? value.replace(/^(\d{3})-?(\d{4})$/, '$1-$2') : value.normalize('NFKC')));
    await typeText(page.field('zip'), 'A7E2FK2');
    await waitUntil(() => page.element.status === 'filled');
    await page.draw();
    expect(shown(page)).to.include({ zip: '100-0005', line1: '丸の内2丁目7−2' });
    page.element.undo();
    await page.draw();
    expect(shown(page)).to.deep.equal({ zip: 'A7E2FK2' });
    page.host.remove();
  });

  it('can set, change and remove the form attribute', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    const draw = (form?: string): unknown =>
      root.render([
        ...['one', 'two'].map((id) => React.createElement('form', { id, key: id })),
        React.createElement('dga-address-lookup', { key: 'lookup', ...(form ? { form } : {}) }),
      ]);
    const names = (form: string | undefined): boolean => host.querySelector('dga-address-lookup')?.form?.id === form;
    draw('one');
    await waitUntil(() => names('one'));
    draw('two');
    await waitUntil(() => names('two'));
    draw();
    await waitUntil(() => names(undefined));
    expect(host.querySelector('dga-address-lookup')?.hasAttribute('form')).to.equal(false);
    root.unmount();
    host.remove();
  });
});

// The binding of a field to a state: its event, and the moment at which the state is written back. Real pages of these frameworks: see
// the report of issue 4; their packages are not among ours.
const BINDINGS: Readonly<Record<string, { readonly listens: readonly string[]; readonly ignores?: (event: Event) => boolean }>> = {
  'v-model, bind:value, ngModel, x-model, onInput': { listens: ['input'] },
  'v-model.lazy, updateOn change, jQuery’s change()': { listens: ['change'] },
  'v-model while an input method composes': { listens: ['input'], ignores: (event) => (event as InputEvent).isComposing },
};

describe('a state that is written back', () => {
  for (const [name, { listens, ignores = () => false }] of Object.entries(BINDINGS)) {
    it(name, async () => {
      const page = await checkout();
      const state: Record<string, string> = {};
      const bound = ['zip', 'pref', 'city', 'line1', 'line2', 'org'];
      for (const type of listens) {
        page.form.addEventListener(type, (event) => {
          const { id, value } = event.target as HTMLInputElement;
          if (!ignores(event)) state[id] = value;
        });
      }
      const draw = (): void => bound.forEach((id) => void (page.field(id).value = state[id] ?? ''));
      await typeText(page.field('line2'), 'メゾン');
      await typeText(page.field('zip'), '1020072');
      await page.settled('incomplete');
      page.field('zip').blur();
      draw();
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区', line1: '飯田橋', line2: 'メゾン' });
      page.element.undo();
      draw();
      expect(page.values()).to.deep.equal({ zip: '1020072', line2: 'メゾン' });
    });
  }
});

describe('a code field that the page replaces', () => {
  it('is looked up if the user types before the element has found it', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const fresh = page.field('zip').cloneNode() as HTMLInputElement;
    page.field('zip').replaceWith(fresh);
    fresh.value = '1000004';
    fresh.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    await waitUntil(() => page.field('line1').value === '大手町');
    expect(page.client.asked.map(({ code }) => code)).to.deep.equal(['1020072', '1000004']);
  });

  it('is looked up if only its label tells what it is, and that chunk is still loading', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    host.innerHTML = `<form><dga-address-lookup></dga-address-lookup><label>郵便番号 <input></label><label>市区町村 <input></label></form>`;
    (host.querySelector('dga-address-lookup') as DgaAddressLookup).client = testClient();
    const [zip, city] = host.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
    zip.value = '1000004';
    zip.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    await waitUntil(() => city.value === '千代田区');
  });

  it('is not looked up again after an undo if its text and its focus are those of the field before', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    page.element.undo();
    const fresh = page.field('zip').cloneNode() as HTMLInputElement;
    page.field('zip').replaceWith(fresh);
    fresh.value = '1020072';
    fresh.focus();
    await waitUntil(() => page.element.explain().some(({ field }) => field === fresh));
    fresh.dispatchEvent(new Event('change', { bubbles: true }));
    await page.settled();
    expect(page.client.asked).to.have.length(1);
  });

  it('is not looked up if the page wrote the code', async () => {
    const page = await checkout();
    await typeText(page.field('zip'), '1020072');
    await page.settled('incomplete');
    const fresh = page.field('zip').cloneNode() as HTMLInputElement;
    fresh.value = '1000004';
    page.field('zip').replaceWith(fresh);
    await waitUntil(() => page.element.explain().some(({ field }) => field === fresh));
    await typeText(page.field('line2'), 'メゾン');
    expect(page.client.asked).to.have.length(1);
  });
});

it('undo calls a function of `fields` with the former value, even if a framework has passed a new function since', async () => {
  const page = await checkout('<label>郵便番号<input id="zip"></label><label>市区町村<input id="city"></label>');
  const told: string[] = [];
  const render = (): void => void (page.element.fields = { town: (value) => told.push(value) });
  render();
  await typeText(page.field('zip'), '1020072');
  await waitUntil(() => told.at(-1) === '飯田橋');
  render();
  page.field('zip').value = '';
  await typeText(page.field('zip'), '1000004');
  await waitUntil(() => told.at(-1) === '大手町');
  page.element.undo();
  expect(told).to.deep.equal(['飯田橋', '大手町', '飯田橋']);
});

describe('an error that the page throws while the element fills it', () => {
  const { reportError } = globalThis;
  let errors: unknown[];
  beforeEach(() => {
    errors = [];
    globalThis.reportError = (error) => void errors.push(error);
  });
  afterEach(() => void (globalThis.reportError = reportError));

  for (const [where, markup, prepare] of [
    [
      'a function of `fields`',
      '',
      ({ element }) => {
        element.fields = {
          town: (value) => {
            if (value) throw new Error('thrown by the page');
          },
        };
      },
    ],
    [
      'the setter of a custom element',
      '<x-town id="town" data-dga-field="town">町名</x-town>',
      ({ field }) => {
        const set = (): never => {
          throw new Error('thrown by the page');
        };
        Object.defineProperty(field('town'), 'value', { get: () => '', set });
      },
    ],
  ] satisfies [string, string, (page: Awaited<ReturnType<typeof checkout>>) => void][]) {
    it(`is reported and costs that part only, with undo for the others: ${where}`, async () => {
      const page = await checkout(
        `<label>郵便番号<input id="zip"></label><label>都道府県<input id="pref"></label><label>市区町村<input id="city"></label>${markup}`,
      );
      prepare(page);
      await typeText(page.field('zip'), '1020072');
      await waitUntil(() => page.events.some(({ type }) => type === 'dga-fill'));
      expect(errors.map(String)).to.include('Error: thrown by the page');
      expect(page.values()).to.include({ pref: '東京都', city: '千代田区' });
      const { detail } = page.events.find(({ type }) => type === 'dga-fill') as { detail: { filled: string[]; unfilled: string[] } };
      expect(detail.filled).to.include('city').and.not.include('town');
      expect(detail.unfilled).to.include('town');
      page.element.undo();
      expect(page.values()).to.deep.equal({ zip: '1020072' });
    });
  }
});
