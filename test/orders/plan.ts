// The intentions and actions of a simulated shopper: a pure function of a seed.
import { CORPUS_FORMS, OWN_FORMS, TWO_ADDRESS_FORMS } from './forms.ts';
import type { Place } from './places.ts';
import { Random } from './random.ts';
import { ABROAD, COPIED_ADDRESS, Draft, STORIES, TWO_ADDRESSES } from './stories.ts';

/** The address to which a shopper orders. */
export interface Intention {
  readonly place: Place;
  readonly block: string;
  /** Empty if there is none. */
  readonly building: string;
}

/** How a shopper gets to a field. `button`: with the control that the message offers. */
export type Way = 'tab' | 'click' | 'touch' | 'button';
/** How a shopper writes a code. */
export type Writing = 'keys' | 'paste' | 'ime';
/** How a shopper changes a code: selects it all, deletes it with Backspace first, types over the digits that differ, or takes keys back with Ctrl+Z. */
export type Over = 'all' | 'backspace' | 'digits' | 'take back';

/** The next action of a shopper. `at` is the number of the address. */
export type Step =
  /** Writes a code over what the code field has. `slip`: a digit mistyped, and corrected at once. */
  | {
      readonly do: 'code';
      readonly at: number;
      readonly code: string;
      readonly writing: Writing;
      readonly way: Way;
      readonly slip?: true;
      readonly over?: Over;
    }
  /** Waits for the answer. */
  | { readonly do: 'wait' }
  | { readonly do: 'pass'; readonly ms: number }
  /** Writes block and building. `isSure`: that the town will be filled, so that the block alone is enough in an empty field. */
  | { readonly do: 'block'; readonly at: number; readonly way: Way; readonly isSure: boolean }
  /** Types the whole address, without the code. `isBlind`: without a look at the fields, going from one to the next by Tab. */
  | { readonly do: 'address'; readonly at: number; readonly way: Way; readonly isBlind?: true }
  /**
   * Changes the text of the field that takes the block: types over all of it, over the word that a double click selects, after a Delete,
   * cuts it and pastes it back, or takes keys back with Ctrl+Z and corrects what is left.
   */
  | { readonly do: 'rework'; readonly at: number; readonly how: 'over' | 'delete' | 'double-click' | 'cut and paste' | 'take back' }
  /** Comes back to the block with Shift+Tab, and types it over what the browser has selected. */
  | { readonly do: 'rework'; readonly at: number; readonly how: 'over the selection' }
  /** Empties the fields of the address one after the other. */
  | { readonly do: 'empty'; readonly at: number; readonly withCode: boolean }
  /** The browser or a list of the page fills in the address that it knows: `saved`, else the intended one. */
  | { readonly do: 'autofill'; readonly at: number; readonly how: Autofill }
  /** The page copies the first address to the second one. */
  | { readonly do: 'copy'; readonly how: Autofill }
  /** Chooses the place of a code in the pickers of the element. */
  | { readonly do: 'pick'; readonly at: number; readonly code: string }
  /** Empties the form with its own button. */
  | { readonly do: 'reset' }
  /** Chooses a country, if the form asks for one. */
  | { readonly do: 'country'; readonly name: string }
  /** Chooses a prefecture. */
  | { readonly do: 'prefecture'; readonly at: number; readonly name: string }
  /** Presses a control of the element, if it shows one. */
  | { readonly do: 'press'; readonly at: number; readonly control: 'undo' | 'replace' | 'keep' }
  /** Chooses the town from the list, if there is one. `slip`: another one. */
  | { readonly do: 'choose'; readonly at: number; readonly way: 'keys' | 'click' | 'touch'; readonly slip?: true }
  /** Closes the list with Escape. */
  | { readonly do: 'dismiss'; readonly at: number }
  /**
   * Leaves the page and comes back; or the page draws its inputs, or all of the form, again, or closes the form and opens it again, or disables
   * and enables it; or the shop refuses the order and sends the form again with its values; or the browser translates the page.
   */
  | { readonly do: 'return'; readonly how: Return }
  /** Compares all fields with the intention, and corrects them. */
  | { readonly do: 'review'; readonly at: number }
  | { readonly do: 'submit'; readonly way: 'click' | 'touch' | 'enter' };

