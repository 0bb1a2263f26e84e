<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/**
 * Keeps one token for all requests, encrypted in the store. One request at a time asks the API (single flight by the store's lock),
 * renews the token before it expires, replaces a refused one once, and leaves an API alone that has refused the credentials.
 */
final class TokenSource
{
    private const UNKNOWN_LIFE = 60;
    private const LONGEST_LIFE = 86_400;
    /** The API may give out the same token again; asking more often than this would be a storm. */
    private const QUIET_SECONDS = 10;
    private const REFUSED_PAUSE = 300;
    private const LONGEST_PAUSE = 30;

    private Cipher $cipher;
    private string $entry;

    private Config $config;
    private Store $store;
    private Api $api;
    /** @var \Closure(): float */
    private \Closure $now;

    public function __construct(Config $config, Store $store, Api $api, \Closure $now)
    {
        $this->config = $config;
        $this->store = $store;
        $this->api = $api;
        $this->now = $now;
        $this->cipher = new Cipher($config->secretKey, 'token');
        // Other credentials have another token.
        $this->entry = 'token-' . substr(hash_hmac('sha256', "$config->apiBase $config->clientId", $config->secretKey), 0, 16);
    }

    /** Whether the API has ever given a token for these credentials. */
    public function isProved(): bool
    {
        return isset($this->store->read($this->entry)['sealed']);
    }

    /**
     * @param string|null $rejected the token that the API has just refused
     * @param string|null $forwardedFor the caller's address, if the operator wants it sent
     * @return array{token: string, token_type: string, expires_in: int|null, scope: string|null}
     * @throws ApiError
     */
    public function token(float $deadline, ?string $rejected = null, ?string $forwardedFor = null): array
    {
        $entry = $this->store->read($this->entry);
        $held = $this->held($entry, $rejected);
        if ($held !== null && ($this->now)() < $entry['refresh']) {
            return $held;
        }
        try {
            $wait = $held === null ? $deadline - microtime(true) : 0.0;
            $outcome = $this->store->update($this->entry, fn (array $entry): array => $this->renew($entry, $rejected, $deadline, $forwardedFor), max(0.0, $wait));
        } catch (StoreError $error) {
            if (!$error->isBusy) {
                throw $error;
            }
            // Another request renews the token; the old one is good until it expires.
            $outcome = new ApiError('timeout', 'Another request asks for a token and has not finished.');
        }
        $token = $outcome instanceof ApiError ? $held : $outcome;
        if ($token === null) {
            throw $outcome;
        }
        return $token;
    }

    /**
     * Runs under the lock: another request may have got a token in the meantime.
     *
     * @return array{array<string, mixed>|null, array<string, mixed>|ApiError}
     */
    private function renew(array $entry, ?string $rejected, float $deadline, ?string $forwardedFor): array
    {
        $now = ($this->now)();
        $held = $this->held($entry, $rejected);
        if ($held !== null && $now < $entry['refresh']) {
            return [null, $held];
        }
        $failure = $entry['failure'] ?? null;
        // A pause of the future was noted by a clock that has been set back since.
        if ($failure !== null && $now < $failure['until'] && $failure['until'] <= $now + self::REFUSED_PAUSE) {
            return [null, new ApiError($failure['code'], 'The API has given no token a moment ago.', $failure['status'], $failure['number'], $failure['wait'] ?? null)];
        }
        $quiet = $entry['quiet'] ?? 0;
        if ($rejected !== null && $now < $quiet && $quiet <= $now + self::QUIET_SECONDS) {
            return [null, new ApiError('unauthorized', 'The API has refused a new token as well.', 401)];
        }
        try {
            $token = $this->api->askToken($deadline - microtime(true), $forwardedFor);
        } catch (ApiError $error) {
            $count = ($failure['count'] ?? 0) + 1;
            $pause = $error->isBadCredentials() ? self::REFUSED_PAUSE : ($error->retryAfter ?: min(2 ** ($count - 1), self::LONGEST_PAUSE));
            // At the end of the valid token the API is asked once more, even during a long pause.
            $until = min(($this->now)() + min($pause, self::REFUSED_PAUSE), $held === null ? INF : max($entry['expires'], $now + 1));
            return [['failure' => ['code' => $error->problem, 'status' => $error->status, 'number' => $error->errorCode, 'wait' => $error->retryAfter, 'until' => $until, 'count' => $count]] + $entry, $error];
        }
        $life = $token['expires_in'] ?? self::UNKNOWN_LIFE;
        $now = ($this->now)();
        $expires = $now + $life;
        return [[
            'sealed' => $this->cipher->encrypt(Json::encode($token)),
            'expires' => $expires,
            'refresh' => $expires - min(max($life / 10, 30), $life / 2),
            'quiet' => $rejected === null ? 0 : $now + self::QUIET_SECONDS,
        ], $token];
    }

    /** The stored token, if it is still good. */
    private function held(array $entry, ?string $rejected): ?array
    {
        $now = ($this->now)();
        if (!isset($entry['sealed']) || $now >= ($entry['expires'] ?? 0)) {
            return null;
        }
        $token = Json::parse($this->cipher->decrypt($entry['sealed']) ?? '');
        if (!is_array($token) || $token['token'] === $rejected) {
            return null;
        }
        // The clock has been set back, so the remaining lifetime of the token is unknown.
        if ($entry['expires'] > $now + ($token['expires_in'] ?? self::UNKNOWN_LIFE) + 1) {
            return null;
        }
        return $token['expires_in'] === null ? $token : ['expires_in' => max(0, (int) round($entry['expires'] - $now))] + $token;
    }

    /**
     * Reads the answer of the token call.
     *
     * @return array{token: string, token_type: string, expires_in: int|null, scope: string|null}|null
     */
    public static function read($json): ?array
    {
        $token = is_array($json) ? $json['token'] ?? null : null;
        // The token goes into a header, which takes visible ASCII only.
        if (!is_string($token) || preg_match('/^[\x21-\x7e]+$/D', $token) !== 1) {
            return null;
        }
        $life = is_numeric($json['expires_in'] ?? null) ? (float) $json['expires_in'] : 0.0;
        // No token lives longer than a day; a larger number is in milliseconds.
        $seconds = min($life > self::LONGEST_LIFE ? $life / 1000 : $life, self::LONGEST_LIFE);
        return ['token' => $token, 'token_type' => Records::text($json['token_type'] ?? null) ?? 'jwt', 'expires_in' => $seconds > 0 ? (int) max(1, round($seconds)) : null, 'scope' => Records::text($json['scope'] ?? null)];
    }
}
