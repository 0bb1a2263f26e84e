// A control's name hides the property of its form: https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
import { expect } from '@open-wc/testing';
import { checkout, typeText } from '../../support/checkout.ts';

const NAMES =
  'parentElement parentNode contains matches closest querySelector querySelectorAll addEventListener removeEventListener dispatchEvent getAttribute getRootNode checkVisibility textContent localName nodeType id children isConnected ownerDocument getElementsByTagName clientHeight previousSibling nextSibling elements reset'.split(
    ' ',
  );

describe('a form whose controls hide its properties', () => {
  const failures: unknown[] = [];
  const failed = (event: ErrorEvent): unknown => failures.push(event.message);
  beforeEach(() => {
    failures.length = 0;
    window.addEventListener('error', failed);
  });
  afterEach(() => window.removeEventListener('error', failed));

  for (const name of NAMES) {
    it(`is found, filled and reset: ${name}`, async () => {
      const page = await checkout(
        `<label>郵便番号<input id="zip" name="zip"></label><label>市区町村<input id="city" name="city"></label><input type="checkbox" name="${name}">`,
      );
      await typeText(page.field('zip'), '1020072');
      await page.settled('filled');
      expect(page.field('city').value).to.equal('千代田区');
      // The page marks the form, and adds and removes another one.
      HTMLFormElement.prototype.setAttribute.call(page.form, 'data-dga-field', '');
      const copy = Node.prototype.cloneNode.call(page.form, true) as HTMLFormElement;
      for (const each of Element.prototype.querySelectorAll.call(copy, 'dga-address-lookup')) each.remove();
      document.body.append(copy);
      await new Promise((resolve) => setTimeout(resolve, 40));
      Element.prototype.remove.call(copy);
      HTMLFormElement.prototype.reset.call(page.form);
      await page.settled('idle');
      expect(failures).to.deep.equal([]);
    });
  }
});
