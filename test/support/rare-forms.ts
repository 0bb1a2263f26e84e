// Loads the text forms that the element loads when a form asks for them.
import { loadedForms } from '../../src/address/text/loaded-forms.ts';
import { formsToLoad } from '../../src/address/text/forms-to-load.ts';

Object.assign(loadedForms, formsToLoad);
