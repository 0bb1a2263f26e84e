// Imported by properties that run a thousand times and more in `npm run test:long`, with other inputs each time. In `npm test` they get the
// same inputs in each run, so that only a change turns it red.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122 });
