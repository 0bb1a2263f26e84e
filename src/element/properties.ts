import { LitElement, type PropertyDeclarations } from 'lit';
import type { Part } from '../address/parts.ts';
import type { AddressRecord } from '../address/record.ts';
import type { KanaForm, WidthForm, ZipFormat } from '../address/text-forms.ts';
import type { CodeClient } from '../client/code-client.ts';
import type { FieldMapping } from '../form/discovery/mapping.ts';
import type { OverwritePolicy } from '../form/filling/plan-fill.ts';
import type { Accepted, Trigger, Verify } from './attributes.ts';
import type { LookupStatus } from './state.ts';

/** What a page says to the element, by attributes and properties; and the element as those parts of it see it that come late. */
export abstract class LookupElement extends LitElement {
  static override properties: PropertyDeclarations = {
    endpoint: { type: String },
    apiBase: { type: String, attribute: 'api-base' },
    client: { attribute: false },
    for: { type: String },
    // The browser ties a control to its form by the attribute alone.
    formId: { type: String, attribute: 'form', reflect: true },
    section: { type: String },
    standalone: { type: Boolean },
    accept: { type: String },
    trigger: { type: String },
    overwrite: { type: String },
    fill: { type: String },
    fields: { attribute: false },
    pickers: { type: String },
    searchtype: { type: Number },
    choikitype: { type: Number },
    zipFormat: { type: String, attribute: 'zip-format' },
    kana: { type: String },
    width: { type: String },
    requireBlock: { type: Boolean, attribute: 'require-block' },
    findZip: { type: Boolean, attribute: 'find-zip' },
    verify: { type: String },
    // No attribute without a name: pages gather their fields by `[name]`.
    name: { type: String, reflect: true, converter: { toAttribute: (name: string) => name || null } },
    defaultValue: { type: String, attribute: 'value' },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    placeholder: { type: String },
    label: { type: String },
    compat: { type: String },
  };

  /** Base of the proxy, such as `/dga`. `mock:` once the mock entry is loaded; `list:/zip/` for the prepared public ZIP list in a folder of the site. */
  declare endpoint: string | null;
  /** Token mode: the base that the searches go to, with a token of `{endpoint}/token`. */
  declare apiBase: string | null;
  /** A client of one's own; wins over `endpoint`. */
  declare client: CodeClient | null;
  /** Id of the page's code field. */
  declare for: string | null;
  /** The `form` attribute: id of the form to fill. */
  declare formId: string | null;
  /** The autocomplete section or `shipping`/`billing` group to fill. */
  declare section: string | null;
  /** Shows an input of its own, also where the page has one. */
  declare standalone: boolean;
  /** What may be typed: `postal-code digital-address freeword`. */
  declare accept: string | readonly Accepted[] | null;
  /** When a lookup starts. */
  declare trigger: Trigger;
  /** When a field that holds text may be written to. */
  declare overwrite: OverwritePolicy;
  /** The parts to fill; all where not given. */
  declare fill: string | readonly Part[] | null;
  /** Where each part goes, wins over discovery. */
  declare fields: FieldMapping | null;
  /** Shows pickers for prefecture, city and town, or for those named; selects marked `data-dga-picker` are driven instead. */
  declare pickers: boolean | string | readonly string[] | null;
  /** Of the API: 2 leaves out unique corporate ZIP Codes. */
  declare searchtype: 1 | 2;
  /** Of the API: 2 gives towns with their brackets. */
  declare choikitype: 1 | 2;
  /** How the code field is rewritten after a hit. */
  declare zipFormat: ZipFormat;
  /** Form of kana parts. */
  declare kana: KanaForm;
  /** Width of digits and hyphens in block and building. */
  declare width: WidthForm;
  /** Makes a missing block part of validity. */
  declare requireBlock: boolean;
  /** Offers the ZIP Code of an address that the user has entered by hand. */
  declare findZip: boolean;
  /** Compares ZIP Code and address: `warn` shows a mismatch, `block` also makes the form invalid until the user fixes or confirms it. */
  declare verify: Verify;
  declare name: string;
  /** The `value` attribute: what the own input starts with and is reset to. */
  declare defaultValue: string;
  declare required: boolean;
  declare disabled: boolean;
  declare placeholder: string;
  /** Label of the own input; default: in the language of the page. */
  declare label: string;
  /** `h-adr`: acts on every block of YubinBango's markup on the page. */
  declare compat: string | null;

  /** @internal Whether the element's own attribute or a fieldset around it disables the element. */
  get isDisabled(): boolean {
    return this.disabled || this.matches(':disabled');
  }

  /** @internal The form that the element belongs to. */
  abstract get form(): HTMLFormElement | null;

  /** @internal */
  abstract formResetCallback(): void;

  /** What the element is doing. */
  abstract get status(): LookupStatus;
  /** The record that the form was filled from; `null` before. */
  abstract get record(): AddressRecord | null;
  /** The text in the code field, the page's or its own. Setting it starts no lookup. */
  abstract value: string;

  constructor() {
    super();
    this.endpoint = null;
    this.apiBase = null;
    this.client = null;
    this.for = null;
    this.formId = null;
    this.section = null;
    this.standalone = false;
    this.accept = null;
    this.trigger = 'auto';
    this.overwrite = 'own';
    this.fill = null;
    this.fields = null;
    this.pickers = null;
    this.searchtype = 1;
    this.choikitype = 1;
    this.zipFormat = 'keep';
    this.kana = 'katakana';
    this.width = 'keep';
    this.requireBlock = false;
    this.findZip = false;
    this.verify = 'off';
    this.name = '';
    this.defaultValue = '';
    this.required = false;
    this.disabled = false;
    this.placeholder = '';
    this.label = '';
    this.compat = null;
  }
}
