import type { Part } from './parts.ts';

/** A field of the form: the parts that it takes, and the text that the user sees in it. */
export interface PlaceText {
  readonly parts: readonly Part[];
  readonly text: string;
}

export interface PlaceDifference {
  /** The parts whose field does not contain them, and nothing else in their place. */
  readonly absent: readonly Part[];
  /** The parts whose field names another place. */
  readonly differs: readonly Part[];
  /** The parts that one field repeats, the town that another one does (飯田橋飯田橋2-1), and those that are in the field of another part. */
  readonly twice: readonly Part[];
  /** The places that the fields name instead, without a block behind them. */
  readonly others: string;
}
