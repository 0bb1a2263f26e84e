import { hyphenateCode } from '../../src/address/read-code.ts';
import { testData } from '../../src/mock/test-data.ts';

/** Every code of the test data. */
export const demoCodes: readonly string[] = [testData.digitalAddresses, testData.zipCodes, testData.corporateZipCodes].flatMap((codes) =>
  codes.map(({ code }) => hyphenateCode(code)),
);

/** Whether the test data have a code, in any spelling. */
export function isDemoCode(code: string): boolean {
  return demoCodes.includes(hyphenateCode(code.replaceAll('-', '')));
}
