import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** The keys of one deployment: what it stores can be read and found with its credentials only. */
export interface RedisKeys {
  /** Hides a text, such as a caller's address or a ZIP Code, in the name of a key. */
  readonly hashed: (text: string | Buffer) => string;
  /** Encrypts a text for Redis. */
  readonly seal: (text: string) => string;
  /** Decrypts a text; `undefined` if it was written with other credentials, or by another program. */
  readonly unseal: (text: string) => string | undefined;
  /** Distinguishes these credentials in the names of keys. */
  readonly name: string;
  /** The key of `hashed`. */
  readonly hashKey: Buffer;
}

/** Derives the keys from the credentials that every instance has: a separate key for each use. `hashKey`: one that is in use already. */
export function createRedisKeys(clientId: string, secretKey: string, earlierHashKey?: Buffer): RedisKeys {
  const derive = (use: string): Buffer => createHmac('sha256', secretKey).update(`dga-address-lookup ${use} ${clientId}`).digest();
  const derived = derive('hash');
  const hashKey = earlierHashKey ?? derived;
  const sealKey = derive('token');
  const hash = (key: Buffer, text: string | Buffer): string => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return {
    hashKey,
    name: hash(derived, sealKey),
    hashed: (text) => hash(hashKey, text),
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    unseal(text) {
      try {
        const bytes = Buffer.from(text, 'base64');
        const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 });
        decipher.setAuthTag(bytes.subarray(12, 28));
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        // Written with another secret, or by another program.
        return undefined;
      }
    },
  };
}
