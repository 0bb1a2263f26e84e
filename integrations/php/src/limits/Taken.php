<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The outcome of a counted call. */
final class Taken
{
    public bool $isAllowed;
    /** @var list<array{limit: int, seconds: int, name: string, used: int, reset: float}> */
    public array $windows;
    /** Whether a call under way may still make room. */
    public bool $mayChange;

    public function __construct(bool $isAllowed, array $windows, bool $mayChange)
    {
        $this->isAllowed = $isAllowed;
        $this->windows = $windows;
        $this->mayChange = $mayChange;
    }

    /** Seconds until a refused call would be allowed. */
    public function waitSeconds(): float
    {
        $full = array_filter($this->windows, static fn (array $window): bool => $window['used'] >= $window['limit']);
        return max([0.0, ...array_column($full, 'reset')]);
    }

    /**
     * `RateLimit-Policy` and `RateLimit` as structured fields.
     *
     * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
     * @return array<string, string>
     */
    public function headers(string $prefix = ''): array
    {
        $policies = $states = [];
        foreach ($this->windows as ['limit' => $limit, 'seconds' => $seconds, 'name' => $name, 'used' => $used, 'reset' => $reset]) {
            $policies[] = "\"$prefix$name\";q=$limit;w=$seconds";
            $states[] = "\"$prefix$name\";r=" . max(0, $limit - $used) . ';t=' . max(0, (int) ceil($reset));
        }
        return ['RateLimit-Policy' => implode(', ', $policies), 'RateLimit' => implode(', ', $states)];
    }
}
