// Browsers tell screen readers the language of each text: Japanese names on a page in English are Japanese.
import { compareTranscripts } from './perform.ts';
import { LANGUAGE_TASKS } from './tasks.ts';

compareTranscripts('Languages', 'chromium', LANGUAGE_TASKS, { recorded: 'languages', prefix: 'languages-' });
compareTranscripts('Languages', 'firefox', LANGUAGE_TASKS, { recorded: 'languages', prefix: 'languages-' });
