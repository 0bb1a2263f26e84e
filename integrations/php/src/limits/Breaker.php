<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/**
 * Keeps calls away from an API that fails: opens if half of at least ten calls within half a minute failed, then lets one call
 * through from time to time, and closes after the first that works. It also obeys the API's `Retry-After`.
 */
final class Breaker
{
    private const STEP_SECONDS = 5;
    private const STEPS = 6;
    private const FEWEST_CALLS = 10;
    private const FIRST_PAUSE = 5;
    private const LONGEST_PAUSE = 60;
    /** Seconds that one answer of the API may keep all calls away. */
    public const LONGEST_HOLD = 300;
    private const PROBE_SECONDS = 10;

    private Store $store;
    /** @var \Closure(): float */
    private \Closure $now;

    public function __construct(Store $store, \Closure $now)
    {
        $this->store = $store;
        $this->now = $now;
    }

    /**
     * Lets a call through.
     *
     * @return bool whether this call probes an open breaker; to be given to `leave()`
     * @throws Problem 503, or 429 while the API has asked us to wait
     */
    public function enter(): bool
    {
        $state = $this->store->read('breaker');
        $this->checkHold($state);
        if (($state['pause'] ?? 0) === 0) {
            return false;
        }
        return $this->store->update('breaker', function (array $state): array {
            $now = ($this->now)();
            if (($state['pause'] ?? 0) === 0) {
                return [null, false];
            }
            $wait = max($state['openUntil'], $state['probeUntil'] ?? 0) - $now;
            // A longer wait was noted by a clock that has been set back since.
            if ($wait > 0 && $wait <= self::LONGEST_PAUSE) {
                throw Problem::later(503, 'unavailable', 'The circuit breaker is open.', $wait);
            }
            return [['probeUntil' => $now + self::PROBE_SECONDS] + $state, true];
        });
    }

    /** Notes how a call ended: null if it worked. */
    public function leave(bool $isProbe, ?ApiError $error): void
    {
        $this->store->update('breaker', function (array $state) use ($isProbe, $error): array {
            $now = ($this->now)();
            $hasFailed = $error !== null && in_array($error->problem, ['network', 'timeout', 'unavailable'], true);
            if ($error !== null && $error->retryAfter > 0 && in_array($error->problem, ['rate-limited', 'unavailable'], true)) {
                $state['hold'] = ['until' => $now + $error->retryAfter, 'status' => $error->problem === 'rate-limited' ? 429 : 503, 'code' => $error->problem];
            }
            if ($isProbe) {
                $pause = min($state['pause'] * 2, self::LONGEST_PAUSE);
                return [$hasFailed ? ['pause' => $pause, 'openUntil' => $now + $pause, 'probeUntil' => 0] + $state : [], null];
            }
            $step = (int) floor($now / self::STEP_SECONDS);
            $steps = array_filter($state['steps'] ?? [], static fn ($at): bool => (int) $at > $step - self::STEPS && (int) $at <= $step, ARRAY_FILTER_USE_KEY);
            [$calls, $failures] = $steps[$step] ?? [0, 0];
            $steps[$step] = [$calls + 1, $failures + ($hasFailed ? 1 : 0)];
            $state['steps'] = $steps;
            $all = array_sum(array_column($steps, 0));
            if ($hasFailed && ($state['pause'] ?? 0) === 0 && $all >= self::FEWEST_CALLS && array_sum(array_column($steps, 1)) >= $all / 2) {
                $state = ['pause' => self::FIRST_PAUSE, 'openUntil' => $now + self::FIRST_PAUSE] + $state;
            }
            return [$state, null];
        });
    }

    /** @param array<string, mixed> $state */
    private function checkHold(array $state): void
    {
        $wait = ($state['hold']['until'] ?? 0) - ($this->now)();
        if ($wait > 0 && $wait <= self::LONGEST_HOLD) {
            throw Problem::later($state['hold']['status'], $state['hold']['code'], 'The API asked us to wait.', $wait);
        }
    }
}
