import { copyButtons } from './site/copy.ts';
import { playUntilTouched } from './site/hero.ts';
import { tellKnownCodes } from './site/known-codes.ts';
import { registerDemoMock } from './site/lazy-mock.ts';
import { switchModes } from './site/modes.ts';
import { tabs } from './site/tabs.ts';
import { typeAsPerson } from './site/type-as-person.ts';
import { painted } from './site/when-painted.ts';

registerDemoMock();
tellKnownCodes();
const stage = document.querySelector<HTMLElement>('#stage');
const zip = document.querySelector<HTMLInputElement>('#try-zip');
let stop = (): void => undefined;
for (const chip of document.querySelectorAll<HTMLButtonElement>('.code-chip')) {
  chip.addEventListener('click', () => {
    stop();
    if (zip) void typeAsPerson([zip], chip.dataset['code'] ?? '');
  });
}
for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) tabs(list);
copyButtons(document);
switchModes(document);

await painted;
await import('../src/index.ts');
// A visitor who was faster than the scripts is not interrupted.
if (stage && zip?.value === '' && !stage.contains(document.activeElement)) ({ stop } = playUntilTouched(stage, zip));
