import type { TextForms } from '../../address/part-values.ts';
import { isPart, type Part } from '../../address/parts.ts';
import type { ZipFormat } from '../../address/text/kana-and-width.ts';
import type { OverwritePolicy } from '../../form/filling/plan-fill.ts';
import type { SearchCodeOptions } from '../../client/code-client.ts';
import { wordOf, wordsOf } from '../attributes.ts';
import type { ClientSettings } from '../clients/client-for.ts';
import type { LookupElement } from '../properties.ts';

/** The element's attributes that a lookup uses, checked. */
export interface LookupSettings extends TextForms, ClientSettings, Readonly<Pick<LookupElement, 'searchtype' | 'choikitype'>> {
  readonly policy: OverwritePolicy;
  readonly zipFormat: ZipFormat;
  /** The parts that may be filled; `null`: all. */
  readonly fill: readonly Part[] | null;
}

/** Reads the element's attributes. An unknown word counts as the default. */
export function readSettings(element: LookupElement): LookupSettings {
  const { client, endpoint, apiBase, fill, kana, width, searchtype, choikitype } = element;
  const parts = wordsOf(fill).filter(isPart);
  return {
    client,
    endpoint,
    apiBase,
    policy: wordOf(element, 'overwrite'),
    zipFormat: wordOf(element, 'zipFormat'),
    kana,
    width,
    fill: parts.length > 0 ? parts : null,
    searchtype,
    choikitype,
  };
}

/** The options of a request. The API's defaults are not sent. */
export function searchOptions({ searchtype, choikitype }: LookupSettings, signal: AbortSignal): SearchCodeOptions {
  return { signal, ...(searchtype === 2 && { searchtype }), ...(choikitype === 2 && { choikitype }) };
}
