<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Replaces a store that cannot be opened, so that every search reports the reason. */
final class BrokenStore implements Store
{
    private StoreError $error;

    public function __construct(StoreError $error)
    {
        $this->error = $error;
    }

    public function read(string $name): array
    {
        throw $this->error;
    }

    public function update(string $name, callable $change, float $waitSeconds = 2.0)
    {
        throw $this->error;
    }
}
