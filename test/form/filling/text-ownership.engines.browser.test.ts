// The owner of a field's text decides whether a fill may overwrite it.
import { expect, fixture, html } from '@open-wc/testing';
import { keepLimits, takesCode } from '../../../src/form/code-limits.ts';
import type { Field } from '../../../src/form/field.ts';
import { TextOwnership } from '../../../src/form/filling/text-ownership.ts';
import { writeField } from '../../../src/form/filling/write-field.ts';

const ownership = TextOwnership.of(document);
/** The one who writes. */
const us = {};
let listening = new AbortController();
beforeEach(() => {
  listening = new AbortController();
  ownership.listen(document, listening.signal);
});
afterEach(() => listening.abort());

async function controls(markup: string): Promise<HTMLInputElement[]> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.innerHTML = markup;
  return [...host.children] as HTMLInputElement[];
}
async function control<T extends Field = HTMLInputElement>(markup: string): Promise<T> {
  return (await controls(markup))[0] as Field as T;
}
/** As a person types: the value, and the browser's word on it. */
function type(field: Field, value: string, inputType = 'insertText'): void {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType }));
}
const leave = (field: Field): boolean => field.dispatchEvent(new Event('change', { bubbles: true }));
const choose = (select: HTMLSelectElement, index: number): void => {
  select.selectedIndex = index;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
};
describe('the text of a field', () => {
  it('has no owner while the field is empty', async () => {
    for (const markup of ['<input>', '<input value="  ">', '<input value="___-____">', '<textarea>\n</textarea>'])
      expect(ownership.ownerOf(await control(markup), us), markup).to.equal('nobody');
  });

  it('is of no interest in an element whose value is no text', async () => {
    const editor = await control('<my-editor></my-editor>');
    Object.assign(editor, { value: Object.create(null) });
    leave(editor);
    expect(ownership.isTouched(editor)).to.equal(true);
  });

  it('belongs to the user if it is older than the element', async () => {
    expect(ownership.ownerOf(await control('<input value="港区">'), us)).to.equal('person');
  });

  it('belongs to the element that wrote it, and to no other element', async () => {
    const field = await control('<input>');
    writeField(field, '港区');
    ownership.wrote(field, us);
    expect([ownership.ownerOf(field, us), ownership.holds(field, us)]).to.deep.equal(['us', true]);
    expect(ownership.ownerOf(field, {})).to.equal('person');
    ownership.forget(field);
    expect([ownership.ownerOf(field, us), ownership.holds(field, us)]).to.deep.equal(['person', false]);
  });

  it('still belongs to the element if the page spells it in another way later', async () => {
    const field = await control('<input>');
    writeField(field, '一番町');
    ownership.wrote(field, us);
    field.value = '１番町';
    expect(ownership.ownerOf(field, us)).to.equal('us');
    field.value = '２番町';
    expect(ownership.ownerOf(field, us)).to.equal('person');
  });

  it('has no owner after the element emptied the field', async () => {
    const field = await control('<input value="港区">');
    writeField(field, '');
    ownership.wrote(field, us);
    expect([ownership.ownerOf(field, us), ownership.holds(field, us)]).to.deep.equal(['nobody', true]);
  });

  it('belongs to the user after any change, even to the same text', async () => {
    for (const change of [
      (field: Field) => void (field.value = '中央区'),
      (field: Field) => type(field, '中央区'),
      (field: Field) => type(field, '港区'),
      (field: Field) => {
        field.value = '中央区';
        leave(field);
      },
    ]) {
      const field = await control('<input>');
      writeField(field, '港区');
      ownership.wrote(field, us);
      change(field);
      expect([ownership.ownerOf(field, us), ownership.holds(field, us)]).to.deep.equal(['person', false]);
    }
  });

  it('still belongs to the element if the event of an earlier key is dispatched late', async () => {
    const field = await control('<input>');
    type(field, '102');
    writeField(field, '102-0072');
    ownership.wrote(field, us);
    leave(field);
    expect(ownership.ownerOf(field, us)).to.equal('us');
  });

  it("belongs to the element again after it replaced the user's text", async () => {
    const field = await control('<input>');
    type(field, '港区');
    expect(ownership.isTouched(field)).to.equal(true);
    writeField(field, '千代田区');
    ownership.wrote(field, us);
    expect([ownership.isTouched(field), ownership.ownerOf(field, us)]).to.deep.equal([false, 'us']);
  });

  it('keeps its owner when the element writes and when the page reacts to that write', async () => {
    const field = await control('<input>');
    field.addEventListener('change', () => type(field, '100-0004', ''));
    writeField(field, '1000004');
    expect(ownership.isTouched(field)).to.equal(false);
    ownership.wrote(field, us);
    expect(ownership.ownerOf(field, us)).to.equal('us');
  });

  it('is tracked by the field inside a shadow root, not by the host', async () => {
    const host = await control<Field>('<div></div>');
    host.attachShadow({ mode: 'open' }).innerHTML = '<input>';
    const field = host.shadowRoot?.querySelector('input') as HTMLInputElement;
    type(field, '港区');
    expect([ownership.isTouched(field), ownership.isTouched(host)]).to.deep.equal([true, false]);
  });
});

