// The steps of a user in an address form, and the values that it then holds.
import { clickMiddle, type Person, untilSeen } from './people.ts';

export type Values = Readonly<Record<string, string>>;

/** The values of the fields that are not empty, by name. */
export const FIELDS = `Object.fromEntries([...document.querySelectorAll('input, select')].map(({ name, value }) => [name, value]).filter(([, value]) => value !== ''))`;
/** The values that the page's own state has, which it prints as JSON. */
export const STATE = `Object.fromEntries(Object.entries(JSON.parse(document.querySelector('output').textContent)).filter(([, value]) => value !== ''))`;
export const UNDO = `document.querySelector('dga-address-lookup').renderRoot.querySelector('[part~="undo"]')`;
export const REPLACE = `document.querySelector('dga-address-lookup').renderRoot.querySelector('[part~="replace"]')`;

export const until = (person: Person, expression: string, expected: unknown): Promise<void> =>
  untilSeen(person, expression, expected, 60_000);

export async function click(person: Person, expression: string): Promise<void> {
  await until(person, `!!(${expression})`, true);
  await clickMiddle(person, expression);
}

/** Replaces the text of a field by typing. */
export async function type(person: Person, name: string, text: string): Promise<void> {
  await person.see(`(() => { const field = document.querySelector('[name="${name}"]'); field.focus(); field.select(); })()`);
  await person.keys(text);
}
