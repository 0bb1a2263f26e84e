// The intentions and actions of a simulated shopper: a pure function of a seed.
import { CORPUS_FORMS, OWN_FORMS, type ShopForm, TWO_ADDRESS_FORMS } from './forms.ts';
import { FIRMS, HOMES, type Place, SHARED_PLACES, UNKNOWN_CODES, ZIP_PLACES } from './places.ts';
import { Random } from './random.ts';

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

/** The next action of a shopper. `at` is the number of the address. */
export type Step =
  /** Writes a code over what the code field has. `slip`: a digit mistyped, and corrected at once. */
  | { readonly do: 'code'; readonly at: number; readonly code: string; readonly writing: Writing; readonly way: Way; readonly slip?: true }
  /** Waits for the answer. */
  | { readonly do: 'wait' }
  | { readonly do: 'pass'; readonly ms: number }
  /** Writes block and building. `isSure`: that the town will be filled, so that the block alone is enough in an empty field. */
  | { readonly do: 'block'; readonly at: number; readonly way: Way; readonly isSure: boolean }
  /** Types the whole address, without the code. */
  | { readonly do: 'address'; readonly at: number; readonly way: Way }
  /** Chooses a prefecture. */
  | { readonly do: 'prefecture'; readonly at: number; readonly name: string }
  /** Presses a control of the element, if it shows one. */
  | { readonly do: 'press'; readonly at: number; readonly control: 'undo' | 'replace' }
  /** Chooses the town from the list, if there is one. */
  | { readonly do: 'choose'; readonly at: number; readonly way: 'keys' | 'click' | 'touch' }
  /** Leaves the page and comes back. */
  | { readonly do: 'return'; readonly how: 'kept' | 'reloaded' | 'turbo' | 'redrawn' }
  /** Compares all fields with the intention, and corrects them. */
  | { readonly do: 'review'; readonly at: number }
  | { readonly do: 'submit'; readonly way: 'click' | 'touch' | 'enter' };

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
  /** The address that the form has at first. */
  readonly saved?: Intention;
  /** Answers to the requests in turn; the last one repeats. */
  readonly answers: readonly Answer[];
  /** Between two keys. */
  readonly keyMs: number;
  readonly steps: readonly Step[];
}

const BLOCKS = ['2-1', '1-2-3', '１２－３', '3丁目4-5', '10', '2-1-1', '５丁目６番７号'];
const BUILDINGS = ['', '', 'コーポ花101', 'サクラマンション２０５', 'Tower 3F'];
const ATTRIBUTES = [
  [12, ''],
  [2, 'verify="warn"'],
  [2, 'verify="block"'],
  [2, 'require-block'],
  [2, 'require-block verify="block"'],
  [1, 'overwrite="ask"'],
  [1, 'overwrite="empty"'],
] as const;

/** The data that a story chooses from. */
class Draft {
  readonly random: Random;
  readonly form: ShopForm;
  readonly device: Plan['device'];
  readonly care: Plan['care'];
  constructor(random: Random, form: ShopForm) {
    this.random = random;
    this.form = form;
    this.device = random.chance(0.3) ? 'phone' : 'desktop';
    this.care = random.weigh([
      [13, 'trusts'],
      [5, 'looks'],
      [2, 'hurries'],
    ] as const);
  }

  intend(places: readonly Place[] = ZIP_PLACES): Intention {
    const place = this.random.pick(places);
    const building = place.building || (place.organization || place.code !== place.zip ? '' : this.random.pick(BUILDINGS));
    return { place, block: place.block || this.random.pick(BLOCKS), building };
  }

  /** A place with another code; with another prefecture if `isFar`. */
  other(than: Place, isFar = false): Place {
    return this.random.pick(ZIP_PLACES.filter(({ code, prefecture }) => code !== than.code && !(isFar && prefecture === than.prefecture)));
  }

  way(): Way {
    if (this.device === 'phone')
      return this.random.weigh([
        [4, 'touch'],
        [1, 'button'],
      ] as const);
    return this.random.weigh([
      [4, 'tab'],
      [3, 'click'],
      [1, 'button'],
    ] as const);
  }

  code(place: Place | string, at = 0, slip = false): Step {
    const code = typeof place === 'string' ? place : place.code;
    const writing = this.random.weigh([
      [8, 'keys'],
      [1, 'paste'],
      [1, 'ime'],
    ] as const);
    const way = this.device === 'phone' ? 'touch' : this.random.pick(['tab', 'click'] as const);
    const isSpelled = this.random.chance(0.3) && /^\d{7}$/.test(code) && this.form.takesLetters;
    const written = isSpelled || this.form.wantsHyphen ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
    return { do: 'code', at, code: written, writing, way, ...(slip ? { slip: true } : {}) };
  }

