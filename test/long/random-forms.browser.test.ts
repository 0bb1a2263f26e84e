import { areFoundApart } from '../form/discovery/two-addresses-apart.ts';
import { fillsWhenOpen, withstandsNames, writesNothingForeign } from '../form/random-forms.ts';

describe('a thousand random forms', () => {
  it('keep the values of protected, hidden, disabled and foreign fields', function () {
    this.timeout(600_000);
    writesNothingForeign(1000);
  });

  it('are filled in the same way with controls named like DOM properties', function () {
    this.timeout(600_000);
    withstandsNames(1000);
  });

  it('are filled once their fields are open, and not before', function () {
    this.timeout(600_000);
    fillsWhenOpen(1000);
  });

  it('never share a field between two addresses', function () {
    this.timeout(600_000);
    areFoundApart(1000);
  });
});
