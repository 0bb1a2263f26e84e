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

// Shared hosts may switch these functions off. PHP 8 ends at a call of such a function.

/** @return string|false */
function ini_set(string $name, string $value)
{
    return function_exists('ini_set') ? \ini_set($name, $value) : false;
}

function ignore_user_abort(bool $enable): void
{
    if (function_exists('ignore_user_abort')) {
        \ignore_user_abort($enable);
    }
}
