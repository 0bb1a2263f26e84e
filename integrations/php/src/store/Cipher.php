<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Encrypts what is stored, with a key that is derived from a secret that the store does not contain. */
final class Cipher
{
    private readonly string $key;

    public function __construct(string $secret, string $purpose)
    {
        $this->key = hash_hkdf('sha256', $secret, 32, "dga-address-lookup $purpose");
    }

    public function encrypt(string $text): string
    {
        if (function_exists('sodium_crypto_secretbox')) {
            $nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
            return 's' . base64_encode($nonce . sodium_crypto_secretbox($text, $nonce, $this->key));
        }
        $nonce = random_bytes(12);
        $tag = '';
        $sealed = openssl_encrypt($text, 'aes-256-gcm', $this->key, OPENSSL_RAW_DATA, $nonce, $tag);
        return 'o' . base64_encode($nonce . $tag . $sealed);
    }

    /** Null if the text was changed, or encrypted with another secret or by an extension that is missing here. */
    public function decrypt(string $sealed): ?string
    {
        $raw = (string) base64_decode(substr($sealed, 1), true);
        if (strlen($raw) < 28) {
            return null;
        }
        $text = match (true) {
            $sealed[0] === 's' && function_exists('sodium_crypto_secretbox_open') => strlen($raw) < 40 ? false : sodium_crypto_secretbox_open(substr($raw, 24), substr($raw, 0, 24), $this->key),
            $sealed[0] === 'o' && function_exists('openssl_decrypt') => openssl_decrypt(substr($raw, 28), 'aes-256-gcm', $this->key, OPENSSL_RAW_DATA, substr($raw, 0, 12), substr($raw, 12, 16)),
            default => false,
        };
        return $text === false ? null : $text;
    }
}
