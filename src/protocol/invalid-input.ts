/** A search that cannot be sent: the client rejects with it, the proxy answers 400. `message` names the key and never contains its value. */
export class InvalidInput extends Error {
  /** `invalid-code`: well-formed, but cannot find anything. `invalid-request`: a key has a value of the wrong type or out of range. */
  readonly code: 'invalid-code' | 'invalid-request';

  constructor(code: 'invalid-code' | 'invalid-request', message: string) {
    super(message);
    this.name = 'InvalidInput';
    this.code = code;
  }
}
