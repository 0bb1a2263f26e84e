<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** An IP address: 4 or 16 bytes. IPv4 inside IPv6 (`::ffff:192.0.2.1`) is the IPv4 address. */
final class IpAddress
{
    public string $bytes;

    private function __construct(string $bytes)
    {
        $this->bytes = $bytes;
    }

    /** Reads an address, with the port, brackets or zone that proxies and sockets may add. */
    public static function read(string $text): ?self
    {
        if (preg_match('/^\[([^\]]*)\](?::\d{1,5})?$|^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/D', $text, $match) === 1) {
            $text = end($match);
        }
        $bytes = strlen($text) > 64 ? false : @inet_pton(preg_replace('/%[\w.-]+$/D', '', $text) ?? '');
        if ($bytes === false) {
            return null;
        }
        return new self(str_starts_with($bytes, str_repeat("\0", 10) . "\xff\xff") ? substr($bytes, 12) : $bytes);
    }

    public function text(): string
    {
        return (string) inet_ntop($this->bytes);
    }

    /** The address with all but the first bits set to zero. */
    public function truncated(int $bits): self
    {
        $bytes = $this->bytes;
        for ($i = 0; $i < strlen($bytes); $i++) {
            $kept = min(8, max(0, $bits - 8 * $i));
            $bytes[$i] = chr(ord($bytes[$i]) & (0xff << (8 - $kept)) & 0xff);
        }
        return new self($bytes);
    }

    /** Whether the address lies in a block such as `10.0.0.0/8`. */
    public function isIn(string $block): bool
    {
        [$address, $bits] = self::block($block) ?? [null, 0];
        return $address !== null && strlen($address->bytes) === strlen($this->bytes) && $this->truncated($bits)->bytes === $address->truncated($bits)->bytes;
    }

    /** @return array{self, int}|null address and prefix length of a block */
    public static function block(string $text): ?array
    {
        [$addressText, $bitsText] = explode('/', $text, 2) + [1 => null];
        $address = str_contains($addressText, '[') ? null : self::read($addressText);
        if ($address === null || ($bitsText !== null && preg_match('/^\d{1,3}$/D', $bitsText) !== 1)) {
            return null;
        }
        $most = strlen($address->bytes) * 8;
        // ::ffff:10.0.0.0/104 is 10.0.0.0/8.
        $bits = $bitsText === null ? $most : (int) $bitsText - ($most === 32 && str_contains($addressText, ':') ? 96 : 0);
        return $bits < 0 || $bits > $most ? null : [$address, $bits];
    }
}
