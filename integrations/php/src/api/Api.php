<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The address API, or something that plays it. */
interface Api
{
    /**
     * @param string|null $forwardedFor the caller's address, if the operator wants it sent
     * @return array{token: string, token_type: string, expires_in: int|null, scope: string|null}
     * @throws ApiError
     */
    public function askToken(float $seconds, ?string $forwardedFor): array;

    /**
     * @return array<string, mixed> the envelope, normalized
     * @throws ApiError
     */
    public function search(Lookup $lookup, string $token, ?string $forwardedFor, float $seconds): array;
}
