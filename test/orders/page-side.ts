// The script in the page of the shop: a clock that the shopper advances, answers that are delayed by that clock, and reports of what is visible.
import type { Autofill, Habit } from './plan.ts';

/** A control of the element that the shopper sees. */
export interface SeenControl {
  readonly name: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface SeenElement {
  /** The visible text, without that of controls and lists. */
  readonly text: string;
  readonly controls: readonly SeenControl[];
  readonly options: readonly SeenControl[];
}

/** The visible state of the page. */
export interface Sight {
  /** The texts of the fields by `data-n`: of a select, that of the chosen option, empty for one that asks to choose. */
  readonly values: Readonly<Record<number, string>>;
  /** The fields that the shopper can use. */
  readonly usable: readonly number[];
  /** The field that has the focus. */
  readonly focused: number | null;
  readonly elements: readonly SeenElement[];
}

/** An order as the shop gets it. */
export interface Order {
  readonly values: Readonly<Record<number, string>>;
  /** The messages of the elements at that moment. */
  readonly elements: readonly SeenElement[];
}

/** The fields of an address, as the page's own script knows them. */
export interface WorkedFields {
  readonly codes: readonly number[];
  readonly lines: readonly number[];
}

export interface ShopWindow {
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  see(): Sight;
  /** Looks from time to time until there is something else to see than before. Returns the time as well. */
  watch(before: Sight, everyMs: number, atMostMs: number): Promise<{ readonly sight: Sight; readonly ms: number }>;
  /** Scrolls to a field and returns where to press: behind its text. `null` if something covers it. */
  aim(n: number): { readonly x: number; readonly y: number } | null;
  aimAtSubmit(): { readonly x: number; readonly y: number } | null;
  /** The bubble of the browser after a refused submit: its text and field. */
  refusal(): { readonly text: string; readonly field: number | null } | null;
  /** The page draws its fields again, as frameworks do, or restores them as Turbo does. */
  redraw(): void;
  leaveByTurbo(): void;
  /** The page draws the whole form again, with its values. */
  drawAnew(): void;
  /** The browser translates the labels, here all by the same word. */
  translate(): void;
  /** The page hides the form, or disables its fields, for some time. */
  close(how: 'closed' | 'disabled'): void;
  reset(): void;
  /** The browser or the page fills in these texts without keys. */
  autofill(texts: Readonly<Record<number, string>>, how: Autofill): Promise<void>;
  /** Whether a field has the focus and its whole text is selected. */
  isSelected(n: number): boolean;
  /** Focuses a picker of an element, and chooses in a list of the browser. Returns its text, `null` while nothing can be chosen. */
  pick(at: number, level: string, name: string): string | null;
  /** Opens these fields, and hides or removes the others. */
  stage(open: readonly number[], others: readonly number[], how: 'hidden' | 'removed'): void;
  /** Starts the page's own script. */
  work(habit: Habit, addresses: readonly WorkedFields[]): void;
  /** The page moves the focus from the first box of a ZIP Code to the second one when it is full. */
  advance(boxes: readonly (readonly number[])[]): void;
  order: Order | null;
  /** How many clicks the page has had. */
  clicks: number;
}

declare global {
  var shop: ShopWindow;
}

/** Runs before every script of the page, so it uses nothing from outside. */
export function installShop(isRealTime: boolean): void {
  const native = { setTimeout: globalThis.setTimeout.bind(globalThis), fetch: globalThis.fetch.bind(globalThis) };
  interface Timer {
    readonly id: number;
    readonly due: number;
    readonly run: () => void;
  }
  let now = 0;
  let lastId = 1_000_000;
  let timers: Timer[] = [];
  const inFlight = new Set<object>();
  const startMs = Date.now();

  const turns: (() => void)[] = [];
  let port: MessagePort;
  const connect = (): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => turns.shift()?.());
    port1.start();
    port = port2;
  };
  connect();
  // Firefox loses the messages of a page that it keeps.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    connect();
    for (const done of turns.splice(0)) done();
  });
  /** Lets everything run that needs no time. */
  const turn = (): Promise<void> =>
    new Promise((done) => {
      turns.push(done);
      port.postMessage(0);
    });
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 3 || inFlight.size > 0; n++) await (inFlight.size > 0 ? new Promise((done) => native.setTimeout(done, 1)) : turn());
  };
  const later = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

  if (!isRealTime) {
    const add = (run: (...all: unknown[]) => void, ms: unknown = 0, ...args: unknown[]): number => {
      const id = ++lastId;
      const timer = { id, due: now + Math.max(0, Number(ms) || 0), run: () => run(...args) };
      timers.push(timer);
      // A timer without a delay needs no time.
      if (timer.due <= now)
        void turn().then(() => {
          if (!timers.includes(timer)) return;
          timers = timers.filter((one) => one !== timer);
          timer.run();
        });
      return id;
    };
    const remove = (id?: number): void => void (timers = timers.filter((one) => one.id !== id));
    Object.assign(globalThis, {
      setTimeout: add,
      clearTimeout: remove,
      setInterval: (run: () => void, ms = 0): number => {
        const again = (): void => {
          run();
          timers.push({ id, due: now + Math.max(1, ms), run: again });
        };
        const id = add(again, Math.max(1, ms));
        return id;
      },
      clearInterval: remove,
    });
    performance.now = () => now;
    Date.now = () => startMs + now;
  }

  /** The server says how long the answer takes on the page's clock. */
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.includes('/dga')) return native.fetch(input, init);
    const signal = init?.signal;
    signal?.throwIfAborted();
    const request = {};
    inFlight.add(request);
    let response: Response;
    let body: string;
    try {
      const { signal: _, ...rest } = init ?? {};
      response = await native.fetch(input, rest);
      body = await response.text();
    } finally {
      inFlight.delete(request);
    }
    await Promise.race([
      later(Number(response.headers.get('x-delay'))),
      new Promise((_, reject) => {
        if (signal?.aborted) reject(signal.reason as Error);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    ]);
    if (response.headers.has('x-fails')) throw new TypeError('Failed to fetch');
    return new Response(body, { status: response.status, headers: response.headers });
  };

  const fields = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-n]')];
  const valueOf = (field: HTMLElement): string => {
    if (field instanceof HTMLSelectElement)
      return field.selectedIndex > 0 || field.value !== '' ? (field.selectedOptions[0]?.text ?? '') : '';
    if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) return field.checked ? field.value : '';
    return (field as HTMLInputElement).value;
  };
  /** The fields of a step that the page has removed. Their values stay in its state. */
  const removed = new Map<number, { readonly field: HTMLInputElement; readonly place: Comment; readonly text: string | null }>();
  const valuesOf = (): Record<number, string> =>
    Object.fromEntries(
      [...[...removed.values()].map(({ field }) => field), ...fields()].map((field) => [Number(field.dataset['n']), valueOf(field)]),
    );
  /** Whether a person sees a box: not one of a pixel for screen readers, nor one that is clipped. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { clip, clipPath, position } = getComputedStyle(element);
    return !(position === 'absolute' && clip !== 'auto') && !clipPath.startsWith('inset(50%');
  };
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const middle = (element: Element): { x: number; y: number } => {
    const { left, top, width, height } = boxOf(element);
    return { x: left + width / 2, y: top + height / 2 };
  };
  const toControl = (node: Element): SeenControl => ({
    name: node.getAttribute('part') ?? '',
    text: (node.textContent ?? '').trim(),
    ...middle(node),
  });
  const readElement = (element: Element): SeenElement => {
    const root = element.shadowRoot;
    const controls: SeenControl[] = [];
    const options: SeenControl[] = [];
    let text = '';
    const read = (node: Node): void => {
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        if (width > 2 && height > 2) text += node.data.replace(/\s+/g, ' ');
        return;
      }
      if (node instanceof Element) {
        if (/^(?:STYLE|INPUT|SELECT)$/.test(node.tagName) || !isSeen(node)) return;
        const { width, height } = boxOf(node);
        if (getComputedStyle(node).overflow !== 'visible' && (width <= 2 || height <= 2)) return;
        const part = node.getAttribute('part') ?? '';
        // The labels of pickers are not part of the message.
        if (part === 'pickers') return void options.push(...[...node.querySelectorAll('[role="option"]')].map(toControl));
        const seen = toControl(node);
        if (node.getAttribute('role') === 'option') return void options.push(seen);
        if (node instanceof HTMLButtonElement) {
          controls.push(seen);
          // The sentence that asks for the block is a button, and read like the others.
          if (part === 'enter-block') text += seen.text;
          return;
        }
        if (node.getAttribute('role') === 'listbox') return node.childNodes.forEach(read);
      }
      node.childNodes.forEach(read);
    };
    root?.childNodes.forEach(read);
    return { text: text.trim(), controls, options };
  };
  const elements = (): SeenElement[] => [...document.querySelectorAll('dga-address-lookup')].map(readElement);
  const reach = (target: Element, x: number, y: number): { x: number; y: number } | null => {
    const hit = document.elementFromPoint(x, y);
    return hit === target || (hit !== null && (target.contains(hit) || hit.contains(target))) ? { x, y } : null;
  };
  const scrollTo = (target: Element): void => {
    const { top, bottom, left, right } = boxOf(target);
    const isAway = top < 40 || bottom > innerHeight - 40;
    // A wide field may have scrolled the page sideways.
    if (isAway || left < 0 || right > innerWidth)
      target.scrollIntoView({ block: isAway ? 'center' : 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  const find = (n: number): HTMLElement | null => document.querySelector(`[data-n="${n}"]`);

  const see = (): Sight => {
    const active = document.activeElement;
    return {
      values: valuesOf(),
      usable: fields()
        .filter(
          (field) =>
            field.checkVisibility({ visibilityProperty: true }) &&
            !field.matches(':disabled, [readonly], [type=hidden]') &&
            boxOf(field).width > 8,
        )
        .map((field) => Number(field.dataset['n'])),
      focused: active instanceof HTMLElement && active.dataset['n'] !== undefined ? Number(active.dataset['n']) : null,
      elements: elements(),
    };
  };
  const seen = ({ values, elements: all }: Sight): string =>
    JSON.stringify([values, all.map(({ text, controls }) => [text, controls.map((one) => one.text)])]);

  globalThis.shop = {
    order: null,
    clicks: 0,
    see,
    async watch(before, everyMs, atMostMs) {
      let sight = before;
      let ms = 0;
      for (; ms < atMostMs && seen(sight) === seen(before); ms += everyMs) {
        await globalThis.shop.pass(everyMs);
        sight = see();
      }
      return { sight, ms };
    },
    async pass(ms) {
      if (isRealTime) return later(ms);
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.reduce<Timer | undefined>(
          (first, one) => (one.due <= end && (!first || one.due < first.due) ? one : first),
          undefined,
        );
        if (!next) break;
        now = Math.max(now, next.due);
        timers = timers.filter((one) => one !== next);
        next.run();
        await settle();
      }
      now = end;
      // Animations follow the browser's clock: a delayed message would appear late.
      for (const root of [document, ...[...document.querySelectorAll('dga-address-lookup')].flatMap((one) => one.shadowRoot ?? [])])
        for (const animation of root.getAnimations()) animation.currentTime = Number(animation.currentTime) + ms;
    },
    aim(n) {
      const field = find(n);
      if (!field) return null;
      scrollTo(field);
      const { right, top, height } = boxOf(field);
      // A textarea's text ends somewhere above.
      return reach(
        field,
        right - (field instanceof HTMLTextAreaElement ? 24 : 8),
        field instanceof HTMLTextAreaElement ? top + 12 : top + height / 2,
      );
    },
    aimAtSubmit() {
      const button = document.querySelector('#order');
      if (!button) return null;
      scrollTo(button);
      const { x, y } = middle(button);
      return reach(button, x, y);
    },
    refusal() {
      const invalid = [...document.querySelectorAll<HTMLInputElement>('form :invalid:not(fieldset)')][0];
      return invalid
        ? { text: invalid.validationMessage, field: invalid.dataset['n'] === undefined ? null : Number(invalid.dataset['n']) }
        : null;
    },
    redraw() {
      for (const field of fields()) {
        if (field instanceof HTMLSelectElement) continue;
        const copy = field.cloneNode(true) as HTMLInputElement;
        copy.value = (field as HTMLInputElement).value;
        field.replaceWith(copy);
      }
    },
    drawAnew() {
      const form = document.querySelector('form');
      if (!form) return;
      const copy = form.cloneNode(true) as HTMLFormElement;
      const selects = [...form.querySelectorAll('select')];
      for (const [i, select] of [...copy.querySelectorAll('select')].entries()) select.selectedIndex = selects[i]?.selectedIndex ?? -1;
      const texts = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
      for (const [i, text] of [...copy.querySelectorAll<HTMLInputElement>('input, textarea')].entries()) text.value = texts[i]?.value ?? '';
      // The element stays, as a component of the page does.
      const before = [...form.querySelectorAll('dga-address-lookup')];
      for (const [i, one] of [...copy.querySelectorAll('dga-address-lookup')].entries()) one.replaceWith(before[i] as Element);
      form.replaceWith(copy);
    },
    translate() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      for (const text of all) {
        if (!/[^\0-~]/.test(text.data) || text.parentElement?.closest('option, textarea')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = 'address';
        outer.append(inner);
        text.replaceWith(outer);
      }
      for (const name of ['placeholder', 'title', 'aria-label'])
        for (const field of document.querySelectorAll(`[data-n][${name}]`)) field.setAttribute(name, 'Example: 1-1-1 Ebisu, Shibuya-ku');
    },
    close(how) {
      for (const form of document.querySelectorAll('form')) {
        const all = form.querySelectorAll<HTMLInputElement>('[data-n]');
        const set = (isClosed: boolean): void => {
          if (how === 'closed') form.style.display = isClosed ? 'none' : '';
          else for (const field of all) field.disabled = isClosed;
        };
        set(true);
        void later(300).then(() => set(false));
      }
    },
    reset() {
      document.querySelector('form')?.reset();
    },
    async autofill(texts, how) {
      const filled: HTMLElement[] = [];
      const tell = (field: HTMLElement): void => {
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      };
      for (const [n, text] of Object.entries(texts)) {
        const field = find(Number(n)) as HTMLInputElement | HTMLSelectElement | null;
        if (!field || field.disabled) continue;
        if (field instanceof HTMLSelectElement) field.selectedIndex = [...field.options].findIndex((option) => option.text === text);
        else field.value = text;
        filled.push(field);
        if (how === 'in turn') {
          tell(field);
          await globalThis.shop.pass(30);
        }
      }
      if (how === 'at once') filled.forEach(tell);
    },
    isSelected(n) {
      const field = find(n) as HTMLInputElement;
      return field === document.activeElement && field.selectionStart === 0 && field.selectionEnd === field.value.length;
    },
    pick(at, level, name) {
      const all = document.querySelectorAll('dga-address-lookup');
      const picker = (all[at] ?? all[0])?.shadowRoot?.querySelector<HTMLInputElement | HTMLSelectElement>(`#picker-${level}`);
      if (!picker || picker.disabled) return null;
      scrollTo(picker);
      picker.focus();
      if (picker instanceof HTMLInputElement) return picker.value;
      const index = [...picker.options].findIndex(({ text }) => text.trim().startsWith(name));
      if (index < 0 || index === picker.selectedIndex) return index < 0 ? null : name;
      picker.selectedIndex = index;
      for (const type of ['input', 'change']) picker.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
      return name;
    },
    stage(open, others, how) {
      for (const n of [...open, ...others]) {
        const isOpen = open.includes(n);
        const field = find(n) as HTMLInputElement | null;
        const before = removed.get(n);
        if (field && how === 'hidden') field.style.display = isOpen ? '' : 'none';
        else if (field && !isOpen) {
          const place = document.createComment('');
          // 〒 in front of a field goes with it.
          const { previousSibling: mark } = field;
          const text = mark?.nodeType === Node.TEXT_NODE ? mark.textContent : '';
          if (text) mark?.remove();
          removed.set(n, { field, place, text });
          field.replaceWith(place);
        } else if (before && isOpen) {
          const copy = before.field.cloneNode(true) as HTMLInputElement;
          copy.value = before.field.value;
          before.place.replaceWith(before.text ?? '', copy);
          removed.delete(n);
        }
      }
    },
    work(habit, addresses) {
      const narrow = (text: string): string => text.normalize('NFKC');
      /** The digits of a ZIP Code; `undefined` for other text. */
      const digitsIn = (text: string): string | undefined => (/^[\d-]+$/.test(narrow(text)) ? narrow(text).replaceAll('-', '') : undefined);
      const wide = (text: string): string => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
      /** The fields may be drawn again at any time. */
      const on = (type: string, numbers: readonly number[], run: (field: HTMLInputElement) => void): void =>
        document.addEventListener(type, (event) => {
          const { target } = event;
          // During a composition, such a script would break the text without the element, too.
          if (!(target instanceof HTMLElement) || (event as Partial<InputEvent>).isComposing) return;
          if (numbers.includes(Number(target.dataset['n'] ?? -1))) run(target as HTMLInputElement);
        });
      for (const { codes, lines } of addresses) {
        const [, second] = codes;
        if (habit === 'hyphen' && second === undefined)
          on('input', codes, (field) => {
            const digits = digitsIn(field.value);
            if (digits !== undefined && digits.length > 3) field.value = `${digits.slice(0, 3)}-${digits.slice(3)}`;
          });
        if (habit === 'digits')
          on('change', codes, (field) => {
            const digits = digitsIn(field.value);
            if (digits !== undefined && field.pattern === '') field.value = digits;
          });
        if (habit === 'full width') on('change', lines, (field) => (field.value = wide(field.value)));
        if (habit === 'half width') on('change', lines, (field) => (field.value = narrow(field.value)));
      }
      if (habit !== 'state') return;
      const isText = (field: EventTarget | null): field is HTMLInputElement =>
        field instanceof HTMLInputElement && !/radio|checkbox|hidden/.test(field.type);
      const state = new Map(fields().flatMap((field) => (isText(field) ? [[field.dataset['n'], field.value]] : [])));
      for (const type of ['input', 'change'])
        document.addEventListener(type, ({ target }) => {
          if (!isText(target)) return;
          state.set(target.dataset['n'], target.value);
          queueMicrotask(() => {
            for (const field of fields()) {
              const text = state.get(field.dataset['n']) ?? '';
              if (isText(field) && field.value !== text) field.value = text;
            }
          });
        });
    },
    advance(boxes) {
      for (const [first, second] of boxes) {
        const field = find(first ?? -1) as HTMLInputElement | null;
        field?.addEventListener('input', () => {
          if (field.value.length === 3 && document.activeElement === field) find(second ?? -1)?.focus();
        });
      }
    },
    leaveByTurbo() {
      const { body } = document;
      const snapshot = body.cloneNode(true) as HTMLElement;
      const selects = [...body.querySelectorAll('select')];
      for (const [i, copy] of [...snapshot.querySelectorAll('select')].entries()) copy.selectedIndex = selects[i]?.selectedIndex ?? -1;
      const other = document.createElement('body');
      other.textContent = 'another page';
      body.replaceWith(other);
      void later(300).then(() => other.replaceWith(snapshot));
    },
  };

  addEventListener('click', () => (globalThis.shop.clicks += 1), true);
  // After every other listener.
  globalThis.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    globalThis.shop.order = { values: valuesOf(), elements: elements() };
  });
}
