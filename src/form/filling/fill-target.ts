import { isSameText } from '../../address/fold-place.ts';
import type { Part } from '../../address/parts.ts';
import type { PartListener } from '../discovery/mapping.ts';
import { isRendered } from '../dom.ts';
import { type Field, isSelect, textIn } from '../field.ts';
import { readOption } from '../option-match.ts';

/** The target of a write: a field of the page, or a function of `fields`. */
export type FillTarget = Field & { listener?: PartListener };

/** Creates the target for a function: like a text field that is always there. Its value is the last one that the function received. */
export function createListener(): FillTarget {
  return { value: '', localName: '', isConnected: true, listener: undefined } as unknown as FillTarget;
}

export interface WriteStep {
  readonly target: FillTarget;
  readonly parts: readonly Part[];
  readonly before: string;
  readonly after: string;
  /** The text that an earlier fill had written. */
  readonly ours: string | undefined;
  /** The parts of that text. */
  readonly oursParts: readonly Part[];
  /** The user's text that follows what was written. */
  readonly keeps: string;
  /** Whether the user could see the field. Marked fields may be hidden. */
  readonly wasVisible: boolean;
}

/** Joins two steps into one: the values before the first step and after the last. */
export function joinSteps(earlier: readonly WriteStep[], later: readonly WriteStep[]): WriteStep[] {
  const first = new Map(earlier.map((step) => [step.target, step]));
  const joined = later.map((step) => {
    // The block that the user typed alone, with the town in front of it now, is not part of the fill: undo leaves it.
    if (step.keeps) return step;
    const { before, ours, oursParts } = first.get(step.target) ?? step;
    return { ...step, before, ours, oursParts };
  });
  // A field that the page has drawn again replaces the old one.
  const isReplaced = ({ target, parts }: WriteStep): boolean =>
    later.some((step) => step.target === target || (!target.isConnected && step.parts.join() === parts.join()));
  return [...earlier.filter((step) => !isReplaced(step)), ...joined];
}

export function isListener(target: FillTarget): boolean {
  return 'listener' in target;
}

/** Identifies an option regardless of its index, because a list grows while it loads. */
function nameOption(option: HTMLOptionElement | undefined): string {
  if (!option) return '';
  const { value, text } = readOption(option);
  return `${value} ${text}`;
}

export function read(target: FillTarget): string {
  return isSelect(target) ? nameOption(target.options[target.selectedIndex]) : textIn(target);
}

/** Reports whether a target still holds what was written, in whatever spelling, where the user can see it. */
export function holdsStill({ target, after, wasVisible }: WriteStep): boolean {
  return isSameText(read(target), after) && target.isConnected && (!wasVisible || isSeen(target));
}

export function isSeen(field: Field): boolean {
  return isRendered(field, { visibilityProperty: true });
}

/** Returns the value that restores a field, or `undefined` if a select no longer has that option. */
export function back(target: FillTarget, before: string): string | number | undefined {
  if (!isSelect(target)) return before;
  const index = [...target.options].map(nameOption).indexOf(before);
  return index < 0 && before !== '' ? undefined : index;
}

/** The option that a change chooses; empty for other targets. */
export function optionName(target: FillTarget, index: number | undefined): string {
  return index === undefined || !isSelect(target) ? '' : nameOption(target.options[index]);
}
