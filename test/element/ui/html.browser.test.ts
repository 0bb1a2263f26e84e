import { expect } from '@open-wc/testing';
import { html, keyed, noChange, nothing, render, type TemplateResult } from '../../../src/element/ui/html.ts';

let root: HTMLElement;
beforeEach(() => (root = document.createElement('div')));

/** The markup without the comments that mark content and without indentation. */
const markup = (): string => root.innerHTML.replaceAll(/<!--.*?-->|\s*\n\s*/g, '');

describe('a template', () => {
  it('shows text, templates and arrays of both, and nothing for empty values', () => {
    render(html`<p>${'a'}${html`<b>${1}</b>`}${['c', html`<i></i>`]}${nothing}${null}${undefined}</p>`, root);
    expect(markup()).to.equal('<p>a<b>1</b>c<i></i></p>');
  });

  it('never reads a value as HTML', () => {
    render(html`<p title=${'"><img>'}>${'<img src=x>'}</p>`, root);
    expect(root.querySelector('img')).to.equal(null);
    expect(root.textContent).to.equal('<img src=x>');
  });

  it('keeps its nodes when only values change', () => {
    const draw = (text: string): void => render(html`<p class="a ${text} b">${text}</p>`, root);
    draw('one');
    const paragraph = root.querySelector('p');
    const text = paragraph?.childNodes[1];
    draw('two');
    expect(root.querySelector('p')).to.equal(paragraph);
    expect(paragraph?.childNodes[1]).to.equal(text);
    expect(markup()).to.equal('<p class="a two b">two</p>');
  });

  it('changes only its own content, also when it ends with a value', () => {
    const marked = (text: string, mark: string): TemplateResult => html`${text}<mark>${mark}</mark>${text}`;
    const draw = (first: unknown): void => render(html`${first}<small>${marked('x', 'y')}</small>`, root);
    draw(marked('a', 'b'));
    draw(marked('', ''));
    draw('text');
    draw(nothing);
    expect(markup()).to.equal('<small>x<mark>y</mark>x</small>');
  });

  it('adds, changes and removes the items of a list in their order', () => {
    const draw = (items: readonly unknown[]): void =>
      render(
        html`<ul>
            ${items}
          </ul>
          end`,
        root,
      );
    const item = (text: string): TemplateResult => html`<li>${text}</li>`;
    draw(['a', item('b')]);
    const [first] = root.querySelectorAll('li');
    draw([item('a'), item('b'), item('c')]);
    expect(markup()).to.equal('<ul><li>a</li><li>b</li><li>c</li></ul>end');
    expect(root.querySelectorAll('li')[1]).to.equal(first);
    draw([item('c')]);
    expect(markup()).to.equal('<ul><li>c</li></ul>end');
    draw([]);
    expect(markup()).to.equal('<ul></ul>end');
  });

  it('sets attributes, properties, boolean attributes and listeners', () => {
    const heard: string[] = [];
    const draw = (name: string, isOff: boolean): void =>
      render(
        html`<input title=${name} ?disabled=${isOff} .value=${name} @click=${() => heard.push(name)} data-x=${isOff ? nothing : 1} />`,
        root,
      );
    draw('one', false);
    const input = root.querySelector('input') as HTMLInputElement;
    expect([input.title, input.value, input.disabled, input.dataset['x']]).to.deep.equal(['one', 'one', false, '1']);
    draw('two', true);
    expect([input.title, input.value, input.disabled, input.dataset['x']]).to.deep.equal(['two', 'two', true, undefined]);
    input.dispatchEvent(new MouseEvent('click'));
    expect(heard).to.deep.equal(['two']);
  });

  it('sets a property again only when its value changes, so that typed text stays', () => {
    const draw = (): void => render(html`<input .value=${'model'} />`, root);
    draw();
    const input = root.querySelector('input') as HTMLInputElement;
    input.value = 'typed';
    draw();
    expect(input.value).to.equal('typed');
  });

  it('leaves content as it is for noChange', () => {
    const draw = (value: unknown): void => render(html`<p>${value}</p>`, root);
    draw('kept');
    draw(noChange);
    expect(root.textContent).to.equal('kept');
  });

  it('creates new nodes when its key changes', () => {
    const draw = (key: number): void => render(html`<p>${keyed(key, html`<b></b>`)}</p>`, root);
    draw(1);
    const before = root.querySelector('b');
    draw(1);
    expect(root.querySelector('b')).to.equal(before);
    draw(2);
    expect(root.querySelector('b')).not.to.equal(before);
    expect(markup()).to.equal('<p><b></b></p>');
  });
});
