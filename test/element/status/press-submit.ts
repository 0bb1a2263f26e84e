import { sendKeys } from '@web/test-runner-commands';
import type { Checkout } from '../../support/checkout.ts';

/** Presses the button that submits the form. */
export async function submit({ form }: Pick<Checkout, 'form'>): Promise<void> {
  form.addEventListener('submit', (event) => event.preventDefault());
  const button = document.createElement('button');
  form.append(button);
  button.focus();
  await sendKeys({ press: 'Enter' });
}
