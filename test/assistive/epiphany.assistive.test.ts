// GNOME's browser: WebKitGTK with its own window, focus and keys.
import { compareTranscripts } from './perform.ts';
import { TASKS } from './tasks.ts';

const NAMES = ['zip', 'many-towns', 'digital-address', 'undo', 'wrong-code', 'offline', 'pickers'];

compareTranscripts(
  'Keys',
  'epiphany',
  TASKS.filter(({ name }) => NAMES.includes(name)),
  { recorded: 'page', prefix: 'keys-' },
);
// It reports no live region to screen readers, so that Orca reads fields and buttons only.
compareTranscripts(
  'Orca',
  'epiphany',
  TASKS.filter(({ name }) => name === 'zip'),
);
