import { startAnswering } from './site/answering-side.ts';
import { runDock } from './site/demo-dock.ts';
import { thankFor } from './site/parcel-label.ts';
import { painted } from './site/when-painted.ts';

const zip = document.querySelector<HTMLInputElement>('#zip');
const dock = document.querySelector<HTMLElement>('#dock');
if (!zip || !dock) throw new Error('checkout.html has lost its code field or its tools');

const tools = runDock(dock, () => [zip]);
thankFor('#order', '#thanks', (value, select) => [
  `〒${value('zip')}`,
  `${select('prefecture')}${value('city')}${value('line1')}`,
  value('line2'),
  value('organization'),
  `${value('name')} 様`,
]);

void startAnswering().then((side) => tools.connect(side));
await painted;
await import('../src/index.ts');
