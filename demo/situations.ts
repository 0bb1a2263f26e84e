import { inLanguage } from './site/page-language.ts';
import type { BeforeFillEvent, DgaAddressLookup } from '../src/index.ts';
import { registerDemoMock } from './site/lazy-mock.ts';
import { FORMS } from './site/situation-forms.ts';
import { type Group, GROUPS, type Situation } from './site/situation-list.ts';
import { typeAsPerson } from './site/type-as-person.ts';
import { painted } from './site/when-painted.ts';

registerDemoMock();

/** A card counts as played after this time, even if its element reports nothing. */
const PLAYED_AFTER_MS = 1500;
/** The same while a lookup is running: the longest ends after eight seconds, and a page may delay a fill by ten. */
const LOOKED_UP_AFTER_MS = 12_000;
/** Time to read the question of a card that the visitor did not start. */
const QUESTION_READ_MS = 4000;

const words = ([ja, en]: readonly [string, string]): string => inLanguage(ja, en);

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

function button(className: string, text: string, act: () => void): HTMLButtonElement {
  const element = make('button', className, text);
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
}

/** The markup of the element. */
function markupOf({ attributes = {}, endpoint = 'mock:' }: Situation): string {
  const all = { ...(endpoint === null ? {} : { endpoint }), ...attributes };
  const written = Object.entries(all).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`));
  return `<dga-address-lookup${written.join('')}>`;
}

/** Draws the form of a card in its initial state. */
function drawForm(form: HTMLFormElement, { id, form: kind, attributes = {}, endpoint = 'mock:', written = {} }: Situation): void {
  const template = document.createElement('template');
  template.innerHTML = FORMS[kind].replaceAll('CARD', id);
  const element = template.content.querySelector('dga-address-lookup');
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  if (endpoint !== null) element?.setAttribute('endpoint', endpoint);
  for (const [name, text] of Object.entries(written)) {
    template.content.querySelector(`[name="${name}"]`)?.setAttribute('value', text);
  }
  form.replaceChildren(template.content);
}

function elementOf(form: HTMLFormElement): DgaAddressLookup {
  const element = form.querySelector('dga-address-lookup');
  if (!element) throw new Error('a card has no element');
  return element;
}

function boxesOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  const own = elementOf(form).renderRoot.querySelector<HTMLInputElement>('[part~="input"]');
  if (own) return [own];
  const boxes = [...form.querySelectorAll<HTMLInputElement>('.boxes input')];
  return boxes.length > 0 ? boxes : [...form.querySelectorAll('input')].slice(0, 1);
}

/** Resolves when the element has filled in the form or reported an error. */
function settled(element: DgaAddressLookup): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['dga-fill', 'dga-error'] as const) element.addEventListener(type, () => resolve(), { once: true });
  });
}

/** Plays a card. `byItself`: without a visitor who asked for it, so that the focus does not move and nothing is submitted. */
async function play(form: HTMLFormElement, { types, afterwards }: Situation, byItself = false): Promise<void> {
  const element = elementOf(form);
  await element.updateComplete;
  for (const [index, text] of types.entries()) {
    const done = settled(element);
    await typeAsPerson(boxesOf(form), text, { focus: !byItself });
    if (index < types.length - 1 || afterwards === 'submit') await done;
  }
  if (afterwards === 'leave') {
    if (byItself) boxesOf(form)[0]?.dispatchEvent(new FocusEvent('blur'));
    else (document.activeElement as HTMLElement | null)?.blur();
  }
  if (afterwards === 'press-button') element.renderRoot.querySelector<HTMLElement>('[part~="button"]')?.click();
  if (afterwards === 'submit' && !byItself) form.querySelector<HTMLButtonElement>('button.small')?.click();
}

/** Asks a question in the card; resolves when the user presses one of its buttons. */
function ask(card: HTMLElement): Promise<boolean> {
  const question = make('p', 'question', inLanguage('この住所を入力しますか？', 'Fill in this address?'));
  const picture = card.querySelector('.picture');
  const playsByItself = picture?.role === 'img';
  if (!playsByItself) question.role = 'alert';
  picture?.before(question);
  // A fill waits for ten seconds at most; the element then ignores the answer.
  card.addEventListener('dga-error', () => question.remove(), { once: true });
  return new Promise((resolve) => {
    const answer = (isYes: boolean): void => {
      question.remove();
      resolve(isYes);
    };
    // The visitor may only be reading.
    if (playsByItself) setTimeout(answer, QUESTION_READ_MS, true);
    question.append(
      button('button small', inLanguage('はい', 'Yes'), () => answer(true)),
      button('button plain small', inLanguage('いいえ', 'No'), () => answer(false)),
    );
  });
}

function extraOf(situation: Situation, form: HTMLFormElement, card: HTMLElement): HTMLElement | null {
  switch (situation.extra) {
    case 'reconnect':
      return button('button plain small', inLanguage('接続を戻す', 'Reconnect'), () => (elementOf(form).endpoint = 'mock:'));
    case 'clear':
      return button('button plain small', 'clear()', () => elementOf(form).clear());
    case 'confirm':
      card.addEventListener('dga-before-fill', (event: BeforeFillEvent) => event.waitUntil(ask(card)));
      return null;
    default:
      return null;
  }
}

function drawCard(situation: Situation): HTMLElement {
  const { id, title, expect } = situation;
  const card = make('article', 'situation card');
  card.id = id;
  card.setAttribute('aria-labelledby', `${id}-title`);
  const heading = make('h3', '', words(title));
  heading.id = `${id}-title`;
  const head = make('header');
  // Its text is set from `:state()` of the element; see situations.css.
  const state = make('span', 'state');
  state.setAttribute('aria-hidden', 'true');
  head.append(heading, state);
  const form = make('form', 'situation-form');
  form.setAttribute('aria-label', words(title));
  form.autocomplete = 'off';
  form.addEventListener('submit', (event) => event.preventDefault());
  drawForm(form, situation);
  const foot = make('footer');
  const tryIt = button('button small', inLanguage('試す', 'Try it'), () => void play(form, situation));
  tryIt.setAttribute('aria-describedby', `${id}-title`);
  const again = button('button plain small', inLanguage('最初に戻す', 'Start over'), () => {
    card.querySelector('.question')?.remove();
    drawForm(form, situation);
  });
  again.setAttribute('aria-describedby', `${id}-title`);
  const extra = extraOf(situation, form, card);
  foot.append(tryIt, ...(extra ? [extra] : []), again);
  const code = make('code', 'markup', markupOf(situation));
  code.translate = false;
  const picture = make('div', 'picture');
  picture.append(form);
  card.append(head, make('p', 'expect', words(expect)), code, picture, foot);
  playInView(card, picture, form, situation);
  return card;
}

/** Plays a card when it comes into view; with reduced motion the text appears at once. Meanwhile the box around its form is an image, so that screen readers announce nothing. */
function playInView(card: HTMLElement, picture: HTMLElement, form: HTMLFormElement, situation: Situation): void {
  // A question that goes away after some seconds is motion, too.
  if (situation.extra === 'confirm' && matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (card.contains(document.activeElement)) return;
      picture.role = 'img';
      picture.ariaLabel = form.ariaLabel;
      const element = elementOf(form);
      const isDone = settled(element);
      void play(form, situation, true)
        .then(() => {
          const mostMs = element.status === 'busy' ? LOOKED_UP_AFTER_MS : PLAYED_AFTER_MS;
          return Promise.race([isDone, new Promise((resolve) => setTimeout(resolve, mostMs))]);
        })
        .then(() => {
          picture.role = null;
          picture.ariaLabel = null;
        });
    },
    // On a phone, a card is higher than what the head of the page leaves.
    { threshold: 0.5 },
  );
  observer.observe(card);
}

const list = document.querySelector<HTMLElement>('#situations');
const contents = document.querySelector('#contents');
const sections = new Map<string, HTMLElement>();

/** Draws a topic, card by card: the browser can paint and answer the user in between. */
async function drawTopic({ id, title, situations }: Group): Promise<void> {
  const section = sections.get(id);
  if (!section || section.childElementCount > 0) return;
  const heading = make('h2', '', words(title));
  heading.id = id;
  section.setAttribute('aria-labelledby', id);
  const cards = make('div', 'situation-grid');
  section.append(heading, cards);
  for (const situation of situations) {
    cards.append(drawCard(situation));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Shows one topic, or all. */
async function show(topic: string | null): Promise<void> {
  for (const [id, section] of sections) section.hidden = topic !== null && id !== topic;
  for (const one of contents?.querySelectorAll('button') ?? []) one.ariaPressed = String((one.dataset['topic'] ?? null) === topic);
  list?.setAttribute('aria-busy', 'true');
  for (const group of GROUPS) if (topic === null || group.id === topic) await drawTopic(group);
  list?.setAttribute('aria-busy', 'false');
}
function addFilter(id: string | null, text: string): void {
  const item = make('li');
  const filter = button('code-chip', text, () => void show(id));
  if (id !== null) filter.dataset['topic'] = id;
  item.append(filter);
  contents?.append(item);
}

addFilter(null, inLanguage('すべて', 'All'));
for (const { id, title } of GROUPS) {
  const section = make('section');
  sections.set(id, section);
  list?.append(section);
  addFilter(id, words(title));
}
await painted;
await import('../src/index.ts');
// A phone starts with the first topic, unless the address names a card.
const isPhone = matchMedia('(max-width: 40em)').matches;
await show(isPhone && location.hash === '' ? (GROUPS[0]?.id ?? null) : null);
// The browser looked for the fragment of the address before the cards existed.
if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
