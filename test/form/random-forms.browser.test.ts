import { fillsWhenOpen, withstandsNames, writesNothingForeign } from './random-forms.ts';
import '../support/same-inputs.ts';

// A thousand of each: test/long. With their seed, twenty draw every foreign field, every name and every way to close a form.
describe('random forms', () => {
  it('keep the values of protected, hidden, disabled and foreign fields', () => {
    writesNothingForeign(20);
  });

  it('are filled in the same way with controls named like DOM properties', () => {
    withstandsNames(20);
  });

  it('are filled once their fields are open, and not before', () => {
    fillsWhenOpen(20);
  });
});
