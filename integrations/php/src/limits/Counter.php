<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/**
 * Counts calls per key in fixed windows: a call counts in all windows, or in none if one of them is full. Keys are stored as keyed
 * hashes, spread over a fixed number of entries; each entry forgets windows that ended and has a bounded size.
 */
final class Counter
{
    private const ENTRIES = 64;
    private const MOST_KEYS = 4000;
    /** A call that was reserved for longer than this has ended without telling, because PHP was stopped. */
    private const LONGEST_CALL_SECONDS = 8;

    private Store $store;
    private string $name;
    private Rates $rates;
    private string $secret;
    /** @var \Closure(): float seconds since 1970 */
    private \Closure $now;

    public function __construct(Store $store, string $name, Rates $rates, string $secret, \Closure $now)
    {
        $this->store = $store;
        $this->name = $name;
        $this->rates = $rates;
        $this->secret = $secret;
        $this->now = $now;
    }

    /** Counts a call. With `$isReservation` it is under way until `settle()` tells how it ended. */
    public function take(string $key, bool $isReservation = false): Taken
    {
        return $this->change($key, function (array $slot, float $now) use ($isReservation): array {
            $windows = [];
            $isAllowed = true;
            foreach ($this->rates->windows as $i => $rate) {
                [$used, $end] = $slot['w'][$i] ?? [0, 0];
                // A clock that was set back must not make a window longer.
                $windows[$i] = $end <= $now ? [0, 0] : [$used, min($end, round($now + $rate['seconds'], 1))];
                $isAllowed = $isAllowed && $windows[$i][0] < $rate['limit'];
            }
            $underWay = array_values(array_filter($slot['u'] ?? [], static fn ($start): bool => $start > $now - self::LONGEST_CALL_SECONDS && $start < $now + 1));
            if ($isAllowed) {
                foreach ($this->rates->windows as $i => $rate) {
                    $windows[$i] = [$windows[$i][0] + 1, $windows[$i][1] ?: round($now + $rate['seconds'], 1)];
                }
                if ($isReservation) {
                    $underWay[] = round($now, 1);
                }
            }
            $states = [];
            foreach ($this->rates->windows as $i => $rate) {
                [$used, $end] = $windows[$i];
                $states[] = $rate + ['used' => $used, 'reset' => $used === 0 ? (float) $rate['seconds'] : min($end - $now, (float) $rate['seconds'])];
            }
            return [['w' => $windows] + ($underWay === [] ? [] : ['u' => $underWay]), new Taken($isAllowed, $states, !$isAllowed && $underWay !== [])];
        });
    }

    /**
     * Ends a reservation; `$isGivenBack` if the call shall not count.
     *
     * @return array{float, float} the used part of the fullest window before and after this call, without calls under way
     */
    public function settle(string $key, bool $isGivenBack): array
    {
        return $this->change($key, function (array $slot) use ($isGivenBack): array {
            $underWay = array_slice($slot['u'] ?? [], 1);
            $windows = array_map(static fn (array $window): array => [max(0, $window[0] - ($isGivenBack ? 1 : 0)), $window[1]], $slot['w'] ?? []);
            $before = $after = 0.0;
            foreach ($windows as $i => [$used]) {
                $ended = $used - count($underWay);
                $limit = $this->rates->windows[$i]['limit'];
                $after = max($after, $ended / $limit);
                $before = max($before, ($ended - ($isGivenBack ? 0 : 1)) / $limit);
            }
            return [['w' => $windows] + ($underWay === [] ? [] : ['u' => $underWay]), [$before, $after]];
        });
    }

    private function change(string $key, callable $change)
    {
        $hash = hash_hmac('sha256', $key, $this->secret);
        $id = substr($hash, 0, 24);
        return $this->store->update("$this->name-" . hexdec(substr($hash, -2)) % self::ENTRIES, function (array $entry) use ($id, $change): array {
            $now = ($this->now)();
            foreach ($entry as $other => $slot) {
                if (max([0, ...array_column($slot['w'] ?? [], 1)]) <= $now) {
                    unset($entry[$other]);
                }
            }
            [$slot, $result] = $change($entry[$id] ?? [], $now);
            $entry[$id] = $slot;
            if (count($entry) > self::MOST_KEYS) {
                // The key that was added first: PHP arrays keep the order of insertion.
                unset($entry[array_key_first($entry)]);
            }
            return [$entry, $result];
        });
    }
}
