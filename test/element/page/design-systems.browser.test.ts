// Fields of design systems: custom elements with options, with a control as a child, and with events named after the system.
import { expect, waitUntil } from '@open-wc/testing';
import { checkout, type Checkout, typeText } from '../../support/checkout.ts';

/** An option as in Shoelace, Web Awesome, Material Web and Ionic. */
class KitOption extends HTMLElement {
  #value: unknown;
  get value(): unknown {
    return this.#value ?? this.getAttribute('value') ?? undefined;
  }
  set value(value: unknown) {
    this.#value = value;
  }
}

/** A select that keeps whatever it is given, as that of Ionic. */
class KitSelect extends HTMLElement {
  value: unknown;
  disabled = false;
}

/** A select that keeps only the values of its options, as that of Material Web. */
class StrictSelect extends HTMLElement {
  #value = '';
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    if (value === '' || this.querySelector(`[value="${value}"]`)) this.#value = value;
  }
}

/** A select whose value is `null` unless an option has it, as that of Web Awesome. */
class NullSelect extends HTMLElement {
  #value: string | null = null;
  get value(): string | null {
    return this.querySelector(`[value="${this.#value}"]`) ? this.#value : null;
  }
  set value(value: string | null) {
    this.#value = value;
  }
}

/** A text field whose control is a child, as in Ionic and Vaadin. */
class KitInput extends HTMLElement {
  #value = '';
  connectedCallback(): void {
    this.innerHTML = `<input aria-label="${this.getAttribute('label')}"><input type="hidden" name="aux">`;
    this.querySelector('input')?.addEventListener('input', ({ currentTarget }) => {
      this.#value = (currentTarget as HTMLInputElement).value;
    });
  }
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    (this.querySelector('input') as HTMLInputElement).value = this.#value = value;
  }
}

/** A text field whose `form` is the id of a form, as in Shoelace. */
class KitForm extends HTMLElement {
  value = '';
  form = '';
}

customElements.define('kit-form', KitForm);
customElements.define('kit-option', KitOption);
customElements.define('kit-select', KitSelect);
customElements.define('kit-strict-select', StrictSelect);
customElements.define('kit-null-select', NullSelect);
customElements.define('kit-input', KitInput);

const OPTIONS = [
  ['', '選択してください'],
  ['12', '千葉県'],
  ['13', '東京都'],
];
const options = (rows = OPTIONS): string =>
  rows.map(([value, text]) => `<kit-option value="${value}"><b>${text}</b></kit-option>`).join('');
const select = (content: string, part = 'prefecture', tag = 'kit-select'): string =>
  `<${tag} id="${part}" data-dga-field="${part}">${content}</${tag}>`;
const FIELDS = '<label>郵便番号<input id="zip"></label>';
const CITY = '<label>市区町村<input id="city"></label>';

async function search(markup: string): Promise<Checkout> {
  const page = await checkout(FIELDS + markup);
  await typeText(page.field('zip'), '1020072');
  return page;
}

const valueOf = (page: Checkout, id: string): unknown => page.field(id).value;

