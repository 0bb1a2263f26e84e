// Test environments such as jsdom and happy-dom lack features of the platform: the element works without them as far as it can.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { testClient, typeText } from '../support/checkout.ts';

const FEATURES: readonly (readonly [owner: object, name: string])[] = [
  [Element.prototype, 'checkVisibility'],
  [HTMLElement.prototype, 'attachInternals'],
  [ElementInternals.prototype, 'setFormValue'],
  [ElementInternals.prototype, 'setValidity'],
  [globalThis, 'MessageChannel'],
  [globalThis, 'matchMedia'],
  [globalThis, 'IntersectionObserver'],
  [Element.prototype, 'scrollIntoView'],
];

for (const [owner, name] of FEATURES)
  it(`the element fills a form where ${name} is missing`, async () => {
    const known = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: undefined });
    try {
      const form = await fixture<HTMLFormElement>(
        html`<form><input id="zip" autocomplete="postal-code" /><input id="city" autocomplete="address-level2" /></form>`,
      );
      const lookup = document.createElement('dga-address-lookup');
      lookup.client = testClient();
      lookup.pickers = true;
      form.append(lookup);
      await lookup.updateComplete;
      await typeText(form.querySelector('#zip') as HTMLInputElement, '1020072');
      const city = form.querySelector('#city') as HTMLInputElement;
      await waitUntil(() => city.value === '千代田区');
      expect(lookup.checkValidity()).to.be.a('boolean');
    } finally {
      Object.defineProperty(owner, name, known);
    }
  });

it('the element is created where internals throw for a role and have no form values, as in jsdom 26', () => {
  const { attachInternals } = HTMLElement.prototype;
  const role = (): never => {
    throw new TypeError('no role');
  };
  HTMLElement.prototype.attachInternals = () => Object.defineProperty({}, 'role', { set: role }) as ElementInternals;
  try {
    expect(document.createElement('dga-address-lookup')).to.have.property('status', 'idle');
  } finally {
    HTMLElement.prototype.attachInternals = attachInternals;
  }
});
