import { describeAgreement } from '../integrations/php-agreement.ts';

describeAgreement(Date.now() % 1_000_000, 4000);
