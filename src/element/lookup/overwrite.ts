import { shownIn } from '../../form/option-match.ts';
import type { LookupSession } from './lookup-session.ts';

/**
 * Replaces the user's text in the fields that differ, after the user activated the control. Empty fields are filled, too: an undo may have
 * emptied them. Undone together with the last fill.
 */
export async function overwrite(session: LookupSession): Promise<void> {
  const { last, view } = session.check;
  if (!last) return;
  const empty = view.found.filter(({ field }) => shownIn(field) === '');
  const over = [...view.conflicts, ...empty].map(({ field }) => field);
  const picked = last.kind === 'partly' ? 'partly' : undefined;
  await session.fillFrom(last.record, { goesOn: true, over, isWhole: view.isOtherAddress, picked });
}

/** Brings back what the fields have lost since the fill, in front of what the user typed. */
export async function bringBack(session: LookupSession): Promise<void> {
  const { last, lostFields } = session.check;
  if (last) await session.fillFrom(last.record, { goesOn: true, over: lostFields, bringsBack: true });
}
