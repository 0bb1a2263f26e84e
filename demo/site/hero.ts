import type { DgaAddressLookup } from '../../src/index.ts';
import { typeAsPerson } from './type-as-person.ts';

const CODES = ['A7E-2FK2', '102-0072', '100-8926'];
const ROUNDS = 2;
/** Time to read the headline. A slow phone also finishes its start-up work in it, before the form moves. */
const HEADLINE_MS = 2500;
const READING_MS = 2600;
const PAUSE_MS = 900;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Types codes into the form of the start page, shows the result, and undoes it, until the user touches the page or all rounds are over.
 * Meanwhile the box around the form is an image for screen readers, so that they announce nothing, and the focus does not move. Does nothing if the
 * user prefers reduced motion.
 */
export function playUntilTouched(stage: HTMLElement, zip: HTMLInputElement): { stop(): void } {
  const { form } = zip;
  const element = form?.querySelector<DgaAddressLookup>('dga-address-lookup');
  const button = stage.querySelector<HTMLButtonElement>('#stop');
  const picture = stage.querySelector<HTMLElement>('#picture');
  const ended = new AbortController();
  const { signal } = ended;
  if (!form || !element || !button || !picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return { stop: () => undefined };

  const stop = (): void => {
    if (signal.aborted) return;
    ended.abort();
    element.clear();
    form.reset();
    picture.role = null;
    picture.ariaLabel = null;
    button.hidden = true;
  };

  async function play(): Promise<void> {
    await wait(HEADLINE_MS);
    if (signal.aborted || !form || !button || !picture) return;
    picture.role = 'img';
    picture.ariaLabel = form.ariaLabel;
    button.hidden = false;
    for (let at = 0; at < CODES.length * ROUNDS && !signal.aborted; at++) {
      await typeAsPerson([zip], CODES[at % CODES.length] ?? '', { focus: false, signal });
      await wait(READING_MS);
      if (signal.aborted) return;
      element?.undo();
      await wait(PAUSE_MS);
    }
    stop();
  }

  const options = { signal, capture: true } as const;
  stage.addEventListener('pointerdown', ({ target }) => target !== button && stop(), options);
  document.addEventListener('keydown', stop, options);
  button.addEventListener('click', () => {
    stop();
    zip.focus();
  });
  // Starts when the form is visible, so that the first round is seen.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || signal.aborted) return;
      observer.disconnect();
      void element.updateComplete.then(play);
    },
    { threshold: 0.5 },
  );
  observer.observe(form);
  return { stop };
}