  block(at = 0, isSure = this.random.chance(0.5)): Step {
    return { do: 'block', at, way: this.way(), isSure };
  }

  /** Waits, or goes on at once. */
  pause(): Step[] {
    return this.random.chance(0.75) ? [{ do: 'wait' }] : this.random.chance(0.5) ? [{ do: 'pass', ms: this.random.between(50, 900) }] : [];
  }

  submit(): Step {
    return {
      do: 'submit',
      way:
        this.device === 'phone'
          ? 'touch'
          : this.random.weigh([
              [3, 'click'],
              [2, 'enter'],
            ] as const),
    };
  }
}

type Told = Pick<Plan, 'intentions' | 'steps'> & Partial<Pick<Plan, 'saved' | 'answers'>>;
const WAIT: Step = { do: 'wait' };

/** By weight. Each ends with the order. */
const STORIES: readonly (readonly [weight: number, name: string, tell: (draft: Draft) => Told])[] = [
  [
    12,
    'code and block',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        steps: [draft.code(intention.place, 0, draft.random.chance(0.2)), ...draft.pause(), draft.block()],
      };
    },
  ],
  [
    5,
    'block before the answer',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        answers: [{ ms: draft.random.between(300, 3000) }],
        steps: [draft.code(intention.place), draft.block(0, true)],
      };
    },
  ],
  [
    8,
    'mistyped code, corrected',
    (draft) => {
      const intention = draft.intend();
      const wrong = draft.other(intention.place, draft.random.chance(0.5));
      const isLate = draft.random.chance(0.5);
      return {
        intentions: [intention],
        steps: [
          draft.code(wrong),
          ...draft.pause(),
          ...(isLate ? [draft.block()] : []),
          draft.code(intention.place),
          ...draft.pause(),
          ...(isLate && draft.random.chance(0.8) ? [] : [draft.block()]),
        ],
      };
    },
  ],
  [
    4,
    'mistyped code, never noticed',
    (draft) => {
      const intention = draft.intend();
      return { intentions: [intention], steps: [draft.code(draft.other(intention.place)), ...draft.pause(), draft.block()] };
    },
  ],
  [
    4,
    'unknown code, corrected',
    (draft) => {
      const intention = draft.intend();
      const isFirst = draft.random.chance(0.5);
      return {
        intentions: [intention],
        steps: [
          ...(isFirst ? [] : [draft.code(draft.other(intention.place)), ...draft.pause()]),
          draft.code(draft.random.pick(UNKNOWN_CODES)),
          ...draft.pause(),
          ...(draft.random.chance(0.7) ? [draft.code(intention.place), ...draft.pause()] : []),
          draft.block(),
        ],
      };
    },
  ],
  [
    5,
    'address before the code',
    (draft) => {
      const intention = draft.intend();
      const code = draft.random.chance(0.6) ? intention.place : draft.other(intention.place);
      return {
        intentions: [intention],
        steps: [{ do: 'address', at: 0, way: draft.way() }, draft.code(code), ...draft.pause()],
      };
    },
  ],
  [
    5,
    'undo, and on by hand',
    (draft) => {
      const intention = draft.intend();
      const isRight = draft.random.chance(0.5);
      return {
        intentions: [intention],
        steps: [
          draft.code(isRight ? intention.place : draft.other(intention.place)),
          WAIT,
          ...(draft.random.chance(0.3) ? [draft.block()] : []),
          { do: 'press', at: 0, control: 'undo' },
          ...(isRight ? [] : [draft.code(intention.place), WAIT]),
          { do: 'address', at: 0, way: draft.way() },
        ],
      };
    },
  ],
  [
    4,
    'undo of a correction',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        steps: [
          draft.code(intention.place),
          WAIT,
          ...(draft.random.chance(0.5) ? [draft.block()] : []),
          draft.code(draft.other(intention.place)),
          WAIT,
          { do: 'press', at: 0, control: 'undo' },
          draft.block(),
        ],
      };
    },
  ],
  [
    5,
    'another prefecture afterwards',
    (draft) => {
      const intention = draft.intend();
      const isSlip = draft.random.chance(0.4);
      return {
        intentions: [intention],
        steps: [
          draft.code(isSlip ? intention.place : draft.other(intention.place, true)),
          ...draft.pause(),
          { do: 'prefecture', at: 0, name: isSlip ? draft.other(intention.place, true).prefecture : intention.place.prefecture },
          ...(draft.random.chance(0.5) ? [draft.code(intention.place), ...draft.pause()] : []),
          draft.block(),
        ],
      };
    },
  ],
  [
    7,
    'several towns',
    (draft) => {
      const intention = draft.intend(SHARED_PLACES);
      const way = draft.device === 'phone' ? 'touch' : draft.random.pick(['keys', 'click'] as const);
      return {
        intentions: [intention],
        steps: [
          draft.code(intention.place),
          ...draft.pause(),
          ...(draft.random.chance(0.75) ? [{ do: 'choose', at: 0, way } as const] : []),
          draft.block(),
        ],
      };
    },
  ],
  [
    7,
    'saved address',
    (draft) => {
      const intention = draft.intend();
      const isRight = draft.random.chance(0.85);
      const saved = { ...draft.intend(), place: draft.other(intention.place, draft.random.chance(0.6)) };
      const wrong = draft.other(intention.place);
      return {
        intentions: [intention],
        saved,
        steps: [
          // Nobody mistypes a code as that of the saved address.
          draft.code(isRight || wrong === saved.place ? intention.place : wrong),
          ...draft.pause(),
          ...(draft.random.chance(0.5) ? [{ do: 'press', at: 0, control: 'replace' } as const, WAIT] : []),
          ...(draft.random.chance(0.5) ? [draft.block()] : []),
        ],
      };
    },
  ],
  [
    6,
    'away and back',
    (draft) => {
      const intention = draft.intend();
      const first = draft.random.chance(0.6) ? draft.other(intention.place) : intention.place;
      return {
        intentions: [intention],
        steps: [
          draft.code(first),
          ...draft.pause(),
          ...(draft.random.chance(0.6) ? [draft.block()] : []),
          { do: 'return', how: draft.random.pick(['kept', 'reloaded', 'turbo', 'redrawn'] as const) },
          draft.code(intention.place),
          ...draft.pause(),
          draft.block(),
        ],
      };
    },
  ],
  [
    4,
    'answers that fail',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        answers: [
          { ms: draft.random.between(0, 2000), fails: true },
          { ms: draft.random.between(0, 2000), ...(draft.random.chance(0.7) ? { fails: true as const } : {}) },
          { ms: draft.random.between(0, 2000) },
        ],
        steps: [draft.code(intention.place), ...draft.pause(), draft.block()],
      };
    },
  ],
  [
    6,
    'Digital Address or firm',
    (draft) => {
      const intention = draft.intend(draft.form.takesLetters ? [...HOMES, ...FIRMS] : FIRMS);
      const wrong = draft.random.chance(0.3) ? [draft.code(draft.other(intention.place)), ...draft.pause()] : [];
      return { intentions: [intention], steps: [...wrong, draft.code(intention.place), WAIT] };
    },
  ],
];
const TWO_ADDRESSES = (draft: Draft): Told => {
  const intentions = [draft.intend(), draft.intend()];
  const codes = intentions.map(({ place }, at) => [draft.code(place, at), ...draft.pause()]);
  const blocks = intentions.map((_, at) => draft.block(at));
  const inTurn = draft.random.chance(0.6);
  const correction = draft.random.chance(0.3) ? [draft.code(draft.other(intentions[0]?.place as Place)), WAIT] : [];
  return {
    intentions,
    steps: inTurn
      ? [...correction, ...codes.flatMap((code, at) => [...code, blocks[at] as Step])]
      : [...correction, ...codes.flat(), ...blocks],
  };
};

/** The plan of one session. */
export function createPlan(seed: number): Plan {
  const random = new Random(seed);
  const isTwo = random.chance(0.06);
  const form = random.pick(isTwo ? TWO_ADDRESS_FORMS : random.chance(0.6) ? OWN_FORMS : CORPUS_FORMS);
  const draft = new Draft(random, form);
  const [story, tell] = isTwo
    ? (['two addresses', TWO_ADDRESSES] as const)
    : random.weigh(STORIES.map(([weight, name, told]) => [weight, [name, told] as const] as const));
  const told = tell(draft);
  const isFast = random.chance(0.5);
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
    ...told,
    steps: [...told.steps, draft.submit()],
  };
}
