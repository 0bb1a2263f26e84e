// Fields that cannot be used when the element looks, and can be later, in whatever way the page opens them.
import { expect, fixtureCleanup, waitUntil } from '@open-wc/testing';
import { type Checkout, checkout, typeText } from '../../support/checkout.ts';

const FIELDS = `<label>郵便番号<input id="zip"></label><label>都道府県<input id="pref"></label><label>市区町村<input id="city"></label>`;
const STYLE = `<style>.closed { display: none } .faded { opacity: 0 } .flat { max-height: 0; overflow: hidden } .thin { border: 2px solid } .away { transform: translateX(-9999px) }</style>`;

/** How a page keeps fields closed, and how it opens them. */
const WAYS: Readonly<Record<string, readonly [box: (fields: string) => string, open: (box: HTMLElement) => void]>> = {
  'a hidden box': [(fields) => `<div id="box" hidden>${fields}</div>`, (box) => (box.hidden = false)],
  'display: none': [(fields) => `<div id="box" style="display:none">${fields}</div>`, (box) => (box.style.display = '')],
  'visibility: hidden': [(fields) => `<div id="box" style="visibility:hidden">${fields}</div>`, (box) => (box.style.visibility = '')],
  'a class': [(fields) => `<div id="box" class="closed">${fields}</div>`, (box) => box.classList.remove('closed')],
  'a class further up': [
    (fields) => `<div class="closed" id="box"><section><div>${fields}</div></section></div>`,
    (box) => (box.className = ''),
  ],
  'a fade': [(fields) => `<div id="box" class="faded">${fields}</div>`, (box) => box.classList.remove('faded')],
  'an accordion': [(fields) => `<div id="box" class="flat">${fields}</div>`, (box) => box.classList.remove('flat')],
  'an accordion with a border': [(fields) => `<div id="box" class="flat thin">${fields}</div>`, (box) => box.classList.remove('flat')],
  'a slide': [(fields) => `<div id="box" class="away">${fields}</div>`, (box) => box.classList.remove('away')],
  '<details>': [
    (fields) => `<details id="box"><summary>住所</summary>${fields}</details>`,
    (box) => ((box as HTMLDetailsElement).open = true),
  ],
  '<dialog>': [(fields) => `<dialog id="box">${fields}</dialog>`, (box) => (box as HTMLDialogElement).show()],
  'a popover': [(fields) => `<div id="box" popover>${fields}</div>`, (box) => box.showPopover()],
  inert: [(fields) => `<div id="box" inert>${fields}</div>`, (box) => (box.inert = false)],
  'a tab that is aria-hidden': [
    (fields) => `<div id="box" aria-hidden="true" style="display:none">${fields}</div>`,
    (box) => {
      box.style.display = '';
      box.removeAttribute('aria-hidden');
    },
  ],
  'a disabled fieldset': [
    (fields) => `<fieldset id="box" disabled>${fields}</fieldset>`,
    (box) => ((box as HTMLFieldSetElement).disabled = false),
  ],
  'disabled fields': [
    (fields) => `<div id="box">${fields.replaceAll('<input', '<input disabled')}</div>`,
    (box) => {
      for (const input of box.querySelectorAll('input')) input.disabled = false;
    },
  ],
  'readonly fields': [
    (fields) => `<div id="box">${fields.replaceAll('<input', '<input readonly')}</div>`,
    (box) => {
      for (const input of box.querySelectorAll('input')) input.readOnly = false;
    },
  ],
  'a style sheet': [
    (fields) => `<style id="sheet">#box { display: none }</style><div id="box">${fields}</div>`,
    (box) => box.ownerDocument.querySelector('#sheet')?.remove(),
  ],
};

/** Notes how a page keeps fields closed, and returns what closes them again in the same way. */
function noteClosed(box: HTMLElement): () => void {
  const sheet = box.ownerDocument.querySelector('#sheet');
  const closed = [box, ...box.querySelectorAll('*')].map(
    (each) => [each, [...each.attributes].map(({ name, value }) => [name, value] as const)] as const,
  );
  return () => {
    if (sheet) box.before(sheet);
    if (box instanceof HTMLDialogElement) box.close();
    else if (box.matches(':popover-open')) box.hidePopover();
    for (const [each, attributes] of closed) {
      for (const { name } of each.attributes) if (!attributes.some(([known]) => known === name)) each.removeAttribute(name);
      for (const [name, value] of attributes) each.setAttribute(name, value);
    }
  };
}

