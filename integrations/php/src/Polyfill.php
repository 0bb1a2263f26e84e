<?php

declare(strict_types=1);

namespace DgaAddressLookup;

// What PHP 7.4 lacks. Calls in this namespace find these functions before PHP's own.

function str_starts_with(string $text, string $start): bool
{
    return strncmp($text, $start, strlen($start)) === 0;
}

function str_ends_with(string $text, string $end): bool
{
    return $end === '' || substr($text, -strlen($end)) === $end;
}

function str_contains(string $text, string $part): bool
{
    return strpos($text, $part) !== false;
}

function array_is_list(array $array): bool
{
    return $array === array_values($array);
}
