/** What comes while the person types: what asks and fills, and the line that tells of it. */
export { explainForm, LookupFlow } from './lookup-flow.ts';
export { statusRest, statusRoom, statusText } from './status-line.ts';
export { statusStyles as styles } from './status-styles.ts';
export { watchLanguage } from './watch-language.ts';
