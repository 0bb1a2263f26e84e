import { beforeBlock } from '../../address/compare-place.ts';
import type { AddressField } from '../../form/discovery/reading.ts';
import { shownIn } from '../../form/option-match.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';

/** Replaces the user's text where it differs, as the user asked, and fills what an undo may have emptied. Undone together with the last fill. */
export function overwrite(session: LookupSession): Promise<void> {
  const isEmptyPlace = ({ field, parts }: AddressField): boolean =>
    /^(?:pref|city|town|addr)/.test(parts[0] ?? '') && shownIn(field) === '';
  return session.refill(({ view }) => ({
    over: [...view.conflicts, ...view.found.filter(isEmptyPlace)].map(({ field }) => field),
    isWhole: view.isOtherAddress,
  }));
}

/** Brings back what the fields have lost since the fill, in front of what the user typed. */
export function bringBack(session: LookupSession): Promise<void> {
  return session.refill(({ view: { found, shownLost } }) => ({
    over: found.flatMap(({ field, parts }) => (parts.some((part) => shownLost.includes(part)) ? field : [])),
    beforeBlock,
  }));
}
