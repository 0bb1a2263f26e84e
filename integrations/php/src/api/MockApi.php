<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Plays the API with the test data of the package, for trying the proxy without a contract. */
final class MockApi implements Api
{
    /** The build replaces this with the records of the package's mock. */
    private const RECORDS = '{{records}}';

    public function askToken(float $seconds, ?string $forwardedFor): array
    {
        return ['token' => 'mock-token', 'token_type' => 'jwt', 'expires_in' => 600, 'scope' => 'J1'];
    }

    public function search(Lookup $lookup, string $token, ?string $forwardedFor, float $seconds): array
    {
        $records = array_values(array_filter(Json::parse(self::RECORDS) ?? [], static fn (array $record): bool => self::matches($record, $lookup)));
        if ($records === []) {
            throw new ApiError('not-found', 'The test data has no such record.', 404);
        }
        if ($lookup->code === null) {
            return (array) Records::addresses(['addresses' => $records, 'level' => 3], $lookup->limit());
        }
        $type = $lookup->isDigitalAddress() ? 'dgacode' : ($records[0]['biz_name'] === null ? 'zipcode' : 'bizzipcode');
        return (array) Records::code(['addresses' => $records, 'searchtype' => $type], $lookup->limit(), false);
    }

    /** @param array<string, mixed> $record */
    private static function matches(array $record, Lookup $lookup): bool
    {
        if ($lookup->code !== null) {
            return $lookup->isDigitalAddress() ? $record['dgacode'] === $lookup->code : $record['dgacode'] === null && str_starts_with((string) $record['zip_code'], $lookup->code);
        }
        $criteria = array_diff_key($lookup->parameters, ['page' => 0, 'limit' => 0, 'flg_getcity' => 0, 'flg_getpref' => 0]);
        if ($record['biz_name'] !== null || $record['dgacode'] !== null) {
            return false;
        }
        foreach ($criteria as $key => $value) {
            $text = $key === 'freeword' ? $record['pref_name'] . $record['city_name'] . $record['town_name'] : (string) $record[$key];
            if (!str_contains($text, (string) $value)) {
                return false;
            }
        }
        return true;
    }
}
