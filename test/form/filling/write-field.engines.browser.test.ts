// Writing as a person would: what a page and its framework see of it, and what becomes of a field that does not take it.
import { expect, fixture, html } from '@open-wc/testing';
import type { Field } from '../../../src/form/field.ts';
import { isOwnWrite, TextOwnership } from '../../../src/form/filling/text-ownership.ts';
import { typeInto, writeField } from '../../../src/form/filling/write-field.ts';

const ownership = TextOwnership.of(document);

const OPTIONS = '<option value="">選択してください</option><option value="13">東京都</option><option value="14">神奈川県</option>';

async function control<T extends Field = HTMLInputElement>(markup: string): Promise<T> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  return host.firstElementChild as T;
}

/** Every `input` and `change` event that reaches an ancestor, with the value of the field at that moment. */
function listen(target: EventTarget, field: { readonly value: string }): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change']) target.addEventListener(type, () => heard.push(`${type} ${field.value}`));
  return heard;
}

describe('a write', () => {
  it('dispatches input and then change, once each, after the value is set', async () => {
    const field = await control('<input>');
    const heard = listen(field.parentElement as HTMLElement, field);
    expect(writeField(field, '千代田区')).to.equal(true);
    expect(field.value).to.equal('千代田区');
    expect(heard).to.deep.equal(['input 千代田区', 'change 千代田区']);
  });

  it('sets the value once if the field takes it', async () => {
    const written: string[] = [];
    class Counting extends HTMLElement {
      get value(): string {
        return written.at(-1) ?? '';
      }
      set value(value: string) {
        written.push(value);
      }
    }
    customElements.define('counting-field', Counting);
    expect(writeField(await control<Field>('<counting-field></counting-field>'), '港区')).to.equal(true);
    expect(written).to.deep.equal(['港区']);
  });

  it('dispatches events that leave a shadow root', async () => {
    const host = await control<Field>('<div></div>');
    host.attachShadow({ mode: 'open' }).innerHTML = '<input>';
    const field = host.shadowRoot?.querySelector('input') as HTMLInputElement;
    const heard = listen(host, field);
    writeField(field, '港区');
    expect(heard).to.deep.equal(['input 港区', 'change 港区']);
  });

  it('looks like a replacement to editors and frameworks that ask for the type of input', async () => {
    const field = await control('<textarea></textarea>');
    const seen: unknown[] = [];
    field.addEventListener('input', (event) => {
      const { inputType, data } = event;
      seen.push(event instanceof InputEvent, inputType, data);
    });
    field.addEventListener('change', (event) => seen.push(event instanceof InputEvent));
    writeField(field, '飯田橋');
    expect(seen).to.deep.equal([true, 'insertReplacementText', '飯田橋', false]);
  });

  it('dispatches browser-like events on a native field, without a detail, which Alpine would take for the value', async () => {
    for (const [markup, value] of [
      ['<input>', '港区'],
      ['<textarea></textarea>', '港区'],
      [`<select>${OPTIONS}</select>`, 1],
    ] as const) {
      const field = await control<Field>(markup);
      const seen: boolean[] = [];
      for (const type of ['input', 'change']) field.addEventListener(type, (event) => seen.push(event instanceof CustomEvent));
      writeField(field, value);
      expect(seen, markup).to.deep.equal([false, false]);
    }
  });

  it('bypasses the setter that a framework put on the field, so that the framework sees a new value', async () => {
    const field = await control('<input>');
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
    let known = '';
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => native.get?.call(field) as string,
      set(value: string) {
        native.set?.call(field, (known = value));
      },
    });
    // React ignores events if the value equals the tracked one.
    let told = '';
    field.addEventListener('input', () => {
      if (field.value !== known) told = field.value;
    });
    expect(writeField(field, '港区')).to.equal(true);
    expect(told).to.equal('港区');
  });

  it('counts as accepted without the line break, which no text field keeps', async () => {
    const field = await control('<input>');
    const heard = listen(field, field);
    expect(writeField(field, '飯田橋\n一丁目')).to.equal(true);
    expect(heard).to.deep.equal(['input 飯田橋一丁目', 'change 飯田橋一丁目']);
  });

  it('does nothing if the field has the same value already', async () => {
    const field = await control('<input value="港区">');
    const heard = listen(field, field);
    expect(writeField(field, '港区')).to.equal(true);
    expect(heard).to.deep.equal([]);
  });

  it('chooses an option of a select by its index', async () => {
    const field = await control<HTMLSelectElement>(`<select>${OPTIONS}</select>`);
    const heard = listen(field, field);
    let isTyped = true;
    field.addEventListener('input', (event) => (isTyped = event instanceof InputEvent));
    expect(writeField(field, 1)).to.equal(true);
    expect([field.selectedIndex, isTyped]).to.deep.equal([1, false]);
    expect(heard).to.deep.equal(['input 13', 'change 13']);
    expect(writeField(field, -1)).to.equal(true);
    expect(field.selectedIndex).to.equal(-1);
  });

  it('sets custom elements with and without a setter', async () => {
    const tag = `x-own-${Math.random().toString(36).slice(2)}`;
    customElements.define(
      tag,
      class extends HTMLElement {
        #value = '';
        get value(): string {
          return this.#value;
        }
        set value(value: string) {
          this.#value = value;
        }
      },
    );
    const own = await control<Field>(`<${tag}></${tag}>`);
    const plain = Object.assign(await control<HTMLElement & { value: string }>('<div></div>'), { value: '' });
    for (const field of [own, plain]) {
      const heard = listen(field, field);
      let isTyped = true;
      field.addEventListener('input', (event) => (isTyped = event instanceof InputEvent));
      expect(writeField(field, '港区')).to.equal(true);
      expect([field.value, isTyped]).to.deep.equal(['港区', false]);
      expect(heard).to.deep.equal(['input 港区', 'change 港区']);
    }
  });
});

