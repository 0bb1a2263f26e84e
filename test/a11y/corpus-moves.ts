// Looks up a ZIP Code in other people's forms without any style sheet for the element, and measures how far their fields move.
import { expect } from '@open-wc/testing';
import { CORPUS } from '../form/corpus/index.ts';
import { closePage, measureMoves, measureValues } from './pixels-moved.ts';

const LOOKS = {
  "the browser's style": '',
  'the style of a shop': `body { margin: 16px; font: 16px/1.6 sans-serif } input, select, textarea { font: inherit; padding: 8px; min-height: 40px; box-sizing: border-box; max-width: 100% }
  p, div, tr, li, dd { margin-bottom: 12px }`,
} as const;

/** The forms, always the same, so that figures can be compared. */
const SOURCES = [
  '61495799164',
  '27487094668',
  '40162699644',
  '52466892229',
  '60455725388',
  '20165149683',
  '28235716768',
  '21691207664',
  '40733745551',
  'daikin555/test:resources/views/address/add.blade.php',
  '33807479244',
  '31224920464',
  '54502264630',
  '26706612060',
  '8424980115',
  '11147220200',
  '27429387522',
  '10025065300',
  '10670725107',
  '223769505',
  '15791231472',
  '33967910766',
  '69250019824',
  '13966489285',
];
/** Forms whose rows are full of texts and controls, also where the page is wide. */
const PACKED: { readonly [width: number]: readonly string[] } = {
  820: ['69250019824', '13966489285', '33967910766'],
  1440: ['69250019824'],
};
const isCode = (parts: string): boolean => parts.startsWith('postal-code');
const FORMS = CORPUS.filter(({ source }) => SOURCES.includes(source));
type Forms = typeof FORMS;
/** Every second form, and those whose rows are full. */
const HALF: Forms = FORMS.filter(({ source }, index) => index % 2 === 0 || Object.values(PACKED).flat().includes(source));

/** Looks up a code in each form. Returns those that open a line at focus; no form moves at another time. */
async function formsThatMove(forms: Forms, css: string, width: number): Promise<string[]> {
  const moving: string[] = [];
  for (const { source, markup, takes } of forms) {
    const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style>
      ${markup.replace('<i></i>', '<dga-address-lookup></dga-address-lookup>')}`;
    const code = takes.flatMap((parts, index) => (isCode(parts) ? [`[data-n="${index}"]`] : [])).join();
    const { upgrade, focus, answer, covered } = await measureMoves(html, { width, code });
    expect({ upgrade, covered }, source).to.deep.equal({ upgrade: 0, covered: [] });
    // Without a line height, kanji move the baseline of an input, also without the element.
    if (answer !== focus) expect(Math.abs(answer - focus), source).to.be.at.most(await measureValues(html, width));
    if (focus > 0) moving.push(source);
  }
  return moving;
}

/** How a page looks, and how wide it is. */
export interface Size {
  readonly look: keyof typeof LOOKS;
  readonly width: number;
}

/**
 * Declares the tests of all forms.
 * @param wide - where no form moves, unless its rows are full
 * @param narrow - where forms move at most once
 * @param are - all twenty-four forms, or half of them
 */
export function describeForms(wide: Size, narrow: Size, are: 'all' | 'half' = 'all'): void {
  const forms = are === 'all' ? FORMS : HALF;

  afterEach(closePage);

  describe(`${forms.length} forms of other people without any rule for the element`, () => {
    it(`do not move at ${wide.width} px in ${wide.look}, unless their rows are full`, async () => {
      expect((await formsThatMove(forms, LOOKS[wide.look], wide.width)).toSorted()).to.deep.equal(
        [...(PACKED[wide.width] ?? [])].toSorted(),
      );
    });

    it(`move at most once, at focus, at ${narrow.width} px in ${narrow.look}`, async () => {
      // A field that fills its row leaves no free space.
      expect((await formsThatMove(forms, LOOKS[narrow.look], narrow.width)).length).to.be.at.most(Math.floor(forms.length * 0.8));
    });
  });
}
