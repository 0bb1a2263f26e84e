<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The store cannot be read or written, or another request has held an entry for too long. */
final class StoreError extends \Exception
{
    public function __construct(string $message, public readonly bool $isBusy = false)
    {
        parent::__construct($message);
    }
}
