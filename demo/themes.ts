import '../src/index.ts';
import { registerDemoMock } from './site/lazy-mock.ts';
import admin from './site/theme-admin.css?raw';
import dads from './site/theme-dads.css?raw';

registerDemoMock();

for (const [id, css] of [
  ['dads', dads],
  ['admin', admin],
] as const) {
  const code = document.querySelector(`#${id}-css`);
  if (code) code.textContent = css.trim();
}

// The design system requires an error text beside its field, and the field refers to it.
const form = document.querySelector<HTMLFormElement>('#dads');
function check(field: HTMLInputElement): boolean {
  const error = document.querySelector<HTMLElement>(`#${field.id}-error`);
  if (!error) return true;
  const isEmpty = field.value.trim() === '';
  error.hidden = !isEmpty;
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== error.id);
  if (isEmpty) described.push(error.id);
  field.setAttribute('aria-describedby', described.join(' '));
  if (isEmpty) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return !isEmpty;
}
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = [...form.querySelectorAll<HTMLInputElement>('input[required]')].filter((field) => !check(field));
  wrong[0]?.focus();
});
form?.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.hasAttribute('aria-invalid')) check(target);
});
