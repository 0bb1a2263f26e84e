import { hasFocus, listen } from '../../form/dom.ts';
import { resolveForm } from '../../form/discovery/resolved-form.ts';
import { CLOSED } from '../../form/field.ts';
import type { LookupSession } from '../lookup/lookup-session.ts';
import { showRemark } from '../lookup/remarks.ts';

/** An invalid event so soon after Enter comes from the submit that it started. */
const ENTER_MS = 1000;

/** A submit is refused by several controls, such as a field and the element, within this time: its reason is reported once. */
const SUBMIT_MS = 100;

/**
 * Reports why the form was not submitted, if a field of the address is the reason: browsers show it in a bubble that screen readers do not
 * read. A page may check validity at any time; after a submit, the browser moves the focus to the first invalid control, or the page prevents
 * the submit.
 */
export function reportRefusals(session: LookupSession, enteredAt: () => number, signal: AbortSignal): void {
  const { element, page } = session;
  const root = element.getRootNode();
  let reportedAt = -Infinity;
  let submit: Event | undefined;
  const isOwn = (control: Element): boolean => {
    if (control === element) return true;
    // Another element may report a field of another address.
    const form = resolveForm(page.find());
    const fields = [...form.codeFields, ...form.found.map(({ field }) => field)];
    return fields.some((field) => field === control) && (control as HTMLInputElement).validity.customError;
  };
  const refused = ({ target, timeStamp }: Event): void => {
    const control = target as HTMLInputElement;
    const wasFocused = hasFocus(control);
    // The browser focuses no field in a closed `<details>`, and refuses the submit silently.
    const box = isOwn(control) && control.closest<HTMLDetailsElement>(CLOSED);
    if (box) {
      box.open = true;
      // WebKit would look for a field to focus before the next layout.
      box.getClientRects();
    }
    setTimeout(() => {
      const isSubmit = hasFocus(control) && (!wasFocused || timeStamp - enteredAt() < ENTER_MS);
      // A page that checks the fields itself, as Bootstrap's forms do, moves no focus, and has its own words for its own rules only.
      const isPrevented = submit?.defaultPrevented && timeStamp - submit.timeStamp < ENTER_MS;
      const isReported = timeStamp - reportedAt < SUBMIT_MS;
      if (isReported || !(isSubmit || isPrevented) || !isOwn(control)) return;
      const { validationMessage } = control;
      showRemark(session, () => validationMessage, control);
      reportedAt = timeStamp;
    });
  };
  listen(root, 'invalid', refused, signal, true);
  listen(root, 'submit', (event) => (submit = event), signal, true);
}
