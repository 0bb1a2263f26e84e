import type { LookupError } from '../../address/lookup-error.ts';
import type { FoundForm } from '../../form/discovery/find-form.ts';
import type { PickDetail } from '../events.ts';
import type { LookupFlow } from '../lookup/lookup-flow.ts';
import type { LookupElement } from '../properties.ts';

/** The element, as the pickers require it. */
export interface PickersHost {
  readonly element: LookupElement;
  isDisabled(): boolean;
  resolve(): FoundForm;
  flow(): LookupFlow;
  /** Dispatches `dga-pick`. */
  picked(detail: PickDetail): void;
  /** Shows that a list failed to load and dispatches `dga-error`. */
  failed(error: LookupError): void;
  /** Shows the state from before the failure. */
  recovered(): void;
  /** Gives the browser the choices to restore when the user returns to the page. */
  keep(state: string): void;
}
