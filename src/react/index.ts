/**
 * `<DgaAddressLookup>` for React: props in camel case, typed events, and a ref that is the element. Registers the element.
 *
 * @module
 */
import { createComponent } from '@lit/react';
import type { ReactiveElement } from '@lit/reactive-element';
import * as React from 'react';
import type { LookupElement } from '../element/properties.ts';
import { DgaAddressLookup as DgaAddressLookupElement, type DgaEventMap } from '../index.ts';

/** The members of the element that no page sets. */
type Internal =
  | 'status'
  | 'record'
  | 'form'
  | 'formId'
  | 'defaultValue'
  | 'formResetCallback'
  | 'isDisabled'
  | 'accepted'
  | 'awaitLoad'
  | 'loadRest';

/** The element's properties. `form` is the id of the form to fill. */
type ElementProps = Partial<Omit<LookupElement, keyof ReactiveElement | Internal>> & {
  readonly form?: string | undefined;
};

/** `dga-before-fill` as `DgaBeforeFill`. */
type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** Handlers for the element's events. */
type EventProps = {
  readonly [Name in keyof DgaEventMap as `on${PascalCase<Name>}`]?: ((event: DgaEventMap[Name]) => void) | undefined;
};

export type DgaAddressLookupProps = ElementProps &
  EventProps &
  Omit<React.HTMLAttributes<HTMLElement>, keyof ElementProps | keyof EventProps>;

const Inner = createComponent({
  react: React,
  tagName: 'dga-address-lookup',
  elementClass: DgaAddressLookupElement,
  displayName: 'DgaAddressLookup',
  events: {
    onDgaLookup: 'dga-lookup',
    onDgaResults: 'dga-results',
    onDgaBeforeFill: 'dga-before-fill',
    onDgaFill: 'dga-fill',
    onDgaIncomplete: 'dga-incomplete',
    onDgaUndo: 'dga-undo',
    onDgaClear: 'dga-clear',
    onDgaPick: 'dga-pick',
    onDgaMismatch: 'dga-mismatch',
    onDgaError: 'dga-error',
  } satisfies Record<keyof EventProps, keyof DgaEventMap>,
});

/** `<dga-address-lookup>` as a React component. */
export const DgaAddressLookup: React.ForwardRefExoticComponent<DgaAddressLookupProps & React.RefAttributes<DgaAddressLookupElement>> =
  React.forwardRef(({ form, ...props }: DgaAddressLookupProps, ref: React.ForwardedRef<DgaAddressLookupElement>) =>
    // The element's `form` property is the form itself, as on every control, so the id has another name.
    React.createElement(Inner, { ...(props as object), ...(form === undefined ? {} : { formId: form }), ref }),
  );
