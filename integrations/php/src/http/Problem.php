<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** An error answer (RFC 9457). The message is for the log; callers see the generic title only. */
final class Problem extends \Exception
{
    private const TITLES = [
        'invalid-code' => 'The code or the criteria cannot find anything',
        'not-found' => 'Nothing was found',
        'network' => 'The address service could not be reached',
        'timeout' => 'The address service did not answer in time',
        'rate-limited' => 'Too many requests',
        'unauthorized' => 'The address service refuses this proxy',
        'unavailable' => 'The address service is not available',
        'configuration' => 'The address service is not set up',
        'origin-refused' => 'Pages of this origin may not use this proxy',
        'method-not-allowed' => 'This method is not allowed here',
        'unsupported-media-type' => 'The body must be application/json in UTF-8',
        'payload-too-large' => 'The request is too large',
        'invalid-request' => 'The request cannot be read',
    ];

    public int $status;
    public string $problem;
    public array $headers;

    /** @param array<string, string> $headers */
    public function __construct(int $status, string $problem, string $message, array $headers = [])
    {
        $this->status = $status;
        $this->problem = $problem;
        $this->headers = $headers;
        parent::__construct($message);
    }

    public static function invalid(string $message): self
    {
        return new self(400, 'invalid-request', $message);
    }

    /** A refusal that tells when to come back (RFC 9110 section 10.2.3). */
    public static function later(int $status, string $problem, string $message, float $waitSeconds, array $headers = []): self
    {
        return new self($status, $problem, $message, ['Retry-After' => (string) max(1, (int) ceil($waitSeconds))] + $headers);
    }

    /** Advice to the operator if an error comes from a function that the host has switched off; otherwise null. */
    public static function missingFunction(\Throwable $error): ?string
    {
        $isMissing = preg_match('/^Call to undefined function (?:\w+\\\\)*(\w+)/', $error->getMessage(), $match) === 1;
        return $isMissing ? "PHP has no function $match[1](): remove it from disable_functions in php.ini, or ask the host to." : null;
    }

    public function answer(string $requestId): Answer
    {
        $body = ['type' => 'about:blank', 'title' => self::TITLES[$this->problem], 'status' => $this->status, 'code' => $this->problem, 'request_id' => $requestId];
        return new Answer($this->status, Json::encode($body), ['Content-Type' => 'application/problem+json'] + $this->headers);
    }
}
