/**
 * `<DgaAddressLookup>` for React: props in camel case, typed events, and a ref that is the element. Registers the element.
 *
 * @module
 */
import { createComponent, type EventName } from '@lit/react';
import type { ReactiveElement } from '@lit/reactive-element';
import * as React from 'react';
import type { LookupElement } from '../element/properties.ts';
import {
  type BeforeFillEvent,
  DgaAddressLookup as DgaAddressLookupElement,
  type ErrorDetail,
  type FillDetail,
  type IncompleteDetail,
  type LookupDetail,
  type MismatchDetail,
  type PickDetail,
  type RestoredDetail,
  type ResultsDetail,
} from '../index.ts';

/** The element's properties. `form` is the id of the form to fill. */
type ElementProps = Partial<
  Omit<LookupElement, keyof ReactiveElement | 'status' | 'record' | 'form' | 'formId' | 'defaultValue' | 'formResetCallback'>
> & {
  readonly form?: string | undefined;
};

/** Handlers for the element's events. */
interface EventProps {
  readonly onDgaLookup?: ((event: CustomEvent<LookupDetail>) => void) | undefined;
  readonly onDgaResults?: ((event: CustomEvent<ResultsDetail>) => void) | undefined;
  readonly onDgaBeforeFill?: ((event: BeforeFillEvent) => void) | undefined;
  readonly onDgaFill?: ((event: CustomEvent<FillDetail>) => void) | undefined;
  readonly onDgaIncomplete?: ((event: CustomEvent<IncompleteDetail>) => void) | undefined;
  readonly onDgaUndo?: ((event: CustomEvent<RestoredDetail>) => void) | undefined;
  readonly onDgaClear?: ((event: CustomEvent<RestoredDetail>) => void) | undefined;
  readonly onDgaPick?: ((event: CustomEvent<PickDetail>) => void) | undefined;
  readonly onDgaMismatch?: ((event: CustomEvent<MismatchDetail>) => void) | undefined;
  readonly onDgaError?: ((event: CustomEvent<ErrorDetail>) => void) | undefined;
}

export type DgaAddressLookupProps = ElementProps &
  EventProps &
  Omit<React.HTMLAttributes<HTMLElement>, keyof ElementProps | keyof EventProps>;

const Inner = createComponent({
  react: React,
  tagName: 'dga-address-lookup',
  elementClass: DgaAddressLookupElement,
  displayName: 'DgaAddressLookup',
  events: {
    onDgaLookup: 'dga-lookup' as EventName<CustomEvent<LookupDetail>>,
    onDgaResults: 'dga-results' as EventName<CustomEvent<ResultsDetail>>,
    onDgaBeforeFill: 'dga-before-fill' as EventName<BeforeFillEvent>,
    onDgaFill: 'dga-fill' as EventName<CustomEvent<FillDetail>>,
    onDgaIncomplete: 'dga-incomplete' as EventName<CustomEvent<IncompleteDetail>>,
    onDgaUndo: 'dga-undo' as EventName<CustomEvent<RestoredDetail>>,
    onDgaClear: 'dga-clear' as EventName<CustomEvent<RestoredDetail>>,
    onDgaPick: 'dga-pick' as EventName<CustomEvent<PickDetail>>,
    onDgaMismatch: 'dga-mismatch' as EventName<CustomEvent<MismatchDetail>>,
    onDgaError: 'dga-error' as EventName<CustomEvent<ErrorDetail>>,
  },
});

/** `<dga-address-lookup>` as a React component. */
export const DgaAddressLookup: React.ForwardRefExoticComponent<DgaAddressLookupProps & React.RefAttributes<DgaAddressLookupElement>> =
  React.forwardRef(({ form, ...props }: DgaAddressLookupProps, ref: React.ForwardedRef<DgaAddressLookupElement>) =>
    // The element's `form` property is the form itself, as on every control, so the id has another name.
    React.createElement(Inner, { ...(props as object), ...(form === undefined ? {} : { formId: form }), ref }),
  );
