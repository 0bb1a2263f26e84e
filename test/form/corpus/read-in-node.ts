/** Reads serialized forms in Node. */
import { readFileSync } from 'node:fs';
import { findForm, type FormSettings } from '../../../src/form/discovery/find-form.ts';
import { READERS } from '../../../src/form/discovery/evidence/weigh.ts';
import { resolveForm, type ResolvedForm } from '../../../src/form/discovery/resolved-form.ts';
import type { SerializedForm } from './serialize.ts';
import { buildDocument } from './small-dom.ts';
import type { Options } from './tree.ts';

export interface SerializedCorpus {
  readonly options: readonly Options[];
  readonly forms: readonly SerializedForm[];
}

export const SERIALIZED: SerializedCorpus = JSON.parse(readFileSync(new URL('corpus.json', import.meta.url), 'utf8')) as SerializedCorpus;

const SETTINGS: FormSettings = { formId: null, for: null, section: null, fields: null };

const places = new WeakMap<SerializedForm, HTMLElement>();

/** Resolves the form around the element's place: `<i>`. */
export function resolveTree(form: SerializedForm, options: readonly Options[]): ResolvedForm {
  const place = places.get(form) ?? (buildDocument(form.tree, options).querySelector('i') as HTMLElement);
  places.set(form, place);
  return resolveForm(findForm(place, SETTINGS, READERS));
}

/** The part that each control takes, by its number; empty for those that are left alone. */
export function taken(form: SerializedForm, options: readonly Options[]): string[] {
  const got = form.takes.map(() => '');
  for (const { field, parts, box } of resolveTree(form, options).found)
    got[Number(field.dataset['n'])] = parts.join('+') + (box ? `/${box}` : '');
  return got;
}