const hasBuiltInInput = ({ part }: Checkout): boolean => part('input') !== null;

describe('fields that open later', () => {
  afterEach(() => fixtureCleanup());

  for (const [name, [box, open]] of Object.entries(WAYS)) {
    it(`are found when the user arrives: ${name}`, async () => {
      const page = await checkout(STYLE + box(FIELDS));
      open(page.field<HTMLElement>('box'));
      await typeText(page.field('zip'), '1020072');
      await page.settled('filled');
      expect(page.values()).to.deep.equal({ zip: '1020072', pref: '東京都', city: '千代田区' });
      expect(hasBuiltInInput(page), 'a second input').to.equal(false);
    });
  }

  for (const name of ['a hidden box', '<dialog>', 'disabled fields', 'a fade', '<details>']) {
    it(`get no built-in input beside them while they are hidden: ${name}`, async () => {
      const [box, open] = WAYS[name] ?? [(fields: string) => fields, () => undefined];
      const page = await checkout(STYLE + box(FIELDS));
      expect(hasBuiltInInput(page)).to.equal(false);
      open(page.field<HTMLElement>('box'));
      page.field('city').focus();
      await page.element.updateComplete;
      expect(hasBuiltInInput(page)).to.equal(false);
    });
  }

  for (const [name, [box, open]] of Object.entries(WAYS)) {
    it(`are looked up at the last character after they were hidden and shown again: ${name}`, async () => {
      const page = await checkout(`${STYLE}${box(FIELDS)}<label>メール<input id="mail"></label>`);
      const around = page.field<HTMLElement>('box');
      const close = noteClosed(around);
      open(around);
      await typeText(page.field('zip'), '1020072');
      await page.settled('filled');
      page.field('mail').focus();
      close();
      // The element looks at the page after each change.
      await typeText(page.field('mail'), 'a@example.com');
      page.field('mail').blur();
      open(around);
      page.field('zip').select();
      await typeText(page.field('zip'), '1000004');
      await waitUntil(() => page.client.asked.length === 2, 'the second code was not asked for');
      await page.settled('filled');
      expect(document.activeElement).to.equal(page.field('zip'));
    });
  }

  it('start no lookup of a code that a script sets while they are hidden', async () => {
    const page = await checkout(`<div id="box">${FIELDS}</div>`);
    await typeText(page.field('zip'), '102');
    const box = page.field<HTMLElement>('box');
    // The element looks at the page after each change of its controls.
    const setHidden = async (isHidden: boolean): Promise<void> => {
      box.hidden = isHidden;
      page.form.append(document.createElement('input'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await setHidden(true);
    page.field('zip').value = '1020072';
    await setHidden(false);
    expect(page.client.asked).to.deep.equal([]);
    await setHidden(true);
    page.field('zip').value = '1000004';
    box.hidden = false;
    // As a dialog does when it opens.
    page.field('zip').focus();
    await setHidden(false);
    expect(page.client.asked, 'with the focus').to.deep.equal([]);
  });

  it('are found on a page that a dialog keeps from scrolling, whose root has no height', async () => {
    const root = document.documentElement;
    root.style.cssText = 'overflow: hidden';
    document.body.style.cssText = 'position: fixed; width: 100%';
    try {
      const page = await checkout(FIELDS);
      expect(root.offsetHeight).to.be.lessThan(10);
      await typeText(page.field('zip'), '1020072');
      await page.settled('filled');
    } finally {
      root.style.cssText = document.body.style.cssText = '';
    }
  });

  it('do not become a second code field on a page that only confirms them', async () => {
    const page = await checkout(`<p>東京都千代田区飯田橋2-1</p>${FIELDS.replaceAll('<input', '<input type="hidden" value="x"')}`);
    await page.element.updateComplete;
    expect(hasBuiltInInput(page)).to.equal(false);
    page.element.name = 'zip';
    page.field('zip').id = 'old';
    await waitUntil(() => hasBuiltInInput(page), 'an element with a name is a field itself');
  });

  it('are found when the browser fills them without a focus', async () => {
    const page = await checkout(`<div id="box" hidden>${FIELDS}</div>`);
    page.field<HTMLElement>('box').hidden = false;
    const zip = page.field('zip');
    zip.value = '1020072';
    zip.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    await page.settled('filled');
    expect(page.field('pref').value).to.equal('東京都');
  });
});

describe('a code field that appears beside the built-in input', () => {
  const ROOM = '<div id="room"></div><label>都道府県<input id="pref"></label><label>市区町村<input id="city"></label>';
  const ZIP = '<label>郵便番号<input id="zip"></label>';

  async function withTextInInput(markup = ROOM, attributes = ''): Promise<Checkout> {
    const page = await checkout(markup, attributes);
    await waitUntil(() => hasBuiltInInput(page));
    await typeText(page.part('input') as HTMLElement, '1020072');
    await page.settled('filled');
    return page;
  }

  it('takes the text of the input when the user leaves it, and looks up the next code', async () => {
    const page = await withTextInInput();
    page.field('room').innerHTML = ZIP;
    page.field('pref').focus();
    await waitUntil(() => !hasBuiltInInput(page), 'the built-in input is still shown');
    expect(page.field('zip').value).to.equal('1020072');
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.client.asked.length === 2, 'the second code was not asked for');
  });

  it('takes the text of the input when the user goes back to a field', async () => {
    const page = await checkout(ROOM);
    await waitUntil(() => hasBuiltInInput(page));
    page.field('pref').focus();
    await typeText(page.part('input') as HTMLElement, '1020072');
    await page.settled('filled');
    page.field('room').innerHTML = ZIP;
    await waitUntil(() => page.element.explain().some(({ field }) => field?.id === 'zip'));
    await new Promise((done) => setTimeout(done, 60));
    page.field('pref').focus();
    await waitUntil(() => !hasBuiltInInput(page), 'the built-in input is still shown');
    expect(page.field('zip').value).to.match(/^102-?0072$/);
  });

  it('does not take the input away while the user types there', async () => {
    const page = await withTextInInput();
    page.field('room').innerHTML = ZIP;
    await waitUntil(() => page.element.explain().some(({ field }) => field?.id === 'zip'));
    await new Promise((done) => setTimeout(done, 60));
    expect([hasBuiltInInput(page), document.activeElement === page.element]).to.deep.equal([true, true]);
  });

  it('is used although it has a text', async () => {
    const page = await withTextInInput();
    page.field('room').innerHTML = ZIP.replace('id="zip"', 'id="zip" value="9800000"');
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.client.asked.length === 2, 'the second code was not asked for');
    expect(hasBuiltInInput(page)).to.equal(false);
  });

  it('is used once `standalone` is removed', async () => {
    const page = await withTextInInput(FIELDS, 'standalone');
    page.field('city').focus();
    page.element.standalone = false;
    await waitUntil(() => !hasBuiltInInput(page), 'the built-in input is still shown');
    page.field('zip').select();
    await typeText(page.field('zip'), '1000004');
    await waitUntil(() => page.client.asked.length === 2, 'the second code was not asked for');
  });
});

describe('another country', () => {
  const COUNTRY = `<select id="country" name="country"><option value="JP">日本</option><option value="GB">United Kingdom</option></select>${FIELDS}`;
  const choose = ({ field }: Checkout, country: string): void => {
    field<HTMLSelectElement>('country').value = country;
    field('country').dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('keeps the element inactive until it changes back', async () => {
    const page = await checkout(COUNTRY);
    choose(page, 'GB');
    await typeText(page.field('zip'), '1020072');
    page.field('zip').blur();
    await page.element.updateComplete;
    expect(page.client.asked).to.deep.equal([]);
    expect(page.values()).to.deep.equal({ country: 'GB', zip: '1020072' });
    expect([page.message(), hasBuiltInInput(page)]).to.deep.equal(['', false]);

    choose(page, 'JP');
    page.field('zip').value = '';
    await typeText(page.field('zip'), '1000004');
    await page.settled('filled');
    expect(page.field('city').value).to.equal('千代田区');
  });

  for (const attributes of ['standalone required', 'trigger="button"', 'pickers', 'standalone accept="postal-code freeword"'])
    it(`shows no message and no control: ${attributes}`, async () => {
      const page = await checkout(COUNTRY, attributes);
      const hasControls = (): boolean => page.element.renderRoot.querySelector('input, button, select') !== null;
      await waitUntil(hasControls);
      choose(page, 'GB');
      await waitUntil(() => !hasControls(), 'a control is still shown');
      expect(page.element.clientHeight).to.equal(0);
      expect(page.form.checkValidity()).to.equal(true);
      choose(page, 'JP');
      await waitUntil(hasControls, 'the controls have not come back');
    });

  it('keeps the element inactive after the country field was removed and inserted again', async () => {
    const page = await checkout(COUNTRY);
    const country = page.field<HTMLSelectElement>('country');
    choose(page, 'GB');
    const looked = (): Promise<void> => new Promise((done) => setTimeout(done, 60));
    country.remove();
    await looked();
    page.form.prepend(country);
    await looked();
    await typeText(page.field('zip'), '1020072');
    page.field('zip').blur();
    expect(page.client.asked).to.deep.equal([]);
  });

  it('removes the message of a fill', async () => {
    const page = await checkout(COUNTRY);
    await typeText(page.field('zip'), '1020072');
    await page.settled('filled');
    choose(page, 'GB');
    await page.element.updateComplete;
    expect([page.message(), page.element.status]).to.deep.equal(['', 'idle']);
    expect(page.field('city').value).to.equal('千代田区');
  });

  it('ends a running lookup', async () => {
    const page = await checkout(COUNTRY);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.client.gate = promise;
    await typeText(page.field('zip'), '1020072');
    choose(page, 'GB');
    resolve();
    await new Promise((done) => setTimeout(done, 20));
    expect([page.message(), page.element.status, page.field('city').value]).to.deep.equal(['', 'idle', '']);
  });

  it('hides the undo button too, until the country changes back', async () => {
    const page = await checkout(COUNTRY);
    await typeText(page.field('zip'), '1020072');
    await page.settled('filled');
    choose(page, 'GB');
    await page.element.updateComplete;
    expect(page.part('undo') === null).to.equal(true);
    choose(page, 'JP');
    await page.element.updateComplete;
    expect(page.part('undo') === null).to.equal(false);
  });

  it('makes lookup() send, write and show nothing', async () => {
    const page = await checkout(COUNTRY);
    choose(page, 'GB');
    expect(await page.element.lookup('1020072')).to.deep.equal([]);
    await page.element.updateComplete;
    expect([page.client.asked, page.values(), page.message()]).to.deep.equal([[], { country: 'GB' }, '']);
    expect(page.events).to.deep.equal([]);
    choose(page, 'JP');
    await page.element.lookup('1020072');
    expect(page.field('city').value).to.equal('千代田区');
  });
});

it('the element fills a custom element with a value that carries data-dga-field, also in a form that defines it later', async () => {
  const page = await checkout(FIELDS.replace('<input id="city">', '<late-city id="city" data-dga-field="city"></late-city>'));
  customElements.define(
    'late-city',
    class extends HTMLElement {
      value = '';
    },
  );
  await typeText(page.field('zip'), '1020072');
  await page.settled();
  expect(page.field('city').value).to.equal('千代田区');
});

for (const empty of [null, undefined]) {
  it(`the element fills a custom element whose value is ${String(empty)} while it is empty, and empties it again`, async () => {
    const tag = `empty-${String(empty)}`;
    const page = await checkout(FIELDS.replace('<input id="city">', `<${tag} id="city" data-dga-field="city"></${tag}>`));
    customElements.define(
      tag,
      class extends HTMLElement {
        value: unknown = empty;
      },
    );
    await typeText(page.field('zip'), '1020072');
    await page.settled();
    expect(page.field('city').value).to.equal('千代田区');
    page.part('undo')?.click();
    await waitUntil(() => page.field('city').value === '');
  });
}

describe('a `for` whose field is added later', () => {
  it('uses no other field before, and starts with that one', async () => {
    const page = await checkout(
      `<dga-address-lookup for="late"></dga-address-lookup><label>郵便番号<input id="zip"></label><label>市区町村<input id="city"></label><p id="room"></p>`,
    );
    await typeText(page.field('zip'), '1020072');
    await page.element.updateComplete;
    expect(page.events).to.deep.equal([]);
    expect(page.part('input')).to.equal(null);
    page.field('room').innerHTML = '<label>住所コード<input id="late"></label>';
    await waitUntil(() => page.element.explain().some(({ field }) => field?.id === 'late'));
    await typeText(page.field('late'), '1020072');
    await page.settled('filled');
    expect(page.values()).to.include({ late: '1020072', city: '千代田区' });
  });
});

describe('a `for` that matches no id', () => {
  // A form of Contact Form 7 as its dialogs write it: the inputs have names and no ids.
  const contactForm = (tag: string): string => `<p><label>コード<br>
<span class="wpcf7-form-control-wrap" data-name="text-101"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="" type="text" name="text-101"></span></label></p>
${tag}
<p><label>都道府県<br>
<span class="wpcf7-form-control-wrap" data-name="text-102"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="" type="text" name="text-102"></span></label></p>
<p><label>市区町村<br>
<span class="wpcf7-form-control-wrap" data-name="text-103"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="" type="text" name="text-103"></span></label></p>`;
  const named = (page: Checkout, name: string): HTMLInputElement => page.form.querySelector(`[name="${name}"]`) as HTMLInputElement;

  it('is read as the name of the code field', async () => {
    const page = await checkout(contactForm('<dga-address-lookup for="text-101"></dga-address-lookup>'));
    expect(hasBuiltInInput(page)).to.equal(false);
    await typeText(named(page, 'text-101'), '1020072');
    await page.settled('filled');
    expect([named(page, 'text-102').value, named(page, 'text-103').value]).to.deep.equal(['東京都', '千代田区']);
  });

  it('prefers an id, then the form of the element, and is never the element itself', async () => {
    const other = document.createElement('form');
    other.innerHTML = '<input name="text-101">';
    document.body.prepend(other);
    const page = await checkout(contactForm('<dga-address-lookup for="text-101" name="text-101"></dga-address-lookup>'));
    expect(page.element.explain()[0]?.field).to.equal(named(page, 'text-101'));
    named(page, 'text-103').id = 'text-101';
    await waitUntil(() => page.element.explain().find(({ source }) => source === 'for')?.field === named(page, 'text-103'));
    other.remove();
  });

  it('waits for a field with that name', async () => {
    const page = await checkout(
      '<dga-address-lookup for="late"></dga-address-lookup><label>市区町村<input id="city"></label><p id="room"></p>',
    );
    expect(hasBuiltInInput(page)).to.equal(false);
    page.field('room').innerHTML = '<label>コード<input name="late"></label>';
    await waitUntil(() => page.element.explain().some(({ source }) => source === 'for'));
    await typeText(named(page, 'late'), '1020072');
    await page.settled('filled');
    expect(page.field('city').value).to.equal('千代田区');
  });
});

describe('a form that is inserted together with its element', () => {
  it('is examined immediately', async () => {
    const original = Element.prototype.checkVisibility;
    const looks = new Map<Element, number>();
    Element.prototype.checkVisibility = function count(this: Element, options) {
      looks.set(this, (looks.get(this) ?? 0) + 1);
      return original.call(this, options);
    };
    try {
      const insert = async (): Promise<number> => {
        const form = document.createElement('form');
        form.innerHTML = '<input autocomplete="postal-code"><input autocomplete="address-level2"><dga-address-lookup></dga-address-lookup>';
        document.body.append(form);
        await form.querySelector('dga-address-lookup')?.updateComplete;
        const first = looks.get(form.firstElementChild as Element) ?? 0;
        // Meanwhile, an earlier element is notified of a new control.
        await waitUntil(() => (looks.get(before.firstElementChild as Element) ?? 0) > seen);
        expect(first).to.be.above(0);
        const later = (looks.get(form.firstElementChild as Element) ?? 0) - first;
        form.remove();
        return later;
      };
      const before = document.createElement('form');
      before.innerHTML = '<input autocomplete="postal-code"><dga-address-lookup></dga-address-lookup>';
      document.body.append(before);
      await before.querySelector('dga-address-lookup')?.updateComplete;
      const seen = looks.get(before.firstElementChild as Element) ?? 0;
      expect(await insert()).to.equal(0);
      before.remove();
    } finally {
      Element.prototype.checkVisibility = original;
    }
  });
});
