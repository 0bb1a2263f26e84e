import { READERS, readHAdr } from '../../form/discovery/evidence/weigh.ts';
import type { FieldReader, FieldReading } from '../../form/discovery/reading.ts';
import type { Field } from '../../form/field.ts';
import type { LookupElement } from '../properties.ts';
import type { LookupState } from '../state.ts';
import type { PageForm } from './page-form.ts';

/** Watch each document or shadow root since a field in it was read. A reading is valid as long as its observer is here. */
const observers = new WeakMap<Node, MutationObserver>();

/** Forgets what the fields of a document or shadow root say: style sheets can show and hide texts without a change of the DOM. */
export function forgetReadings(root: Node): void {
  observers.get(root)?.disconnect();
  observers.delete(root);
}

function observerOf(root: Node): MutationObserver {
  let observer = observers.get(root);
  if (observer?.takeRecords().length === 0) return observer;
  forgetReadings(root);
  observer = new MutationObserver(() => forgetReadings(root));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  observers.set(root, observer);
  return observer;
}

/** Makes a reader remember until the DOM changes or the user enters another field: reading texts takes most of the time of a fill. */
export function remember(read: FieldReader): FieldReader {
  const readings = new WeakMap<Field, { readonly observer: MutationObserver; readonly reading: FieldReading | undefined }>();
  return (field) => {
    const observer = observerOf(field.getRootNode());
    let known = readings.get(field);
    if (known?.observer !== observer) readings.set(field, (known = { observer, reading: read(field) }));
    return known.reading;
  };
}

/** The country in a block of YubinBango's markup may change without a change of the DOM. */
const REMEMBERING: ReadonlyMap<FieldReader, FieldReader> = new Map(
  READERS.flatMap((reader) => (reader === readHAdr ? [] : [[reader, remember(reader)]])),
);

/** The session of an element, as far as its form depends on it. */
interface Session {
  readonly page: PageForm;
  readonly state: Pick<LookupState, 'status'>;
}

/** Lets the elements of a page share what its fields say, and an element keep its form for the fill of a running lookup if nothing has changed. */
export function rememberForm(element: LookupElement, session: Session): void {
  const { page } = session;
  page.readers = page.readers.map((reader) => REMEMBERING.get(reader) ?? reader);
  let seen: MutationObserver | undefined;
  let readers: readonly FieldReader[] | undefined;
  page.foundBefore = () => {
    const observer = observerOf(element.getRootNode());
    const isRead = observer === seen && page.readers === readers;
    seen = observer;
    readers = page.readers;
    // A property may select another form. Fields can open and close without a change of the DOM.
    const isSame = isRead && session.state.status === 'busy' && !element.isUpdatePending && !page.hasChanged;
    return isSame ? page.found : undefined;
  };
}
