import type { LookupError } from '../../address/lookup-error.ts';
import { dispatchError } from '../dispatch.ts';
import type { Remark } from '../state.ts';
import type { FormStore } from './form-store.ts';

/**
 * Shows and announces a sentence about what the user has just done, until the next change of the state. It does not announce an earlier fill
 * again. That the code is not complete stays while other fields are edited.
 */
export function showRemark(store: FormStore, sentence: Remark['sentence'], about?: Remark['about']): void {
  const { phase } = store.visit;
  const now = 'summary' in phase ? { ...phase, summary: { ...phase.summary, filled: [] } } : phase;
  store.show(now, store.visit, false, { sentence, about });
}

/** Shows a failure outside of a lookup, such as a list of the pickers that cannot be loaded, and dispatches `dga-error`. */
export function showFailure(store: FormStore, error: LookupError): void {
  store.publish({ status: 'error', error });
  dispatchError(store.element, error);
}

/** Shows the state of the lookup again after a failure or a remark. */
export function recover(store: FormStore): void {
  store.publish(store.visit.phase);
}
