// Chromium in Japanese fills the form from the address in its profile, chosen with keys from its own menu.
import { compareTranscripts } from './perform.ts';
import { AUTOFILL_TASKS } from './tasks.ts';

const SAVED = {
  NAME_FULL: '電網太郎',
  ADDRESS_HOME_COUNTRY: 'JP',
  ADDRESS_HOME_ZIP: '102-0072',
  ADDRESS_HOME_STATE: '東京都',
  ADDRESS_HOME_CITY: '千代田区',
  ADDRESS_HOME_STREET_ADDRESS: '飯田橋3-10-1',
};
const [right, wrong] = AUTOFILL_TASKS;

if (right) compareTranscripts('Autofill', 'chromium', [right], { recorded: 'page', prefix: 'autofill-', saved: SAVED });
const elsewhere = { ...SAVED, ADDRESS_HOME_STATE: '大阪府', ADDRESS_HOME_CITY: '大阪市北区' };
if (wrong) compareTranscripts('Autofill', 'chromium', [wrong], { recorded: 'page', prefix: 'autofill-', saved: elsewhere });
