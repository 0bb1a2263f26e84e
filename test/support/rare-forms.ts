// Loads the text forms that the element loads when a form asks for them.
import { loadedForms } from '../../src/address/text/loaded-forms.ts';
import * as rareForms from '../../src/address/text/rare-forms.ts';

Object.assign(loadedForms, rareForms);