describe('the choice in a select', () => {
  const REAL = '<option>東京都</option><option>神奈川県</option>';
  const owner = async (inner: string, act: (select: HTMLSelectElement) => void = () => undefined): Promise<string> => {
    const select = await control<HTMLSelectElement>(`<select>${inner}</select>`);
    act(select);
    return ownership.ownerOf(select, us);
  };

  it('has no owner while the first option only asks to choose, even if that has a value', async () => {
    for (const first of [
      '<option value="">-</option>',
      '<option value="0">選択してください</option>',
      '<option value="" selected>都道府県</option>',
    ]) {
      expect(await owner(first + REAL)).to.equal('nobody');
      expect(await owner(first + REAL, (select) => choose(select, 1))).to.equal('person');
      expect(await owner(first + REAL, (select) => void (select.selectedIndex = 1))).to.equal('person');
      expect(await owner(first + REAL, (select) => [1, 0].forEach((index) => choose(select, index)))).to.equal('nobody');
    }
  });

  it('has no owner if the browser shows the first prefecture, and belongs to the user if the user or the page chose it', async () => {
    expect(await owner(REAL)).to.equal('nobody');
    expect(await owner(REAL, (select) => choose(select, 0))).to.equal('person');
    expect(await owner(REAL.replace('<option', '<option selected'))).to.equal('person');
    expect(await owner(REAL, (select) => void (select.selectedIndex = 1))).to.equal('person');
    expect(await owner(REAL, (select) => void (select.selectedIndex = -1))).to.equal('nobody');
    expect(await owner('')).to.equal('nobody');
  });

  it('belongs to the element that chose it', async () => {
    const select = await control<HTMLSelectElement>(`<select><option value="">-</option>${REAL}</select>`);
    writeField(select, 1);
    ownership.wrote(select, us);
    expect(ownership.ownerOf(select, us)).to.equal('us');
    choose(select, 2);
    expect(ownership.ownerOf(select, us)).to.equal('person');
  });
});

describe('room for a hyphen in a ZIP Code field', () => {
  const takesHyphen = (field: Parameters<typeof takesCode>[0]): boolean => takesCode(field, '100-0004');
  const cases: readonly (readonly [string, boolean])[] = [
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<input type="tel">', true],
    ['<input type="number">', false],
    ['<input maxlength="7">', false],
    ['<input maxlength="8">', true],
    ['<input maxlength="0">', false],
    ['<input pattern="[0-9]{7}">', false],
    ['<input pattern="[0-9]{3}-?[0-9]{4}">', true],
    ['<input pattern="[0-9]{7}|[0-9]{3}-[0-9]{4}">', true],
    ['<input pattern="[0-9]{3}-">', false],
    ['<input pattern="\\p{Nd}{3}-?\\p{Nd}{4}">', true],
    ['<input pattern="(">', true],
  ];
  for (const [markup, may] of cases) {
    it(markup, async () => expect(takesHyphen(await control(markup))).to.equal(may));
  }

  it("depends on the page's own attributes while they are relaxed for Digital Addresses", async () => {
    const field = await control('<input maxlength="7">');
    const opened = new AbortController();
    keepLimits(field, opened.signal);
    field.maxLength = 8;
    expect(takesHyphen(field)).to.equal(false);
    opened.abort();
    expect(takesHyphen(field)).to.equal(true);
  });
});