export type Return = 'kept' | 'reloaded' | 'turbo' | 'redrawn' | 'drawn anew' | 'closed' | 'disabled' | 'refused' | 'translated';
/** All fields in one turn, one after the other, or by a script without events. */
export type Autofill = 'at once' | 'in turn' | 'silently';

/**
 * A script of the page itself: it writes the hyphen of a ZIP Code as it is typed, or drops it when the field is left; it changes the width of
 * lines when they are left; or it keeps all texts in a state, which it draws after each event.
 */
export type Habit = 'hyphen' | 'digits' | 'full width' | 'half width' | 'state';

export interface Answer {
  readonly ms: number;
  readonly fails?: true;
}

export interface Plan {
  readonly seed: number;
  /** The story of the plan. */
  readonly story: string;
  readonly form: string;
  /** Of each element. */
  readonly attributes: string;
  /** An element for each address, or one for all. */
  readonly elements: 'each' | 'one';
  /**
   * The shopper's attitude before the order. `trusts`: does what the message asks for. `looks`: compares the fields too. `hurries`: reads
   * nothing.
   */
  readonly care: 'trusts' | 'looks' | 'hurries';
  readonly device: 'desktop' | 'phone';
  /** One for each address of the form. */
  readonly intentions: readonly Intention[];
  /** The address that the form has at first, or that the browser knows. */
  readonly saved?: Intention;
  readonly savedBy?: 'browser';
  /** The page goes from the first box of a ZIP Code to the second one. */
  readonly advances?: true;
  readonly habit?: Habit;
  /** The form has two steps, for the code and for the rest: the page hides the other one, or removes its fields. */
  readonly staged?: 'hidden' | 'removed';
  /** Answers to the requests in turn; the last one repeats. */
  readonly answers: readonly Answer[];
  /** Between two keys. */
  readonly keyMs: number;
  readonly steps: readonly Step[];
}

const ATTRIBUTES = [
  [12, ''],
  [2, 'verify="warn"'],
  [2, 'verify="block"'],
  [2, 'require-block'],
  [2, 'require-block verify="block"'],
  [1, 'overwrite="ask"'],
  [1, 'overwrite="empty"'],
  [1, 'overwrite="always"'],
  [1, 'overwrite="always" verify="block"'],
  [1, 'overwrite="ask" require-block'],
  [1, 'lookahead'],
  [1, 'lookahead verify="warn" require-block'],
  [1, 'find-zip'],
  [1, 'zip-format="hyphen" width="full"'],
  [1, 'trigger="button"'],
] as const;

const HABITS: readonly Habit[] = ['hyphen', 'digits', 'full width', 'half width', 'state'];

/** The plan of one session. */
export function createPlan(seed: number): Plan {
  const random = new Random(seed);
  const isTwo = random.chance(0.06);
  const form = random.pick(isTwo ? TWO_ADDRESS_FORMS : random.chance(0.6) ? OWN_FORMS : CORPUS_FORMS);
  const draft = new Draft(random, form);
  const [story, tell] = isTwo
    ? random.pick([['two addresses', TWO_ADDRESSES] as const, ['first address copied', COPIED_ADDRESS] as const])
    : form.id === 'with-country'
      ? (['another country', ABROAD] as const)
      : random.weigh(STORIES.map(([weight, name, told]) => [weight, [name, told] as const] as const));
  const told = tell(draft);
  const isFast = random.chance(0.5);
  // Not from the same sequence: what a seed plays stays what it was.
  const page = new Random(-seed);
  return {
    seed,
    story,
    form: form.id,
    attributes: random.weigh(ATTRIBUTES),
    elements: isTwo && random.chance(0.3) ? 'one' : 'each',
    care: draft.care,
    device: draft.device,
    answers: told.answers ?? [{ ms: isFast ? random.between(0, 120) : random.between(120, 3000) }],
    keyMs: random.between(15, 200),
    ...(random.chance(0.5) ? { advances: true as const } : {}),
    ...(page.chance(0.4) ? { habit: page.pick(HABITS) } : {}),
    ...told,
    steps: [...told.steps, draft.submit()],
  };
}
