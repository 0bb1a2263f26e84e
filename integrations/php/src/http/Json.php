<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Reads and writes JSON. */
final class Json
{
    /** The deepest nesting that the body of a request may have; the proxy's requests have one level. */
    private const DEEPEST = 10;

    public static function encode($value): string
    {
        return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
    }

    /** Parses JSON of any kind, null for any other text. */
    public static function parse(string $text)
    {
        return json_decode(self::withoutMark($text), true, 64, JSON_BIGINT_AS_STRING);
    }

    /**
     * Parses a JSON object that every reader understands alike: no key twice, no `__proto__`, at most ten levels.
     * Readers disagree on which of two equal keys counts, so a check and a use could see different values.
     *
     * @return array<string, mixed>|null null for everything else
     */
    public static function object(string $text): ?array
    {
        $text = self::withoutMark($text);
        $value = json_decode($text, true, 64);
        return is_array($value) && str_starts_with(ltrim($text, " \t\r\n"), '{') && self::hasPlainKeys($text) ? $value : null;
    }

    /** The text without a byte order mark, which some servers write before JSON and PHP refuses. */
    private static function withoutMark(string $text): string
    {
        return str_starts_with($text, "\u{FEFF}") ? substr($text, 3) : $text;
    }

    /** Walks through valid JSON: only strings, brackets and colons matter, and all of them are ASCII. */
    private static function hasPlainKeys(string $text): bool
    {
        $open = [];
        preg_match_all('/[{}\[\]]|"(?:[^"\\\\]|\\\\.)*+"(\s*:)?/s', $text, $tokens, PREG_SET_ORDER);
        foreach ($tokens as $token) {
            $sign = $token[0][0];
            if ($sign === '{' || $sign === '[') {
                $open[] = [];
                if (count($open) > self::DEEPEST) {
                    return false;
                }
            } elseif ($sign === '}' || $sign === ']') {
                array_pop($open);
            } elseif (isset($token[1])) {
                $key = json_decode(substr($token[0], 0, -strlen($token[1])));
                $level = count($open) - 1;
                if ($key === '__proto__' || isset($open[$level]["=$key"])) {
                    return false;
                }
                $open[$level]["=$key"] = true;
            }
        }
        return true;
    }
}
