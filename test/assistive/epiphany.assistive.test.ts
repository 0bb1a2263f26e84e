// GNOME's browser: WebKitGTK with its own window, focus and keys.
import { HEARD_TASKS } from './heard-tasks.ts';
import { compareSpeech, compareTranscripts } from './perform.ts';
import { press, type } from './steps.ts';

const NAMES = ['zip', 'many-towns', 'digital-address', 'undo', 'wrong-code', 'offline', 'pickers'];

compareTranscripts(
  'Keys',
  'epiphany',
  HEARD_TASKS.filter(({ name }) => NAMES.includes(name)),
  { recorded: 'page', prefix: 'keys-' },
);
// It reports no live region to screen readers, so that Orca reads fields and buttons only.
compareSpeech('Orca', 'epiphany', [
  {
    name: 'zip',
    title: 'A ZIP Code, then the block',
    page: {},
    steps: [
      press('Tab', '郵便番号またはデジタルアドレス entry'),
      type('1020072'),
      press('Tab', '番地を入力してください。 push button'),
      press('Return', '番地 entry'),
      type('2-1'),
      press('Tab', '建物名 entry'),
    ],
    ends: '1020072 | 東京都 | 千代田区 | 飯田橋 | 2-1',
  },
]);
