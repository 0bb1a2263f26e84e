// The message as a function of the state.
import type { LookupError } from '../../address/lookup-error.ts';
import type { Part } from '../../address/parts.ts';
import { hyphenateCode } from '../../address/read-code.ts';
import { errorMessage } from '../messages/language.ts';
import { orderMessages } from '../messages/order-messages.ts';
import type { FillSummary, Message, Messages } from '../messages/messages.ts';
import type { LookupState } from '../state.ts';
import { type StatusView, tell } from './status-messages.ts';

/** Whether the message reports that the form names another place, because the user has left the field. */
const isShownContradiction = ({ isContradicted, shownDiffers }: LookupState): boolean => isContradicted && shownDiffers.length > 0;

const contradictionMessages = ({ messages, loaded }: StatusView): readonly Message[] => [
  orderMessages(messages).otherAddress,
  ...(loaded.interaction?.otherPlace(messages) ?? []),
];

/** The parts whose text stays, was emptied or needs a look. */
function keptMessages(messages: Messages, { kept, check = [], cleared = [] }: FillSummary): readonly Message[] {
  const emptied = check.filter((part) => cleared.includes(part));
  const left = check.filter((part) => !emptied.includes(part));
  return [
    ...(emptied.length > 0 ? [orderMessages(messages).cleared(emptied)] : []),
    ...(kept.length + left.length > 0 ? [tell(messages, { kept, check: left })] : []),
  ];
}

/** The result of a fill in three sentences. The first, which names the filled fields, is for screen readers only. */
function fillMessages(view: StatusView, summary: FillSummary): readonly Message[] {
  const { messages, state, blockField, loaded } = view;
  const { filled, values, missing, changed, lost = [], check = [] } = summary;
  if (state.isOtherAddress || isShownContradiction(state)) return contradictionMessages(view);
  // The sentence about a correction asks for the block in its place.
  const toCheck = [...state.toCheck, ...check].filter((part) => !changed?.told.includes(part));
  const lines = changed ? [changed.message(messages)] : [];
  if (filled.length > 0) lines.push({ shown: '', spoken: tell(messages, { filled, values }) });
  lines.push(...keptMessages(messages, { ...summary, check: toCheck }));
  if (missing.length > 0) {
    // After a fill, one after the other: the line is as long as the usual one, which asks for the block. Pickers go on with the next level.
    const spoken = tell(messages, { missing });
    const next = missing.at(loaded.pickers ? 0 : -1) as Part;
    const shown = state.status === 'idle' ? spoken : tell(messages, { missing: [next] });
    lines.push({ shown: blockField ? '' : shown, spoken });
  }
  if (lost.length > 0) lines.push(orderMessages(messages).lost(lost));
  return lines;
}

/** The message after a fill. An address that agrees needs none; a form without fields for one does. */
function resultMessages(view: StatusView, summary: FillSummary): readonly Message[] {
  const lines = fillMessages(view, summary);
  const hasFields = view.state.found.some(({ parts }) => parts.some((part) => /^(?:pref|city|town|addr)/.test(part)));
  return lines.length > 0 || hasFields ? lines : [tell(view.messages, {})];
}

/** The message after an undo, or after the user has closed the list. */
function idleMessages(view: StatusView, state: LookupState & { readonly status: 'idle' }): readonly Message[] {
  const { messages } = view;
  const { undone: { restored = [], kept = [], codeText } = {}, offered, toCheck } = state;
  // The parts that a choice would have filled, that the fill before lacks, or that the user has replaced by a block alone.
  const missing = (offered && !state.undone) || codeText || state.shownLost.length > 0 ? state.missing : [];
  // Another address may still be there while the user types another code.
  const isTold = isShownContradiction(state) || [...kept, ...missing, ...toCheck].length > 0;
  const undone = restored.length > 0 ? [messages.undone(restored)] : [];
  return isTold ? [...undone, ...fillMessages(view, { filled: [], kept, missing })] : undone;
}

/** The message of a failure, without what `verify` shows. */
const failureMessages = (view: StatusView, error: LookupError): readonly Message[] =>
  view.isMismatch && error.code === 'not-found' ? [] : [errorMessage(error, view)];

function stateMessages(view: StatusView): readonly Message[] {
  const { messages, state, summary, loaded } = view;
  if (state.status === 'error') return failureMessages(view, state.error);
  if (state.status === 'busy') return state.isSlow ? [messages.busy] : [];
  const ofPickers = loaded.pickers?.message(messages, state, (of) => fillMessages(view, of));
  if (ofPickers) return ofPickers;
  if (state.status === 'idle') return idleMessages(view, state);
  if (state.status === 'choosing')
    return [...(isShownContradiction(state) ? contradictionMessages(view) : []), ...(loaded.interaction?.choices.tell(view, state) ?? [])];
  const rest = summary && loaded.checks ? loaded.checks.rest(summary) : summary;
  return rest && !rest.isStale ? resultMessages(view, rest) : [];
}

/** The sentences of the message, separately: screen readers must not repeat the others if one disappears. */
export function sentences(view: StatusView): readonly Message[] {
  const { formerZip } = view.state;
  return [...stateMessages(view), ...(formerZip ? [orderMessages(view.messages).formerZip(hyphenateCode(formerZip))] : [])];
}
