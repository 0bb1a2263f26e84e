import '../src/index.ts';
import { registerDemoMock } from './site/demo-data.ts';
import { tellKnownCodes } from './site/known-codes.ts';
import { playUntilTouched } from './site/hero.ts';
import { copyButtons } from './site/copy.ts';
import { tabs } from './site/tabs.ts';
import { typeAsPerson } from './site/type-as-person.ts';

registerDemoMock();
tellKnownCodes();

const stage = document.querySelector<HTMLElement>('#stage');
const zip = document.querySelector<HTMLInputElement>('#try-zip');
if (stage && zip) {
  const play = playUntilTouched(stage, zip);
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.code-chip')) {
    chip.addEventListener('click', () => {
      play.stop();
      void typeAsPerson([zip], chip.dataset['code'] ?? '');
    });
  }
}
for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) tabs(list);
copyButtons(document);
