import type { PartValues } from '../address/part-values.ts';
import type { Part } from '../address/parts.ts';

/** The places that a correction changed, with their names now, and the block that the user had typed. */
export interface Correction {
  readonly parts: readonly Part[];
  readonly place: string;
  readonly block: string;
  /** Whether the user has changed the block since. */
  isChecked(): boolean;
}

/** The result of a fill, for the message. */
export interface FillSummary {
  readonly filled: readonly Part[];
  /** The texts of the record. The message names the place that was filled for people who do not see the fields: 東京都千代田区飯田橋. */
  readonly values?: PartValues | undefined;
  readonly kept: readonly Part[];
  /** The parts that the user must enter. */
  readonly missing: readonly Part[];
  /** The parts whose fields have a new beginning before the user's own text: the user should check them. */
  readonly check?: readonly Part[];
  /** Those of them whose text of an earlier address was emptied. */
  readonly cleared?: readonly Part[];
  /** What the fill has corrected, once the chunk of the code field is loaded. */
  readonly changed?: Correction | undefined;
  /** The names of buildings and companies that no field took: the parcel needs them. */
  readonly lost?: readonly string[] | undefined;
  /** The code field no longer contains the code of the fill: the message is not shown. */
  readonly isStale?: boolean;
}