describe('a custom element with options', () => {
  for (const tag of ['kit-select', 'kit-strict-select', 'kit-null-select']) {
    it(`gets the value of the option that shows the prefecture, and undo empties it: ${tag}`, async () => {
      const rows = tag === 'kit-null-select' ? OPTIONS.slice(1) : OPTIONS;
      const page = await search(select(options(rows), 'prefecture', tag) + CITY);
      await page.settled();
      expect([valueOf(page, 'prefecture'), valueOf(page, 'city')]).to.deep.equal(['13', '千代田区']);
      expect(page.message()).to.contain('東京都千代田区を入力しました');
      page.part('undo')?.click();
      await waitUntil(() => !valueOf(page, 'prefecture'));
      expect(page.message()).to.contain('都道府県、市区町村を入力前の状態に戻しました');
    });
  }

  it("keeps the type of a numeric option value, and uses the option's text if it has no value", async () => {
    const page = await checkout(
      `${FIELDS}${select(options())}${select('<kit-option>港区</kit-option><kit-option>千代田区</kit-option>', 'city')}`,
    );
    page.form.querySelectorAll<KitOption>('#prefecture > *').forEach((option, index) => (option.value = index + 11));
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect([valueOf(page, 'prefecture'), valueOf(page, 'city')]).to.deep.equal([13, '千代田区']);
  });

  it('gets the value of the option, not the text of its copy in a button', async () => {
    const copy = '<kit-button slot="value"><kit-option>東京都</kit-option></kit-button>';
    const page = await search(select(copy + options()) + CITY);
    await page.settled();
    expect(valueOf(page, 'prefecture')).to.equal('13');
  });

  it('is left alone and named in the message if no option matches', async () => {
    for (const content of [options(OPTIONS.slice(0, 2)), '']) {
      const page = await search(select(content) + CITY);
      await page.settled();
      expect(valueOf(page, 'prefecture') ?? '').to.equal('');
      expect(page.message()).to.contain('千代田区を入力しました').and.contain('都道府県を入力してください');
      const details = page.events.flatMap(({ type, detail }) => (type === 'dga-fill' ? [detail as Record<string, string[]>] : []));
      expect(details.map(({ filled }) => filled?.includes('prefecture'))).to.deep.equal([false]);
      expect(details.map(({ unfilled }) => unfilled?.includes('prefecture'))).to.deep.equal([true]);
      page.element.remove();
    }
  });

  it('does not keep the prefecture of an earlier code, even without an empty option', async () => {
    const page = await search(select(options(OPTIONS.slice(2))) + CITY);
    await page.settled();
    expect(valueOf(page, 'prefecture')).to.equal('13');
    // A ZIP Code of Miyagi.
    page.field('zip').select();
    await typeText(page.field('zip'), '9800000');
    await page.settled('choosing');
    expect([valueOf(page, 'prefecture'), valueOf(page, 'city')]).to.deep.equal(['', '仙台市青葉区']);
  });

  it('waits for options that the page adds when the prefecture is known', async () => {
    const page = await checkout(FIELDS + select(options()) + select('', 'city'));
    page.field('prefecture').addEventListener('change', () =>
      setTimeout(() => {
        page.field('city').innerHTML = options([
          ['101', '千代田区'],
          ['103', '港区'],
        ]);
      }, 20),
    );
    await typeText(page.field('zip'), '1020072');
    await waitUntil(() => valueOf(page, 'city') === '101');
    await page.settled();
    expect(page.message()).to.contain('東京都千代田区を入力しました');
  });

  it('keeps the choice of the user', async () => {
    const page = await checkout(FIELDS + select(options()) + CITY);
    page.field('prefecture').value = '12';
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect(valueOf(page, 'prefecture')).to.equal('12');
    expect(page.message()).not.to.contain('東京都千代田区を入力しました');
  });

  it('is not touched while it is disabled', async () => {
    const page = await checkout(FIELDS + select(options()) + CITY);
    (page.field('prefecture') as unknown as KitSelect).disabled = true;
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect(valueOf(page, 'prefecture')).to.equal(undefined);
    expect(page.element.explain().find(({ field }) => field?.id === 'prefecture')?.refusal).to.equal('disabled');
  });
});

it('the element dispatches the events that a design system names after itself, with the value', async () => {
  const page = await checkout(FIELDS + select(options()) + CITY);
  const heard: unknown[] = [];
  for (const type of ['input', 'change', 'kit-input', 'kit-change', 'kitInput', 'kitChange'])
    page.form.addEventListener(type, (event) => {
      if (event.target === page.field('prefecture')) heard.push(type, (event as CustomEvent<{ value: unknown }>).detail.value);
    });
  await typeText(page.field('zip'), '1020072');
  await page.settled();
  expect(heard).to.deep.equal(['input', 'change', 'kit-input', 'kit-change', 'kitInput', 'kitChange'].flatMap((type) => [type, '13']));
});

it('the element uses the control inside a marked custom element, rather than a hidden one or the element beside it', async () => {
  const page = await checkout(
    `<kit-input id="zip" label="郵便番号" data-dga-field="postal-code"></kit-input>
     <kit-input id="place" label="住所コード" data-dga-field="city"></kit-input>${select(options())}`,
  );
  const [zip, place] = ['zip', 'place'].map((id) => page.form.querySelector(`#${id} > input`)) as [HTMLInputElement, HTMLInputElement];
  const hidden = page.form.querySelectorAll<HTMLInputElement>('[type=hidden]');
  expect(page.element.explain().map(({ field, part, taken }) => [field, part, taken])).to.deep.equal([
    [zip, 'postal-code', true],
    [place, 'city', true],
    [page.field('prefecture'), 'prefecture', true],
  ]);
  await typeText(zip, '1020072');
  await page.settled();
  expect([place.value, valueOf(page, 'place'), valueOf(page, 'prefecture')]).to.deep.equal(['千代田区', '千代田区', '13']);
  expect([...hidden].map(({ value }) => value)).to.deep.equal(['', '']);
});

it('the element finds the control inside a custom element that `for` or `fields` names', async () => {
  const page = await checkout(
    '<dga-address-lookup for="code"></dga-address-lookup><kit-input id="code" label="コード"></kit-input><kit-input id="place" label="場所"></kit-input>',
  );
  page.element.fields = { city: '#place' };
  await page.element.updateComplete;
  await typeText(page.form.querySelector('#code > input') as HTMLInputElement, '1020072');
  await page.settled();
  expect(valueOf(page, 'place')).to.equal('千代田区');
});

it('the element does not move beside a field whose `form` is not a form', async () => {
  const page = await checkout('<kit-form id="zip" data-dga-field="postal-code"></kit-form><input id="city" autocomplete="address-level2">');
  const zip = page.field<KitForm>('zip');
  const before = page.element.previousElementSibling;
  zip.value = '1020072';
  zip.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await waitUntil(() => page.field('city').value === '千代田区');
  expect(page.element.parentNode).to.equal(page.form);
  expect(page.element.previousElementSibling).to.equal(before);
});
