<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Limits of calls per time window: `60/min,1000/h`. */
final class Rates
{
    private const UNIT_SECONDS = ['s' => 1, 'min' => 60, 'h' => 3600, 'day' => 86_400];
    private const LONGEST_WINDOW = 31 * 86_400;
    private const MOST_RATES = 4;

    /** @var list<array{limit: int, seconds: int, name: string}> */
    public array $windows;

    private function __construct(array $windows)
    {
        $this->windows = $windows;
    }

    /** Reads `N/[count]unit`, several separated by commas. */
    public static function read(string $text): ?self
    {
        $windows = [];
        foreach (explode(',', $text) as $piece) {
            if (preg_match('~^\s*(\d{1,9})\s*/\s*(\d{0,4})\s*(s|min|h|day)\s*$~D', $piece, $match) !== 1) {
                return null;
            }
            $seconds = ($match[2] === '' ? 1 : (int) $match[2]) * self::UNIT_SECONDS[$match[3]];
            $limit = (int) $match[1];
            if ($limit < 1 || $limit > 100_000_000 || $seconds < 1 || $seconds > self::LONGEST_WINDOW) {
                return null;
            }
            $windows[] = ['limit' => $limit, 'seconds' => $seconds, 'name' => $match[2] . $match[3]];
        }
        return count($windows) > self::MOST_RATES ? null : new self($windows);
    }

    public function longest(): int
    {
        return max(array_column($this->windows, 'seconds'));
    }
}
