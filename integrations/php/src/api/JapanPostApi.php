<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Calls Japan Post's API. */
final class JapanPostApi implements Api
{
    private Config $config;
    /** @var \Closure(): float */
    private \Closure $now;

    public function __construct(Config $config, \Closure $now)
    {
        $this->config = $config;
        $this->now = $now;
    }

    public function askToken(float $seconds, ?string $forwardedFor): array
    {
        $scope = $this->config->tokenScope === '' ? [] : ['scope' => $this->config->tokenScope];
        $body = ['grant_type' => 'client_credentials', 'client_id' => $this->config->clientId, 'secret_key' => $this->config->secretKey] + $scope;
        $answer = Http::send('POST', $this->config->apiBase . $this->config->tokenPath, $this->headers($forwardedFor) + ['Content-Type' => 'application/json'], Json::encode($body), $seconds);
        if ($answer['status'] !== 200 && $answer['status'] !== 201) {
            $error = ApiError::of($answer['status'], $answer['json'], $answer['retryAfter'], ($this->now)());
            // The token call knows neither codes nor hits: any other 4xx is a wrong configuration.
            $isOurs = $error->problem === 'invalid-code' || $error->problem === 'not-found';
            throw $isOurs ? new ApiError('unauthorized', $error->getMessage(), $error->status, $error->errorCode) : $error;
        }
        $token = TokenSource::read($answer['json']);
        if ($token === null) {
            throw new ApiError('unavailable', 'The API answered without a token.', $answer['status']);
        }
        return $token;
    }

    public function search(Lookup $lookup, string $token, ?string $forwardedFor, float $seconds): array
    {
        $headers = $this->headers($forwardedFor) + ['Authorization' => "Bearer $token"];
        $user = $this->config->ecUid === '' ? [] : ['ec_uid' => $this->config->ecUid];
        $config = $this->config;
        if ($lookup->code !== null) {
            $parameters = $lookup->parameters;
            $query = http_build_query(array_filter(['page' => $parameters['page'] ?? null, 'limit' => $parameters['limit'] ?? null] + $user + $parameters, static fn ($value): bool => $value !== null));
            $url = $config->apiBase . $config->searchcodePath . '/' . rawurlencode($lookup->code) . ($query === '' ? '' : "?$query");
            $answer = Http::send('GET', $url, $headers, null, $seconds);
        } else {
            $query = $user === [] ? '' : '?' . http_build_query($user);
            $answer = Http::send('POST', $config->apiBase . $config->addresszipPath . $query, $headers + ['Content-Type' => 'application/json'], Json::encode($lookup->parameters), $seconds);
        }
        if ($answer['status'] !== 200) {
            throw ApiError::of($answer['status'], $answer['json'], $answer['retryAfter'], ($this->now)());
        }
        $envelope = $lookup->code === null ? Records::addresses($answer['json'], $lookup->limit()) : Records::code($answer['json'], $lookup->limit(), $config->coordinates);
        if ($envelope === null) {
            throw new ApiError('unavailable', 'The answer of the API cannot be read.', 200);
        }
        return $envelope;
    }

    /** @return array<string, string> */
    private function headers(?string $forwardedFor): array
    {
        $fixed = $this->config->forwardedFor === 'client' ? '127.0.0.1' : $this->config->forwardedFor;
        return ['Accept' => 'application/json', 'X-Forwarded-For' => $forwardedFor ?? $fixed, 'User-Agent' => $this->config->userAgent];
    }
}
