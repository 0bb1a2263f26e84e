<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Answers the routes of the proxy. One object serves one request; what requests share is in the store. */
final class Proxy
{
    private const ROUTES = ['searchcode', 'addresszip', 'token', 'livez', 'readyz'];
    private const DEADLINE_SECONDS = 5.0;
    private const LONGEST_URI = 2048;
    private const MOST_HEADER_BYTES = 16_384;
    private const CACHE_SECONDS = 600;
    private const SWITCHED_OFF_SECONDS = 3600;
    /** Used percent of the miss budget that the log reports, highest first. */
    private const ALARMS = [100, 90, 50];
    public const SECURITY_HEADERS = [
        'Cache-Control' => 'no-store',
        'Content-Security-Policy' => "default-src 'none'; frame-ancestors 'none'",
        'Cross-Origin-Resource-Policy' => 'same-origin',
        'Referrer-Policy' => 'no-referrer',
        'X-Content-Type-Options' => 'nosniff',
        'X-Frame-Options' => 'DENY',
        'Vary' => 'Origin',
    ];

    private TokenSource $tokens;
    private Breaker $breaker;
    private Api $api;
    private string $requestId;
    /** @var array<string, string> headers that every further answer to this request has */
    private array $headers = [];

    private Config $config;
    private Store $store;
    private ?\Closure $now;

    /** @param (\Closure(): float)|null $now seconds since 1970 */
    public function __construct(Config $config, Store $store, ?\Closure $now = null)
    {
        $this->config = $config;
        $this->store = $store;
        $this->now = $now;
        $clock = $now ?? static fn (): float => microtime(true);
        $this->api = $config->mock ? new MockApi() : new JapanPostApi($config, $clock);
        $this->tokens = new TokenSource($config, $store, $this->api, $clock);
        $this->breaker = new Breaker($store, $clock);
        $this->requestId = self::uuid();
    }

    /** Answers a request. `$route` is the path behind the base path: `searchcode`. */
    public function handle(Request $request, string $route): Answer
    {
        try {
            $answer = $this->answer($request, $route);
        } catch (\Throwable $thrown) {
            $problem = $this->problem($thrown);
            if ($problem->status >= 500) {
                $this->log($thrown, $problem);
            }
            $answer = $problem->answer($this->requestId);
        }
        return $answer->with(['X-Request-Id' => $this->requestId] + $this->headers + self::SECURITY_HEADERS);
    }

    /**
     * Gets a token and one ZIP Code, which proves that the proxy works.
     *
     * @throws ApiError
     * @throws StoreError
     */
    public function check(): void
    {
        $deadline = microtime(true) + self::DEADLINE_SECONDS;
        $token = $this->tokens->token($deadline)['token'];
        $this->api->search(Lookup::postalCode('1000004'), $token, null, $deadline - microtime(true));
    }

