// The steps of simulated shoppers, from the code to the order.
import type { ShopForm } from './forms.ts';
import { FIRMS, HOMES, LISTED_PLACES, type Place, SHARED_PLACES, UNKNOWN_CODES, ZIP_PLACES } from './places.ts';
import type { Answer, Autofill, Intention, Over, Plan, Return, Step, Way } from './plan.ts';
import type { Random } from './random.ts';

const BLOCKS = ['2-1', '1-2-3', '１２－３', '3丁目4-5', '10', '2-1-1', '５丁目６番７号'];
const BUILDINGS = ['', '', 'コーポ花101', 'サクラマンション２０５', 'Tower 3F'];

/** The data that a story chooses from. */
export class Draft {
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
  other(than: Place, isFar = false, places: readonly Place[] = ZIP_PLACES): Place {
    return this.random.pick(places.filter(({ code, prefecture }) => code !== than.code && !(isFar && prefecture === than.prefecture)));
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

  code(place: Place | string, at = 0, slip = false, over?: Over): Step {
    const code = typeof place === 'string' ? place : place.code;
    const writing = this.random.weigh([
      [8, 'keys'],
      [1, 'paste'],
      [1, 'ime'],
    ] as const);
    const way = this.device === 'phone' ? 'touch' : this.random.pick(['tab', 'click'] as const);
    const isSpelled = this.random.chance(0.3) && /^\d{7}$/.test(code) && this.form.takesLetters;
    const written = isSpelled || this.form.wantsHyphen ? `${code.slice(0, 3)}-${code.slice(3)}` : code;
    // A Digital Address as people write it.
    const spelled = /[A-Z]/.test(code) ? this.random.pick([code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`]) : written;
    return { do: 'code', at, code: spelled, writing, way, ...(slip ? { slip: true } : {}), ...(over ? { over } : {}) };
  }

  block(at = 0, isSure = this.random.chance(0.5)): Step {
    return { do: 'block', at, way: this.way(), isSure };
  }

  /** Waits, or goes on at once. */
  pause(): Step[] {
    return this.random.chance(0.75) ? [{ do: 'wait' }] : this.random.chance(0.5) ? [{ do: 'pass', ms: this.random.between(50, 900) }] : [];
  }

  /** Different times for each request. */
  answers(): Answer[] {
    return Array.from({ length: 3 }, () => ({
      ms: this.random.chance(0.5) ? this.random.between(0, 150) : this.random.between(150, 3000),
    }));
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

type Told = Pick<Plan, 'intentions' | 'steps'> &
  Partial<Pick<Plan, 'saved' | 'savedBy' | 'answers' | 'attributes' | 'elements' | 'staged'>>;
const WAIT: Step = { do: 'wait' };
const OVERS: readonly Over[] = ['all', 'all', 'backspace', 'digits', 'take back'];
const RETURNS: readonly Return[] = ['kept', 'reloaded', 'turbo', 'redrawn', 'drawn anew', 'closed', 'disabled', 'refused', 'translated'];
const AUTOFILLS: readonly Autofill[] = ['at once', 'in turn', 'silently'];

/** By weight. Each ends with the order. */
export const STORIES: readonly (readonly [weight: number, name: string, tell: (draft: Draft) => Told])[] = [
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
          draft.code(intention.place, 0, false, draft.random.pick(OVERS)),
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
          ...draft.random.weigh<Step[]>([
            [15, [{ do: 'choose', at: 0, way }]],
            [5, []],
            [2, [{ do: 'dismiss', at: 0 }]],
            [
              2,
              [{ do: 'choose', at: 0, way, slip: true }, WAIT, { do: 'press', at: 0, control: 'undo' }, WAIT, { do: 'choose', at: 0, way }],
            ],
          ]),
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
          // No shopper mistypes a code as that of the saved address.
          draft.code(isRight || wrong === saved.place ? intention.place : wrong),
          ...draft.pause(),
          ...draft.random.weigh<Step[]>([
            [5, [{ do: 'press', at: 0, control: 'replace' }, WAIT]],
            [4, []],
            [1, [{ do: 'press', at: 0, control: 'keep' }, WAIT, { do: 'address', at: 0, way: draft.way() }]],
          ]),
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
          { do: 'return', how: draft.random.pick(RETURNS) },
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
  [
    3,
    'digits of the code typed over',
    (draft) => {
      const intention = draft.intend();
      // The code that differs in the fewest digits.
      const distance = ({ code }: Place): number => [...code].filter((digit, i) => digit !== intention.place.code[i]).length;
      const [near] = ZIP_PLACES.filter((one) => one !== intention.place).toSorted((a, b) => distance(a) - distance(b));
      const isLate = draft.random.chance(0.5);
      return {
        intentions: [intention],
        answers: draft.answers(),
        steps: [
          draft.code(near as Place),
          ...draft.pause(),
          ...(isLate ? [draft.block()] : []),
          draft.code(intention.place, 0, false, 'digits'),
          ...draft.pause(),
          ...(isLate ? [] : [draft.block()]),
        ],
      };
    },
  ],
  [
    4,
    'address corrected by hand',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        steps: [
          draft.code(draft.other(intention.place, draft.random.chance(0.5))),
          WAIT,
          ...(draft.random.chance(0.3) ? [draft.block()] : []),
          { do: 'address', at: 0, way: draft.way() },
          ...(draft.random.chance(0.4) ? [draft.code(intention.place, 0, false, draft.random.pick(OVERS)), ...draft.pause()] : []),
        ],
      };
    },
  ],
  [
    4,
    'text reworked',
    (draft) => {
      const intention = draft.intend();
      const isRight = draft.random.chance(0.6);
      return {
        intentions: [intention],
        steps: [
          draft.code(isRight ? intention.place : draft.other(intention.place)),
          ...draft.pause(),
          ...(draft.random.chance(0.5) ? [draft.block()] : []),
          { do: 'rework', at: 0, how: draft.random.pick(['over', 'delete', 'double-click', 'cut and paste', 'take back'] as const) },
          ...(isRight ? [] : [draft.code(intention.place), ...draft.pause()]),
          draft.block(),
        ],
      };
    },
  ],
  [
    3,
    'everything typed without a look',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        answers: draft.answers(),
        steps: [
          draft.code(intention.place),
          ...draft.pause(),
          { do: 'address', at: 0, way: 'tab', ...(draft.device === 'desktop' ? { isBlind: true } : {}) },
        ],
      };
    },
  ],
  [
    5,
    'filled by the browser',
    (draft) => {
      const intention = draft.intend();
      const isOld = draft.random.chance(0.4);
      const saved = isOld ? { ...draft.intend(), place: draft.other(intention.place, draft.random.chance(0.6)) } : intention;
      const isLate = draft.random.chance(0.5);
      return {
        intentions: [intention],
        answers: draft.answers(),
        ...(isOld ? { saved, savedBy: 'browser' as const } : {}),
        steps: [
          ...(isLate ? [draft.code(intention.place), ...draft.pause()] : []),
          { do: 'autofill', at: 0, how: draft.random.pick(AUTOFILLS) },
          ...draft.pause(),
          ...(isOld ? [draft.code(intention.place), ...draft.pause()] : []),
          ...(draft.random.chance(0.5) ? [draft.block()] : []),
        ],
      };
    },
  ],
  [
    3,
    'form emptied',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        answers: draft.answers(),
        steps: [
          draft.code(draft.random.chance(0.5) ? intention.place : draft.other(intention.place)),
          ...draft.pause(),
          ...(draft.random.chance(0.6) ? [draft.block()] : []),
          { do: 'reset' },
          draft.code(intention.place),
          ...draft.pause(),
          draft.block(),
        ],
      };
    },
  ],
  [
    3,
    'block corrected',
    (draft) => {
      const intention = draft.intend();
      const isRight = draft.random.chance(0.7);
      const over: Step = { do: 'rework', at: 0, how: 'over the selection' };
      return {
        intentions: [intention],
        steps: [
          draft.code(isRight ? intention.place : draft.other(intention.place)),
          ...draft.pause(),
          draft.block(),
          over,
          ...(draft.random.chance(0.3) ? [over] : []),
          ...(isRight ? [] : [draft.code(intention.place), ...draft.pause()]),
        ],
      };
    },
  ],
  [
    3,
    'fields emptied',
    (draft) => {
      const intention = draft.intend();
      return {
        intentions: [intention],
        answers: draft.answers(),
        steps: [
          draft.code(draft.random.chance(0.4) ? intention.place : draft.other(intention.place)),
          ...draft.pause(),
          ...(draft.random.chance(0.6) ? [draft.block()] : []),
          { do: 'empty', at: 0, withCode: draft.random.chance(0.5) },
          draft.code(intention.place),
          ...draft.pause(),
          draft.block(),
        ],
      };
    },
  ],
  [
    5,
    'place picked from lists',
    (draft) => {
      const intention = draft.intend(LISTED_PLACES);
      const pick = ({ code }: Place): Step => ({ do: 'pick', at: 0, code });
      const other = draft.other(intention.place, draft.random.chance(0.3), LISTED_PLACES);
      const block = draft.random.chance(0.4) ? [draft.block()] : [];
      return {
        intentions: [intention],
        answers: draft.answers(),
        attributes: draft.random.pick(['', ' require-block', ' verify="block"', ' overwrite="always"'].map((more) => `pickers${more}`)),
        steps: [
          ...draft.random.pick<Step[]>([
            [pick(intention.place)],
            [draft.code(other), ...draft.pause(), ...block, pick(intention.place)],
            [pick(other), ...draft.pause(), ...block, draft.code(intention.place)],
            [pick(other), WAIT, ...block, pick(intention.place)],
            [pick(other), WAIT, ...block, { do: 'press', at: 0, control: 'undo' }, pick(intention.place)],
          ]),
          ...draft.pause(),
          draft.block(),
        ],
      };
    },
  ],
  [
    4,
    'form in two steps',
    (draft) => {
      const intention = draft.intend();
      const isRight = draft.random.chance(0.3);
      return {
        intentions: [intention],
        answers: draft.answers(),
        staged: draft.random.pick(['hidden', 'removed'] as const),
        steps: [
          draft.code(isRight ? intention.place : draft.other(intention.place)),
          ...draft.pause(),
          ...(draft.random.chance(0.6) ? [draft.block()] : []),
          ...(isRight ? [] : [draft.code(intention.place, 0, false, draft.random.pick(OVERS)), ...draft.pause()]),
          draft.block(),
        ],
      };
    },
  ],
  [
    2,
    'drawn again during the lookup',
    (draft) => {
      const intention = draft.intend();
      const first = draft.random.chance(0.4) ? [draft.code(draft.other(intention.place)), WAIT] : [];
      return {
        intentions: [intention],
        answers: draft.answers(),
        steps: [
          ...first,
          draft.code(intention.place),
          { do: 'return', how: draft.random.pick(['redrawn', 'drawn anew', 'closed', 'disabled', 'translated'] as const) },
          ...draft.pause(),
          draft.block(),
        ],
      };
    },
  ],
];
/** The country changes in between. */
export const ABROAD = (draft: Draft): Told => {
  const intention = draft.intend();
  const first = draft.random.chance(0.5) ? intention.place : draft.other(intention.place);
  const away: Step[] = [
    { do: 'country', name: 'アメリカ' },
    { do: 'pass', ms: 400 },
  ];
  const back: Step = { do: 'country', name: '日本' };
  const again = first === intention.place && draft.random.chance(0.7) ? [] : [draft.code(intention.place), ...draft.pause()];
  return {
    intentions: [intention],
    answers: draft.answers(),
    steps: draft.random.chance(0.5)
      ? [draft.code(first), ...draft.pause(), ...away, back, ...again, draft.block()]
      : [...away, draft.code(first), ...draft.pause(), back, ...again, draft.block()],
  };
};
/** A form with two addresses. */
export const TWO_ADDRESSES = (draft: Draft): Told => {
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
/** The page copies the first of two addresses, as for a delivery to the payer. */
export const COPIED_ADDRESS = (draft: Draft): Told => {
  const first = draft.intend();
  const second = draft.random.chance(0.5) ? first : draft.intend([draft.other(first.place)]);
  const copy: Step = { do: 'copy', how: draft.random.pick(AUTOFILLS) };
  const write = ({ place }: Intention, at: number): Step[] => [draft.code(place, at), ...draft.pause(), draft.block(at)];
  const isWrong = draft.random.chance(0.4);
  return {
    intentions: [first, second],
    ...(second === first ? {} : { saved: first, savedBy: 'browser' as const }),
    answers: draft.answers(),
    elements: 'each',
    steps: [
      ...(isWrong ? [draft.code(draft.other(first.place)), ...draft.pause(), draft.block(), copy] : []),
      ...write(first, 0),
      // The shopper sees what is copied.
      WAIT,
      copy,
      ...(second === first ? [] : write(second, 1)),
    ],
  };
};
