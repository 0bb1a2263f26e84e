<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Reads the API's envelopes: every key there, null without a value, unknown keys dropped, numeric codes padded, nesting flattened. */
final class Records
{
    private const ROW = ['zip_code', 'pref_code', 'pref_name', 'pref_kana', 'pref_roma', 'city_code', 'city_name', 'city_kana', 'city_roma', 'town_name', 'town_kana', 'town_roma'];
    private const FURTHER = ['biz_name', 'biz_kana', 'biz_roma', 'block_name', 'other_name', 'address'];
    private const DIGITS = ['zip_code' => 7, 'pref_code' => 2, 'city_code' => 5];
    /** In characters: the longest name of the country has 297. */
    private const LONGEST_VALUE = 2000;

    /** @return array<string, mixed>|null null for what is not an envelope of the unified search */
    public static function code($json, int $limit, bool $hasCoordinates): ?array
    {
        $envelope = self::envelope($json, $limit, static fn (array $row): array => self::texts($row, ['dgacode', ...self::ROW, ...self::FURTHER]) + [
            'longitude' => self::number($row['longitude'] ?? null),
            'latitude' => self::number($row['latitude'] ?? null),
        ]);
        if ($envelope !== null && !$hasCoordinates) {
            $envelope['addresses'] = array_map(static fn (array $row): array => ['longitude' => null, 'latitude' => null] + $row, $envelope['addresses']);
        }
        $type = is_array($json) ? $json['searchtype'] ?? null : null;
        return $envelope === null ? null : $envelope + ['searchtype' => is_string($type) && preg_match('/^[\w-]{1,40}$/D', $type) === 1 ? $type : null];
    }

    /** @return array<string, mixed>|null null for what is not an envelope of the address search */
    public static function addresses($json, int $limit): ?array
    {
        $envelope = self::envelope($json, $limit, static fn (array $row): array => self::texts($row, self::ROW));
        $level = is_array($json) ? self::number($json['level'] ?? null) : null;
        return $envelope === null ? null : $envelope + ['level' => $level !== null && floor($level) === (float) $level ? (int) $level : null];
    }

    /** Trimmed text; null for empty text and for other types. */
    public static function text($value): ?string
    {
        $text = is_string($value) || is_int($value) || is_float($value) ? Text::trim((string) $value) : '';
        return $text === '' || Text::length($text) > self::LONGEST_VALUE ? null : $text;
    }

    /** @param callable(array<string, mixed>): array<string, mixed> $read */
    private static function envelope($json, int $limit, callable $read): ?array
    {
        $sent = is_array($json) ? $json['addresses'] ?? null : null;
        if (!is_array($sent) || !array_is_list($sent)) {
            return null;
        }
        // The published example has one array too many around the rows.
        $rows = array_merge(...array_map(static fn ($row): array => is_array($row) && $row !== [] && array_is_list($row) ? $row : [$row], array_slice($sent, 0, $limit)));
        $addresses = array_values(array_filter(
            array_map(static fn ($row): array => is_array($row) ? $read($row) : [], array_slice($rows, 0, $limit)),
            static fn (array $row): bool => array_filter($row, static fn ($value): bool => $value !== null) !== [],
        ));
        if ($addresses === [] && $rows !== []) {
            return null;
        }
        return [
            'page' => self::whole($json['page'] ?? null, 1),
            'limit' => self::whole($json['limit'] ?? null, 1000),
            'count' => self::whole($json['count'] ?? null, count($addresses)),
            'addresses' => $addresses,
        ];
    }

    /** @return array<string, string|null> */
    private static function texts(array $row, array $keys): array
    {
        $texts = [];
        foreach ($keys as $key) {
            $text = self::text($row[$key] ?? null);
            $length = self::DIGITS[$key] ?? null;
            if ($text !== null && $length !== null) {
                $digits = preg_replace('/(?!^)[-\x{2010}-\x{2015}\x{2212}\x{FF0D}]/u', '', $text) ?? '';
                $text = preg_match("/^[0-9]{1,$length}$/D", $digits) === 1 ? str_pad($digits, $length, '0', STR_PAD_LEFT) : null;
            }
            $texts[$key] = $text;
        }
        return $texts;
    }

    private static function number($value)
    {
        return is_int($value) || is_float($value) || (is_string($value) && is_numeric(trim($value))) ? trim((string) $value) + 0 : null;
    }

    private static function whole($value, int $fallback): int
    {
        $number = self::number($value);
        return $number !== null && $number >= 0 && floor($number) === (float) $number ? (int) $number : $fallback;
    }
}
