import { describeAgreement } from './php-agreement.ts';

// The same seed every time: a failure is one of the change that is tested, not of chance.
describeAgreement(1, 80);
