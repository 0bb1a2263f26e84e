/** Encrypts texts with a key that is derived from the credentials. */
export interface Seal {
  seal(text: string): Promise<string>;
  /** @returns the text; `undefined` if it was written with other credentials */
  unseal(sealed: string): Promise<string | undefined>;
  /** A hash that cannot be computed, and so not be guessed back, without the credentials. */
  hashed(text: string): Promise<string>;
  /** Distinguishes these credentials from others. */
  name(): Promise<string>;
}

const NONCE_BYTES = 12;

export function createSeal(clientId: string, secretKey: string): Seal {
  const utf8 = new TextEncoder();
  const hmacKey = (bytes: BufferSource): Promise<CryptoKey> =>
    crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const derive = async (use: string): Promise<ArrayBuffer> =>
    crypto.subtle.sign('HMAC', await hmacKey(utf8.encode(secretKey)), utf8.encode(`dga-address-lookup ${use} ${clientId}`));
  // Derived at the first use, because edge runtimes allow no asynchronous work while they load a module.
  let key: CryptoKey | undefined;
  let hashKey: CryptoKey | undefined;
  const sealKey = async (): Promise<CryptoKey> =>
    (key ??= await crypto.subtle.importKey('raw', await derive('token'), 'AES-GCM', false, ['encrypt', 'decrypt']));
  const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const short = (bytes: ArrayBuffer): string => base64(new Uint8Array(bytes)).slice(0, 22);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealKey(), utf8.encode(text));
      return base64(Uint8Array.of(...iv, ...new Uint8Array(sealed)));
    },
    async unseal(sealed) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
        const parameters = { name: 'AES-GCM', iv: bytes.slice(0, NONCE_BYTES) };
        return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, await sealKey(), bytes.slice(NONCE_BYTES)));
      } catch {
        return undefined;
      }
    },
    async hashed(text) {
      hashKey ??= await hmacKey(await derive('hash'));
      return short(await crypto.subtle.sign('HMAC', hashKey, utf8.encode(text)));
    },
    name: async () => short(await derive('name')),
  };
}
