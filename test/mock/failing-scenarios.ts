// The scenarios in which every call of a client fails, for a client of the site's proxy and for one of the API.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { createClient, LookupError } from '../../src/client/index.ts';
import type { MockScenario } from '../../src/mock/index.ts';

const FAILS = [
  ['offline', 'network'],
  ['rate-limited', 'rate-limited'],
  ['server-error', 'unavailable'],
  ['unauthorized', 'unauthorized'],
  ['malformed', 'unavailable'],
] as const satisfies readonly (readonly [MockScenario, string])[];

export function testFailingScenarios(clientOf: (scenario: MockScenario) => ReturnType<typeof createClient>): void {
  for (const [scenario, code] of FAILS) {
    test(`${scenario}: ${code}`, async () => {
      await assert.rejects(clientOf(scenario).searchCode('1000004'), (error: LookupError) => error.code === code);
      await assert.rejects(clientOf(scenario).searchAddress({ flg_getpref: 1 }), (error: LookupError) => error.code === code);
    });
  }
}
