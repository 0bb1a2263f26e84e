import type { MockScenario } from '../../src/mock/index.ts';
import type { AnsweringSide } from './answering-side.ts';
import { showEvents } from './event-log.ts';
import { typeAsPerson } from './type-as-person.ts';

/** Connects the demo controls: chips that type into `boxes`, the scenario of the mock, and the event log. */
export function runDock(dock: HTMLElement, boxes: () => readonly HTMLInputElement[]): { connect(side: AnsweringSide): void } {
  const toggle = dock.querySelector<HTMLButtonElement>('.dock-toggle');
  const open = (isOpen: boolean): void => toggle?.setAttribute('aria-expanded', String(isOpen));
  toggle?.addEventListener('click', () => open(toggle.getAttribute('aria-expanded') !== 'true'));
  dock.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || toggle?.getAttribute('aria-expanded') !== 'true' || !toggle.checkVisibility()) return;
    open(false);
    toggle.focus();
  });

  for (const chip of dock.querySelectorAll<HTMLButtonElement>('.chip')) {
    chip.addEventListener('click', () => {
      // On a phone the sheet would cover the form.
      open(false);
      void typeAsPerson(boxes(), chip.dataset['types'] ?? chip.querySelector('b')?.textContent ?? '');
    });
  }

  const events = dock.querySelector<HTMLOListElement>('.events');
  if (events) showEvents(events, document, dock.querySelector('.dock-toggle i'));

  return {
    connect(side) {
      const scenario = dock.querySelector('select');
      const through = dock.querySelector<HTMLElement>('[data-through]');
      if (through) {
        through.textContent = side.through === 'proxy' ? side.endpoint : (through.dataset[side.through] ?? '');
        if (side.through === 'proxy') scenario?.setAttribute('disabled', '');
      }
      scenario?.addEventListener('change', () => side.play(scenario.value as MockScenario));
      // The browser may have restored a choice after a reload.
      if (scenario && scenario.value !== 'ok') side.play(scenario.value as MockScenario);
    },
  };
}
