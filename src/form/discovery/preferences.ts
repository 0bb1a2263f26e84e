import { type Candidate, claimsOf, type FieldReading, hasSense, isContinued, isParcel, sourceRank, WORDS } from './reading.ts';

/** Reports whether a field asks for a room without its building. */
const isRoom = (slot: FieldReading): boolean => hasSense(slot, 'building+room') && !hasSense(slot, 'building');

/** Rates a field that names a part which another field names too. The greater number wins. `zip`: the ZIP Code field. */
export type Preference = (slot: Candidate, zip: Candidate | undefined) => number;

// Classes, names and labels are words.
const markOverTokenOverWords: Preference = (slot) => -Math.min(sourceRank(slot), WORDS);
const groupOfTheCode: Preference = ({ group }) => Number(group !== '');
// A field for the room leaves the building to the field for its name, 地番 the block to 番地, and 屋号 the company to 会社名.
const fullOverLess: Preference = (slot) => -Number(isRoom(slot) || isParcel(slot) || hasSense(slot, 'organization+trade'));
const besideTheCode: Preference = ({ stretch }, zip) => Number(stretch === zip?.stretch);
const wordsOverOptions: Preference = (slot) => -Number(hasSense(slot, 'options'));
// 番地まで in front of 番地以降 includes the block; 社名2 and 市区町村・番地（続き） leave the parts to 社名 and 市区町村・番地.
const firstOverNext: Preference = (slot) => -Number(isContinued(slot));
const fewerParts: Preference = (slot) => -claimsOf(slot).length;
const classOverNameOverLabel: Preference = (slot) => -sourceRank(slot);

/** The first one with a difference decides. */
export const PREFERENCES: Preference[] = [
  markOverTokenOverWords,
  groupOfTheCode,
  fullOverLess,
  besideTheCode,
  firstOverNext,
  fewerParts,
  wordsOverOptions,
  classOverNameOverLabel,
];
