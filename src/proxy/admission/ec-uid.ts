import { LookupError } from '../../address/lookup-error.ts';
import { isEcUid } from '../config.ts';
import type { EcUidOf } from '../options.ts';

/**
 * The `ec_uid` of one request.
 *
 * @throws {LookupError} `configuration` if the operator's function throws or returns something that cannot be sent
 */
export async function readEcUid(ecUid: string | EcUidOf | undefined, request: Request): Promise<string | undefined> {
  if (typeof ecUid !== 'function') return ecUid;
  let value: unknown;
  try {
    value = await ecUid(request);
  } catch (error) {
    throw new LookupError('configuration', 'The ecUid function failed.', { cause: error });
  }
  if (value === undefined || isEcUid(value)) return value;
  throw new LookupError('configuration', 'The ecUid function must return up to 200 visible ASCII characters or undefined.');
}
