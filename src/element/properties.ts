import { type PropertyDeclaration, ReactiveElement } from '@lit/reactive-element';
import type { Part } from '../address/parts.ts';
import type { KanaForm, WidthForm, ZipFormat } from '../address/text/kana-and-width.ts';
import type { CodeClient } from '../client/code-client.ts';
import type { FieldMapping } from '../form/discovery/mapping.ts';
import type { OverwritePolicy } from '../form/filling/plan-fill.ts';
import { ACCEPTED, type Accepted, type Trigger, type Verify, wordsOf } from './attributes.ts';

/** The attributes and properties of the element. Controllers depend on this class, not on the shell. */
export abstract class LookupElement extends ReactiveElement {
  static override properties: Readonly<Record<string, PropertyDeclaration & { readonly initial?: unknown }>> = {
    endpoint: {},
    apiBase: { attribute: 'api-base' },
    client: { attribute: false },
    for: {},
    // The browser associates a control with its form by the attribute only.
    formId: { attribute: 'form', reflect: true },
    section: {},
    standalone: { type: Boolean },
    accept: {},
    trigger: { initial: 'auto' },
    overwrite: { initial: 'own' },
    fill: {},
    fields: { attribute: false },
    pickers: {},
    searchtype: { initial: 1, type: Number },
    choikitype: { initial: 1, type: Number },
    zipFormat: { initial: 'keep', attribute: 'zip-format' },
    kana: { initial: 'katakana' },
    width: { initial: 'keep' },
    lookahead: {
      initial: false,
      converter: { fromAttribute: (value: string | null) => value !== null && (value.trim() === '5' ? 5 : true) },
    },
    requireBlock: { type: Boolean, attribute: 'require-block' },
    findZip: { type: Boolean, attribute: 'find-zip' },
    verify: { initial: 'off' },
    // No attribute without a name: pages select fields by `[name]`.
    name: { initial: '', reflect: true, converter: { toAttribute: (name: string) => name || null } },
    defaultValue: { initial: '', attribute: 'value' },
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    placeholder: { initial: '' },
    label: { initial: '' },
    hint: { initial: '' },
    compat: {},
  };

  /** Base of the proxy, such as `/dga`. `mock:` once the mock entry is loaded; `list:/zip/` for the prepared public ZIP list in a folder of the site. */
  declare endpoint: string | null;
  /** Token mode: base URL of the API; the token is requested from `{endpoint}/token`. */
  declare apiBase: string | null;
  /** A custom client; takes precedence over `endpoint`. */
  declare client: CodeClient | null;
  /** The id of the page's code field, or its name if no id matches. */
  declare for: string | null;
  /** The `form` attribute: the id of the form to fill. */
  declare formId: string | null;
  /** The autocomplete section or `shipping`/`billing` group to fill. */
  declare section: string | null;
  /** Shows the built-in input even if the page has a code field. */
  declare standalone: boolean;
  /** The accepted kinds of input of `postal-code digital-address freeword`; default: the first two. */
  declare accept: string | readonly Accepted[] | null;
  /** The event that starts a lookup: a complete code (`auto`), the button or Enter (`button`), or only `lookup()` (`manual`). */
  declare trigger: Trigger;
  /** The fields with text that may be written: those that the element filled and that have not changed since (`own`), none (`empty`), all if the user agrees (`ask`), or all (`always`). */
  declare overwrite: OverwritePolicy;
  /** The parts to fill; default: all. In the field for the ZIP Code, it always replaces a Digital Address. */
  declare fill: string | readonly Part[] | null;
  /** Explicit mapping of parts to fields; takes precedence over discovery. */
  declare fields: FieldMapping | null;
  /** Shows pickers for prefecture, city and town, or for the named ones. Uses the page's selects that are marked `data-dga-picker` instead. */
  declare pickers: boolean | string | readonly string[] | null;
  /** API option: 2 excludes unique corporate ZIP Codes. */
  declare searchtype: 1 | 2;
  /** API option: 2 returns towns with their brackets. */
  declare choikitype: 1 | 2;
  /** The format of the ZIP Code that is written into the code field: as the field takes it (`keep`), digits only, or with a hyphen. */
  declare zipFormat: ZipFormat;
  /** The form of kana parts. */
  declare kana: KanaForm;
  /** The width of digits and hyphens in block and building. */
  declare width: WidthForm;
  /** A missing block makes the form invalid. */
  declare requireBlock: boolean;
  /** Starts the lookup of a ZIP Code before its last digit: after six digits, with `lookahead="5"` after five. */
  declare lookahead: boolean | 5;
  /** Offers the ZIP Code of an address that the user has entered by hand. */
  declare findZip: boolean;
  /** Compares ZIP Code and address: `warn` shows a mismatch, `block` also makes the form invalid until the user fixes or confirms it. */
  declare verify: Verify;
  /** The name under which the built-in input is submitted. */
  declare name: string;
  /** The `value` attribute: the initial text of the built-in input. */
  declare defaultValue: string;
  /** The built-in input must contain a complete code. */
  declare required: boolean;
  /** Switches off lookups, the built-in input and the pickers. A disabled `fieldset` around the element does the same. */
  declare disabled: boolean;
  /** The placeholder of the built-in input. */
  declare placeholder: string;
  /** The label of the built-in input; default: a message in the page's language. */
  declare label: string;
  /** The text below the built-in input; default: a message in the page's language. */
  declare hint: string;
  /** `h-adr`: handles every block of the page with YubinBango's markup. */
  declare compat: string | null;

  readonly #loads = new Set<Promise<unknown>>();

  /** @internal Makes `updateComplete` wait for a load that the next rendering needs. It must not reject. */
  awaitLoad(load: Promise<unknown>): void {
    this.#loads.add(load);
    void load.finally(() => this.#loads.delete(load));
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.#loads.size === 0) return isDone;
    await Promise.all(this.#loads);
    return this.getUpdateComplete();
  }

  /** @internal Whether the element's own attribute or a fieldset around it disables the element. */
  get isDisabled(): boolean {
    return this.disabled || this.matches(':disabled');
  }

  /** @internal The accepted kinds of input; by default ZIP Codes and Digital Addresses. */
  get accepted(): readonly Accepted[] {
    const words = wordsOf(this.accept);
    const known = ACCEPTED.filter((kind) => words.includes(kind));
    return known.length > 0 ? known : ACCEPTED.slice(0, 2);
  }

  /** @internal The form that the element belongs to. */
  abstract get form(): HTMLFormElement | null;

  /** @internal Loads the chunk of the code field. */
  abstract loadRest(): Promise<unknown>;

  /** @internal */
  abstract formResetCallback(): void;

  /** The text in the code field. Setting it starts no lookup. */
  abstract value: string;

  constructor() {
    super();
    for (const [name, { type, initial = type === Boolean ? false : null }] of Object.entries(LookupElement.properties))
      Reflect.set(this, name, initial);
  }
}
