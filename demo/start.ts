// First, so that the elements find the page in its language.
import './site/language-switch.ts';
import '../src/index.ts';
import { registerMockFetch } from '../src/mock/index.ts';
import { typeAsPerson } from './site/type-as-person.ts';

// Called, not left to the import, which bundlers may drop.
registerMockFetch();

const zip = document.querySelector<HTMLInputElement>('#try-zip');
for (const chip of document.querySelectorAll<HTMLButtonElement>('.code-chip')) {
  chip.addEventListener('click', () => void typeAsPerson(zip ? [zip] : [], chip.textContent));
}
