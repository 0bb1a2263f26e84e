<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Encrypts what is stored, with a key that is derived from a secret that the store does not contain. */
final class Cipher
{
    private string $secret;
    private string $purpose;

    public function __construct(string $secret, string $purpose)
    {
        $this->secret = $secret;
        $this->purpose = $purpose;
    }

    public function encrypt(string $text): string
    {
        if (function_exists('sodium_crypto_secretbox')) {
            $nonce = random_bytes(SODIUM_CRYPTO_SECRETBOX_NONCEBYTES);
            return 's' . base64_encode($nonce . sodium_crypto_secretbox($text, $nonce, $this->key()));
        }
        $nonce = random_bytes(12);
        $tag = '';
        $sealed = openssl_encrypt($text, 'aes-256-gcm', $this->key(), OPENSSL_RAW_DATA, $nonce, $tag);
        return 'o' . base64_encode($nonce . $tag . $sealed);
    }

    /** Null if the text was changed, or encrypted with another secret or by an extension that is missing here. */
    public function decrypt(string $sealed): ?string
    {
        $raw = (string) base64_decode((string) substr($sealed, 1), true);
        if (strlen($raw) < 28) {
            return null;
        }
        $text = false;
        if ($sealed[0] === 's' && strlen($raw) >= 40 && function_exists('sodium_crypto_secretbox_open')) {
            $text = sodium_crypto_secretbox_open(substr($raw, 24), substr($raw, 0, 24), $this->key());
        } elseif ($sealed[0] === 'o' && function_exists('openssl_decrypt')) {
            $text = openssl_decrypt(substr($raw, 28), 'aes-256-gcm', $this->key(), OPENSSL_RAW_DATA, substr($raw, 0, 12), substr($raw, 12, 16));
        }
        return $text === false ? null : $text;
    }

    private function key(): string
    {
        return hash_hkdf('sha256', $this->secret, 32, "dga-address-lookup $this->purpose");
    }
}
