<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** A checked request for an address, in the form that the API takes. */
final class Lookup
{
    private const MOST_BODY_BYTES = 4096;
    private const MOST_PAGES = 100_000;
    /** The API's largest page. */
    private const MOST_ROWS = 1000;
    /** Free text is what a person types; the longest town of the country has 297 characters. */
    private const LONGEST_CRITERION = 400;
    private const CRITERIA = ['pref_code', 'pref_name', 'pref_kana', 'pref_roma', 'city_code', 'city_name', 'city_kana', 'city_roma', 'town_name', 'town_kana', 'town_roma', 'freeword'];

    public string $operation;
    public ?string $code;
    public array $parameters;

    /**
     * @param 'searchcode'|'addresszip' $operation
     * @param array<string, int|string> $parameters query of a code search, body of an address search
     */
    private function __construct(string $operation, ?string $code, array $parameters)
    {
        $this->operation = $operation;
        $this->code = $code;
        $this->parameters = $parameters;
    }

    /** A lookup of one ZIP Code. */
    public static function postalCode(string $code): self
    {
        return new self('searchcode', $code, []);
    }

    public function isDigitalAddress(): bool
    {
        return $this->code !== null && preg_match('/[A-Z]/', $this->code) === 1;
    }

    /** Whether the code is the beginning of ZIP Codes. */
    public function isPrefix(): bool
    {
        return $this->code !== null && strlen($this->code) < 7;
    }

    public function page(): int
    {
        return (int) ($this->parameters['page'] ?? 1);
    }

    /** The most rows that the answer may have. */
    public function limit(): int
    {
        return (int) ($this->parameters['limit'] ?? self::MOST_ROWS);
    }

    /** Answers that may be kept: ZIP Codes, and lists asked for by codes only. Null for Digital Addresses and free text. */
    public function cacheKey(): ?string
    {
        $isList = array_diff(array_keys($this->parameters), ['pref_code', 'city_code', 'flg_getcity', 'flg_getpref', 'page', 'limit']) === [];
        if ($this->code === null ? !$isList : $this->isDigitalAddress()) {
            return null;
        }
        return "$this->operation $this->code " . Json::encode($this->parameters);
    }

    /** @throws Problem 400, 413 or 415 */
    public static function read(Request $request, string $operation): self
    {
        self::checkMediaType($request);
        $json = Json::object(self::readBody($request));
        if ($json === null) {
            throw Problem::invalid('The body is not a plain JSON object.');
        }
        return $operation === 'searchcode' ? self::readCode($json) : self::readCriteria($json);
    }

    /**
     * Checks a request that needs no body: a body must still be small and JSON.
     *
     * @throws Problem 413 or 415
     */
    public static function readNothing(Request $request): void
    {
        if (self::readBody($request) !== '' || $request->header('content-type') !== null) {
            self::checkMediaType($request);
        }
    }

    private static function readBody(Request $request): string
    {
        $length = $request->header('content-length');
        $body = $length === null || (preg_match('/^\d{1,9}$/D', $length) === 1 && (int) $length <= self::MOST_BODY_BYTES) ? $request->body(self::MOST_BODY_BYTES + 1) : null;
        if ($body === null || strlen($body) > self::MOST_BODY_BYTES) {
            throw new Problem(413, 'payload-too-large', 'The body is too large.', ['Connection' => 'close']);
        }
        return $body;
    }

    private static function checkMediaType(Request $request): void
    {
        $coding = strtolower(trim($request->header('content-encoding') ?? 'identity'));
        if (preg_match('#^application/json\s*(?:;\s*charset="?utf-?8"?\s*)?;?$#iD', trim($request->header('content-type') ?? '')) !== 1 || $coding !== 'identity') {
            throw new Problem(415, 'unsupported-media-type', 'The body is not uncompressed JSON in UTF-8.');
        }
    }

    /** @param array<string, mixed> $json */
    private static function readCode(array $json): self
    {
        $text = $json['search_code'] ?? null;
        if (!is_string($text)) {
            throw Problem::invalid('search_code must be a string.');
        }
        $code = Text::code($text);
        if ($code === null) {
            throw new Problem(400, 'invalid-code', 'search_code is not a code.');
        }
        $parameters = [];
        foreach (['page' => self::MOST_PAGES, 'limit' => self::MOST_ROWS, 'choikitype' => 2, 'searchtype' => 2] as $key => $most) {
            $parameters[$key] = self::whole($json, $key, $most);
        }
        return new self('searchcode', $code, array_filter($parameters, 'is_int'));
    }

    /** @param array<string, mixed> $json */
    private static function readCriteria(array $json): self
    {
        $criteria = [];
        foreach (self::CRITERIA as $key) {
            $criteria += self::criterion($key, $json[$key] ?? null);
        }
        foreach (['pref', 'city'] as $level) {
            // The API prefers codes to names; a name beside its code would only be able to contradict it.
            if (isset($criteria["{$level}_code"])) {
                unset($criteria["{$level}_name"], $criteria["{$level}_kana"], $criteria["{$level}_roma"]);
            }
        }
        foreach (['flg_getcity', 'flg_getpref'] as $key) {
            $flag = $json[$key] ?? null;
            if (!in_array($flag, [null, true, false, 0, 1], true)) {
                throw Problem::invalid("$key must be 0 or 1.");
            }
            if ($flag) {
                $criteria[$key] = 1;
            }
        }
        $page = ['page' => self::whole($json, 'page', self::MOST_PAGES), 'limit' => self::whole($json, 'limit', self::MOST_ROWS)];
        if ($criteria === []) {
            throw new Problem(400, 'invalid-code', 'The criteria are empty.');
        }
        return new self('addresszip', null, $criteria + array_filter($page, 'is_int'));
    }

    /** @return array<string, string> the criterion as the API takes it, or nothing */
    private static function criterion(string $key, $value): array
    {
        $isCode = str_ends_with($key, '_code');
        if ($value === null) {
            return [];
        }
        if (is_string($value) ? preg_match('/[\p{Cc}\x{FFFD}]/u', $value) !== 0 : !($isCode && (is_int($value) || is_float($value)) && $value >= 0 && floor($value) === (float) $value)) {
            throw Problem::invalid("$key must be text.");
        }
        // Names keep their full-width digits (北１条西), as the API has them; codes and roma are half width.
        $text = Text::trim($isCode || str_ends_with($key, '_roma') ? Text::nfkc((string) $value) : Text::fullWidthKana((string) $value));
        if ($text === '') {
            return [];
        }
        $digits = $key === 'pref_code' ? 2 : 5;
        if ($isCode ? preg_match("/^[0-9]{1,$digits}$/D", $text) !== 1 : Text::length($text) > self::LONGEST_CRITERION) {
            throw new Problem(400, 'invalid-code', "$key is out of range.");
        }
        if ($isCode) {
            return [$key => str_pad($text, $digits, '0', STR_PAD_LEFT)];
        }
        return [$key => str_ends_with($key, '_kana') ? Text::katakana($text) : $text];
    }

    /** @param array<string, mixed> $json */
    private static function whole(array $json, string $key, int $most): ?int
    {
        $value = $json[$key] ?? null;
        if (is_float($value) && $value === floor($value) && abs($value) <= $most) {
            $value = (int) $value;
        }
        if ($value !== null && (!is_int($value) || $value < 1 || $value > $most)) {
            throw Problem::invalid("$key must be a whole number from 1 to $most.");
        }
        return $value;
    }
}
