<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Keeps what requests share: the encrypted token, counters, the state of the circuit breaker. */
interface Store
{
    /**
     * The entry as it is now, without a lock.
     *
     * @return array<string, mixed>
     * @throws StoreError
     */
    public function read(string $name): array;

    /**
     * Replaces an entry under a lock that other requests wait for.
     *
     * @template T
     * @param callable(array<string, mixed>): array{array<string, mixed>|null, T} $change gives the new entry (null: unchanged) and a result
     * @return T
     * @throws StoreError also if another request has held the entry for longer than `$waitSeconds`
     */
    public function update(string $name, callable $change, float $waitSeconds = 2.0);
}
