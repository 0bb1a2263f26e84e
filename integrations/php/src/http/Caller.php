<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The sender of a request. */
final class Caller
{
    private const MOST_HOPS = 20;

    /** The full address, for the API's `x-forwarded-for` if the operator asks for it. */
    public ?string $address;
    /** The key that limits count by: an IPv4 address, or the /56 that a household gets of IPv6. */
    public string $key;
    /** Whether the connection comes from one of the operator's own proxies. */
    public bool $isTrusted;

    private function __construct(?string $address, string $key, bool $isTrusted)
    {
        $this->address = $address;
        $this->key = $key;
        $this->isTrusted = $isTrusted;
    }

    /**
     * Takes the address of the connection; behind the operator's own proxies, the last address of `X-Forwarded-For` that is not one
     * of them. A caller could have invented everything to the left of it.
     *
     * @param list<string> $trustedProxies
     */
    public static function of(Request $request, array $trustedProxies): self
    {
        $connection = IpAddress::read($request->remoteAddress);
        if ($connection === null) {
            return new self(null, 'unknown', false);
        }
        $isTrusted = static function (IpAddress $address) use ($trustedProxies): bool {
            foreach ($trustedProxies as $block) {
                if ($address->isIn($block)) {
                    return true;
                }
            }
            return false;
        };
        if (!$isTrusted($connection)) {
            return self::at($connection, false);
        }
        $nearest = $connection;
        // Some proxies leave empty entries, which RFC 9110 tells recipients to ignore.
        preg_match_all('/[^\s,][^,]*/', $request->header('x-forwarded-for') ?? '', $hops);
        foreach (array_reverse(array_slice($hops[0], -self::MOST_HOPS)) as $hop) {
            $address = IpAddress::read(trim($hop));
            if ($address === null) {
                break;
            }
            $nearest = $address;
            if (!$isTrusted($address)) {
                break;
            }
        }
        return self::at($nearest, true);
    }

    private static function at(IpAddress $address, bool $isTrusted): self
    {
        return new self($address->text(), strlen($address->bytes) === 4 ? $address->text() : $address->truncated(56)->text(), $isTrusted);
    }
}
