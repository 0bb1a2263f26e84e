import type { PlaceLevel } from '../../address/parts.ts';
import type { AddressPicker } from '../../client/picker-model/address-picker.ts';
import type { PickerLevel, PickerOption } from '../../client/picker-model/picker-options.ts';
import type { PlaceInForm } from '../../form/place-in-form.ts';
import type { Messages } from '../messages/messages.ts';
import type { LookupElement } from '../properties.ts';

/** The operations that the views of the pickers call. */
export interface PickerControl {
  readonly model: AddressPicker;
  readonly element: LookupElement;
  /** The messages in the page's language; `undefined` until they are loaded. */
  readonly messages: Messages | undefined;
  load(level: PickerLevel): void;
  choose(level: PickerLevel, option: PickerOption): void;
  unchoose(level: PickerLevel): void;
  /** Looks up names that the page's selects contain, and continues from this level. */
  adopt(place: Partial<PlaceInForm>, level: PlaceLevel): void;
  repeatMessage(): void;
}