describe('a field that refuses what is written', () => {
  it('keeps its value, and the page gets no event', async () => {
    const number = await control('<input type="number" value="12">');
    const heardOfNumber = listen(number, number);
    expect(writeField(number, '千代田区')).to.equal(false);
    expect(number.value).to.equal('12');
    const select = await control<HTMLSelectElement>(`<select>${OPTIONS}</select>`);
    select.selectedIndex = 2;
    const heardOfSelect = listen(select, select);
    expect(writeField(select, 9)).to.equal(false);
    expect(select.selectedIndex).to.equal(2);
    expect([...heardOfNumber, ...heardOfSelect]).to.deep.equal([]);
  });

  it("counts as written if the page's input mask reformats the value", async () => {
    for (const [written, masked] of [
      ['1000004', '100-0004'],
      ['1000004', '１００ー０００４'],
      ['1000004', '100 0004'],
      ['A7E-2FK2', 'a7e2fk2'],
      ['２丁目７−２', '2丁目7-2'],
      ['一番町', '1番町'],
      ['北十二条西', '北12条西'],
    ] as const) {
      const field = await control('<input>');
      field.addEventListener('input', () => (field.value = masked));
      expect(writeField(field, written), masked).to.equal(true);
      expect(field.value).to.equal(masked);
    }
  });

  it('writes through the property of the field if an input mask replaces that property', async () => {
    const field = await control('<input value="A7E-2FK2">');
    const heard = listen(field, field);
    let copy = field.value;
    Object.defineProperty(field, 'value', {
      get: () => copy,
      set: (value: string) => {
        copy = value;
      },
    });
    expect(writeField(field, '100-0005')).to.equal(true);
    expect(field.value).to.equal('100-0005');
    expect(heard).to.deep.equal(['input 100-0005', 'change 100-0005']);
  });

  it('gets its earlier value back, with events, if an input mask keeps only a part of the new one', async () => {
    const field = await control('<input value="060">');
    field.addEventListener('input', () => (field.value = field.value.slice(0, 3)));
    const heard = listen(field, field);
    expect(writeField(field, '1000004')).to.equal(false);
    expect(field.value).to.equal('060');
    expect(heard).to.deep.equal(['input 100', 'change 100', 'input 060', 'change 060']);
  });

  it('is not written to again after the page restored its value', async () => {
    const field = await control('<input value="港区">');
    field.addEventListener('input', () => (field.value = '港区'));
    const heard = listen(field, field);
    expect(writeField(field, '千代田区')).to.equal(false);
    expect(heard).to.deep.equal(['input 港区', 'change 港区']);
  });
});

describe('the source of an event', () => {
  it('is the element during its write, including reactions of the page, and the user before and after', async () => {
    const field = await control('<input>');
    const whose: string[] = [];
    const other = await control('<input>');
    for (const [name, each] of [
      ['field', field],
      ['other', other],
    ] as const)
      for (const type of ['input', 'change'])
        each.addEventListener(type, (event) => whose.push(`${name} ${event.type} ${isOwnWrite(event)} ${ownership.isReaction(event)}`));
    field.addEventListener('change', () => other.dispatchEvent(new Event('input')));
    other.dispatchEvent(new Event('input'));
    writeField(field, '港区');
    other.dispatchEvent(new Event('input'));
    expect(whose).to.deep.equal([
      'other input false false',
      'field input true true',
      'field change true true',
      'other input false true',
      'other input false false',
    ]);
  });

  it('is known to other copies of the element, even of another version', async () => {
    const field = await control('<input>');
    const mark = Symbol.for('dga-address-lookup.written');
    const marks: unknown[] = [];
    field.addEventListener('input', (event) => marks.push((event as unknown as Record<symbol, unknown>)[mark]));
    writeField(field, '港区');
    expect(marks).to.deep.equal([true]);
    expect(isOwnWrite(Object.assign(new Event('input'), { [mark]: true }))).to.equal(true);
  });

  it('is the user if the browser dispatches the event during a write of the element', async () => {
    const field = await control('<input>');
    const box = await control('<input type="checkbox">');
    const whose: boolean[] = [];
    box.addEventListener('change', (event) => whose.push(event.isTrusted, ownership.isReaction(event)));
    field.addEventListener('input', () => box.click());
    writeField(field, '港区');
    expect(whose).to.deep.equal([true, false]);
  });

  it('is no longer the element after a write threw', async () => {
    const field = await control('<input>');
    field.dispatchEvent = () => {
      throw new TypeError('a page’s own');
    };
    expect(() => writeField(field, '港区')).to.throw('a page’s own');
    expect(ownership.isReaction(new Event('input'))).to.equal(false);
  });
});

describe("text that replaces the user's typing", () => {
  it('is complete in all fields before the first event, as after a paste', async () => {
    const first = await control('<input maxlength="3">');
    const second = await control('<input maxlength="4">');
    const heard: string[] = [];
    for (const field of [first, second])
      document.addEventListener(
        'input',
        (event) => {
          if (event.target !== field) return;
          const { inputType, data } = event;
          heard.push(`${first.value} ${second.value} ${inputType} ${data} ${ownership.isReaction(event)} ${event.composed}`);
        },
        { once: true },
      );
    typeInto([
      [first, '102'],
      [second, '0072'],
    ]);
    expect(heard).to.deep.equal(['102 0072 insertFromPaste 102 false true']);
  });
});
