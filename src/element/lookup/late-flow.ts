/** What comes while the page is being read: what listens to the code field, asks and fills, and the line that tells of it. */
export { writeField } from '../../form/filling/write-field.ts';
export { acceptedOf } from '../attributes.ts';
export { CodeEntry } from '../code-field/code-entry.ts';
export { explainForm } from './form-fill.ts';
export { LookupFlow } from './lookup-flow.ts';
export { statusRest, statusRoom, statusText } from '../ui/status-line.ts';
export { statusStyles as styles } from '../ui/status-styles.ts';
export { watchLanguage } from '../messages/watch-language.ts';
