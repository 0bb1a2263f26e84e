<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The store cannot be read or written, or another request has held an entry for too long. */
final class StoreError extends \Exception
{
    public bool $isBusy;

    public function __construct(string $message, bool $isBusy = false)
    {
        $this->isBusy = $isBusy;
        parent::__construct($message);
    }
}
