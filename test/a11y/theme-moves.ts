// Looks up a ZIP Code in the design of each host, and expects no field to move.
import { expect } from '@open-wc/testing';
import { HOST_FORMS, hostPage } from '../support/host-forms.ts';
import { closePage, measureMoves, type Moves, STILL } from './pixels-moved.ts';

/** The rule of the documentation. */
export const SNIPPET = 'dga-address-lookup { display: block; min-block-size: clamp(2em, (17em - 100vw) * 99, 4em) }';
/** Hosts whose forms have a free space beside the code field also without the rule and without the theme. */
const WITH_SPACE = ['bootstrap', 'tailwind', 'dads', 'eccube'];
export const HOSTS: readonly string[] = Object.keys(HOST_FORMS);
/** A host with a free space, one without, and one with custom elements as fields. */
export const ONE_OF_EACH_KIND: readonly string[] = ['bootstrap', 'wordpress', 'material'];

export interface Case {
  readonly host: string;
  readonly width: number;
  readonly keypad?: boolean;
  readonly css?: string;
  readonly theme?: boolean;
}

export const lookUp = ({ host, width, keypad = false, ...look }: Case): Promise<Moves> =>
  measureMoves(hostPage(host, '/', { keypad, ...look, script: '' }), { width, keypad });

/** A width, and whether the code field asks for a numeric keypad. */
export type Size = readonly [width: number, keypad: boolean];

/**
 * Declares the tests of some hosts.
 * @param themed - sizes at which the theme is loaded
 * @param plain - widths at which it is not
 */
export function describeHosts(hosts: readonly string[], themed: readonly Size[], plain: readonly number[]): void {
  afterEach(closePage);

  for (const host of hosts) {
    describe(`a form of ${host}`, () => {
      for (const [width, keypad] of themed) {
        it(`does not move with the theme, at ${width} px${keypad ? ', with a numeric keypad' : ''}`, async () => {
          expect(await lookUp({ host, width, keypad })).to.deep.equal(STILL);
        });
      }

      for (const width of plain) {
        it(`does not move with the rule of the documentation instead of the theme, at ${width} px`, async () => {
          expect(await lookUp({ host, width, keypad: true, css: SNIPPET, theme: false })).to.deep.equal(STILL);
        });

        it(`${
          WITH_SPACE.includes(host)
            ? 'does not move without any rule: the line is in a free space'
            : 'moves once without any rule, when the code field gets the focus'
        }, at ${width} px`, async () => {
          const { focus, ...others } = await lookUp({ host, width, keypad: true, theme: false });
          expect({ ...others, focus: focus > 0 }).to.deep.equal({ ...STILL, focus: !WITH_SPACE.includes(host), answer: focus });
        });
      }
    });
  }
}