    private function answer(Request $request, string $route): Answer
    {
        $this->checkSize($request);
        if (!in_array($route, self::ROUTES, true) || ($route === 'token' && !$this->config->tokenMode)) {
            throw new Problem(404, 'not-found', 'There is no such route.');
        }
        if ($route === 'livez') {
            return $this->health($request, true);
        }
        if ($this->config->problems !== []) {
            throw new Problem(500, 'configuration', implode(' ', $this->config->problems));
        }
        if ($route === 'readyz') {
            return $this->health($request, $this->tokens->isProved());
        }
        $caller = Caller::of($request, $this->config->trustedProxies);
        $given = $caller->isTrusted ? (string) $request->header('x-request-id') : '';
        // A stranger could write a code into the log this way; a trusted id must not look like a code either.
        if (preg_match('/^(?!(?:-*[0-9a-z]){7}-*$)[\w-]{8,64}$/iD', $given) === 1) {
            $this->requestId = $given;
        }
        $foreign = Origin::check($request, $caller, $this->config);
        if ($foreign !== null) {
            $this->headers += ['Access-Control-Allow-Origin' => $foreign, 'Access-Control-Expose-Headers' => 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'];
        }
        if ($request->method === 'OPTIONS') {
            return $this->preflight($foreign !== null && $request->header('access-control-request-method') !== null);
        }
        if ($request->method !== 'POST') {
            throw new Problem(405, 'method-not-allowed', 'The method is not POST.', ['Allow' => 'POST, OPTIONS']);
        }
        if ($route === 'token') {
            Lookup::readNothing($request);
            $this->count('lookups', $this->config->rateLookups, $caller);
            return self::json($this->tokens->token(microtime(true) + self::DEADLINE_SECONDS, null, $this->forwardedFor($caller)));
        }
        $lookup = Lookup::read($request, $route);
        $route === 'addresszip' ? $this->count('lists', $this->config->rateLists, $caller, 'lists-') : $this->count('lookups', $this->config->rateLookups, $caller);
        if ($lookup->isDigitalAddress() && !$this->config->digitalAddress) {
            throw Problem::later(503, 'unavailable', 'Digital Addresses are switched off (DGA_DIGITAL_ADDRESS).', self::SWITCHED_OFF_SECONDS);
        }
        return $this->search($lookup, $caller);
    }

    private function search(Lookup $lookup, Caller $caller): Answer
    {
        $key = $this->config->cache && function_exists('apcu_enabled') && apcu_enabled() ? $lookup->cacheKey() : null;
        $key = $key === null ? null : 'dga ' . hash('sha256', "{$this->config->apiBase} {$this->config->coordinates} $key");
        $kept = $key === null ? false : apcu_fetch($key);
        if (is_string($kept)) {
            return new Answer(200, $kept, ['Content-Type' => 'application/json']);
        }
        $deadline = microtime(true) + self::DEADLINE_SECONDS;
        $envelope = $lookup->isDigitalAddress() ? $this->askWithBudget($lookup, $caller, $deadline) : $this->ask($lookup, $caller, $deadline);
        $answer = self::json($envelope);
        $isPersonal = ($envelope['searchtype'] ?? null) === 'dgacode' || array_filter(array_column($envelope['addresses'], 'dgacode')) !== [];
        if ($key !== null && !$isPersonal) {
            apcu_store($key, $answer->body, self::CACHE_SECONDS);
        }
        return $answer;
    }

    /**
     * Asks for a Digital Address with a miss reserved beforehand, given back after a hit: counting afterwards would let a thousand
     * parallel guesses through.
     */
    private function askWithBudget(Lookup $lookup, Caller $caller, float $deadline): array
    {
        $own = $this->counter('client-misses', $this->config->rateMisses);
        $all = $this->counter('deployment-misses', $this->config->budgetMisses);
        $taken = $this->reserve($own, $caller->key, $deadline);
        if (!$taken->isAllowed) {
            throw Problem::later(429, 'rate-limited', 'The Digital Address misses of this client are used up.', $taken->waitSeconds(), $taken->headers('misses-'));
        }
        $isMiss = false;
        $hasAll = false;
        try {
            $taken = $this->reserve($all, 'all', $deadline);
            if (!$taken->isAllowed) {
                throw Problem::later(503, 'unavailable', 'The Digital Address misses of this deployment are used up.', $taken->waitSeconds());
            }
            $hasAll = true;
            return $this->ask($lookup, $caller, $deadline);
        } catch (ApiError $error) {
            // A wrong check character is a guess as well.
            $isMiss = $error->problem === 'not-found' || $error->problem === 'invalid-code';
            throw $error;
        } finally {
            $own->settle($caller->key, !$isMiss);
            if ($hasAll) {
                $this->watchBudget(...$all->settle('all', !$isMiss));
            }
        }
    }

    /** Logs that the used part of the deployment's budget has passed 50, 90 or 100 %. */
    private function watchBudget(float $before, float $after): void
    {
        foreach (self::ALARMS as $percent) {
            if (100 * $after >= $percent) {
                if (100 * $before < $percent) {
                    $this->write(['event' => 'budget-alarm', 'percent' => $percent, 'reason' => "$percent % of the deployment's budget of Digital Address misses are used: a client may be guessing codes."]);
                }
                return;
            }
        }
    }

    /** Reserves a miss; while the rest of the budget is reserved by calls under way, waits for them. */
    private function reserve(Counter $counter, string $key, float $deadline): Taken
    {
        for (;;) {
            $taken = $counter->take($key, true);
            if ($taken->isAllowed || !$taken->mayChange || microtime(true) > $deadline - 1) {
                return $taken;
            }
            usleep(50_000);
        }
    }

    private function ask(Lookup $lookup, Caller $caller, float $deadline): array
    {
        $isProbe = $this->breaker->enter();
        $error = null;
        try {
            return $this->askApi($lookup, $this->forwardedFor($caller), $deadline);
        } catch (ApiError $thrown) {
            // The API's answer to a page past the end is not documented: any 404 but these ends the list.
            $isPastEnd = $thrown->status === 404 && $lookup->page() > 1 && preg_match(ApiError::NO_SUCH_API, $thrown->errorCode) !== 1;
            $error = $isPastEnd ? new ApiError('not-found', 'There is no such page.', 404) : $thrown;
            throw $error;
        } finally {
            $this->breaker->leave($isProbe, $error);
        }
    }

    /** The caller's address for the API, if the operator wants it sent. */
    private function forwardedFor(Caller $caller): ?string
    {
        return $this->config->forwardedFor === 'client' ? $caller->address ?? '127.0.0.1' : null;
    }

    private function askApi(Lookup $lookup, ?string $forwardedFor, float $deadline): array
    {
        $token = $this->tokens->token($deadline, null, $forwardedFor)['token'];
        try {
            $envelope = $this->api->search($lookup, $token, $forwardedFor, $deadline - microtime(true));
        } catch (ApiError $error) {
            // A new token does not help credentials without a scope.
            if ($error->status !== 401 || $error->isBadCredentials()) {
                throw $error;
            }
            $token = $this->tokens->token($deadline, $token, $forwardedFor)['token'];
            $envelope = $this->api->search($lookup, $token, $forwardedFor, $deadline - microtime(true));
        }
        if ($lookup->isPrefix()) {
            // Prefixes count no misses, so their answers must not name Digital Addresses, whatever the API does.
            $envelope['addresses'] = array_values(array_filter($envelope['addresses'], static fn (array $row): bool => $row['dgacode'] === null));
        }
        if ($envelope['addresses'] === []) {
            throw new ApiError('not-found', 'The API answered an empty list.', 200);
        }
        return $envelope;
    }

    private function count(string $name, Rates $rates, Caller $caller, string $prefix = ''): void
    {
        $taken = $this->counter($name, $rates)->take($caller->key);
        $this->headers += $taken->headers($prefix);
        if (!$taken->isAllowed) {
            throw Problem::later(429, 'rate-limited', "The $name of this client are used up.", $taken->waitSeconds());
        }
    }

    private function counter(string $name, Rates $rates): Counter
    {
        return new Counter($this->store, $name, $rates, hash('sha256', "counters {$this->config->secretKey}"), $this->now ?? static fn (): float => microtime(true));
    }

    private function checkSize(Request $request): void
    {
        if (strlen("$request->scheme://$request->host$request->uri") > self::LONGEST_URI) {
            throw new Problem(414, 'payload-too-large', 'The URL is too long.');
        }
        $bytes = 0;
        foreach ($request->headers as $name => $value) {
            $bytes += strlen("$name: $value\r\n");
        }
        if ($bytes > self::MOST_HEADER_BYTES) {
            throw new Problem(431, 'payload-too-large', 'The headers are too large.');
        }
    }

    private function health(Request $request, bool $isGood): Answer
    {
        if ($request->method !== 'GET' && $request->method !== 'HEAD') {
            throw new Problem(405, 'method-not-allowed', 'The method is not GET.', ['Allow' => 'GET, HEAD']);
        }
        $answer = self::json(['status' => $isGood ? 'ok' : 'unavailable'], $isGood ? 200 : 503);
        return $isGood ? $answer : $answer->with(['Retry-After' => '1']);
    }

    private function preflight(bool $isCors): Answer
    {
        return new Answer(204, null, ['Allow' => 'POST, OPTIONS'] + ($isCors ? [
            'Access-Control-Allow-Methods' => 'POST',
            'Access-Control-Allow-Headers' => 'content-type',
            'Access-Control-Max-Age' => '86400',
            'Vary' => 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        ] : []));
    }

    private function problem(\Throwable $thrown): Problem
    {
        if ($thrown instanceof Problem) {
            return $thrown;
        }
        if ($thrown instanceof ApiError) {
            return $thrown->toProblem();
        }
        if ($thrown instanceof StoreError) {
            return $thrown->isBusy ? Problem::later(503, 'unavailable', $thrown->getMessage(), 1) : new Problem(500, 'configuration', $thrown->getMessage());
        }
        $reason = Problem::missingFunction($thrown);
        return $reason === null ? new Problem(502, 'unavailable', 'An unexpected error occurred.') : new Problem(500, 'configuration', $reason);
    }

    /** One line in PHP's error log: never a code, an address, a body or a secret. */
    private function log(\Throwable $thrown, Problem $problem): void
    {
        $line = ['request_id' => $this->requestId, 'status' => $problem->status, 'code' => $problem->problem];
        if ($thrown instanceof ApiError) {
            $line += ['upstream_status' => $thrown->status, 'upstream_error_code' => $thrown->errorCode, 'advice' => $thrown->advice()];
        } elseif ($thrown instanceof Problem || $thrown instanceof StoreError) {
            $line += ['reason' => $thrown->getMessage()];
        } else {
            // The message of a foreign exception could contain anything; its class and place cannot.
            $line += ['error' => get_class($thrown), 'place' => basename($thrown->getFile()) . ':' . $thrown->getLine(), 'reason' => $problem->getMessage()];
        }
        $this->write(array_filter($line));
    }

    private function write(array $line): void
    {
        error_log('dga-address-proxy ' . Json::encode($line));
    }

    private static function json(array $body, int $status = 200): Answer
    {
        return new Answer($status, Json::encode($body), ['Content-Type' => 'application/json']);
    }

    private static function uuid(): string
    {
        $hex = bin2hex(random_bytes(16));
        return sprintf('%s-%s-4%s-a%s-%s', substr($hex, 0, 8), substr($hex, 8, 4), substr($hex, 13, 3), substr($hex, 17, 3), substr($hex, 20));
    }
}
