<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** A call of the API that failed. The message never contains what was asked for. */
final class ApiError extends \Exception
{
    /** The API does not know the operation: its version and the scope of the credentials do not match. */
    public const NO_SUCH_API = '/-10(?:18|29)-0100$|-1029-0003$/D';
    private const NO_HIT = '/^404-(?:1029-000[12]|1018-00(?:0[1-9]|1[01]))$/D';
    private const CODES = [400 => 'invalid-code', 401 => 'unauthorized', 403 => 'unauthorized', 404 => 'not-found', 405 => 'configuration', 413 => 'invalid-code', 415 => 'configuration', 429 => 'rate-limited', 504 => 'timeout'];
    private const STATUSES = ['invalid-code' => 400, 'not-found' => 404, 'rate-limited' => 429, 'unauthorized' => 500, 'configuration' => 500, 'timeout' => 504];
    private const UNKNOWN_PAUSE_SECONDS = 10;
    private const ADVICE = [
        'version' => 'The API does not know this operation: the version in DGA_API_BASE and the scope of the credentials do not match.',
        'scope' => 'The credentials have no scope for this API, or belong to the other environment: ask the provider, or set DGA_TOKEN_SCOPE.',
        'credentials' => 'The API refuses client id and secret key: check both, and that they belong to the environment of DGA_API_BASE (test and production have their own).',
        'grant-type' => 'The API refuses the grant type: DGA_TOKEN_PATH or the version in DGA_API_BASE is wrong.',
        'address' => 'The API refuses this server: the address in DGA_FORWARDED_FOR is not registered for the system.',
        'system' => 'The API refuses this system: check the credentials and the registered addresses.',
        'url' => 'The API does not know the address: check DGA_API_BASE and the paths.',
        'network' => 'The API cannot be reached from this server: does the hosting allow outgoing HTTPS connections?',
        'timeout' => 'The API does not answer within five seconds.',
    ];

    public function __construct(
        public readonly string $problem,
        string $message,
        public readonly ?int $status = null,
        public readonly string $errorCode = '',
        /** Seconds that the API asks us to wait. */
        public readonly ?int $retryAfter = null,
    ) {
        parent::__construct($message);
    }

    /** The meaning of an answer with any status but success. */
    public static function of(int $status, mixed $json, string $retryAfter, float $now): self
    {
        $number = is_array($json) && preg_match('/^\d{3}-\d{4}-\d{4}$/D', (string) self::scalar($json['error_code'] ?? '')) === 1 ? (string) $json['error_code'] : '';
        // A body in the API's error shape means no hit, even with an unknown number; a page of a web server does not.
        $isApiError = is_array($json) && isset($json['error_code'], $json['message']);
        $problem = match (true) {
            preg_match(self::NO_SUCH_API, $number) === 1 => 'configuration',
            $status < 500 && str_contains($number, '-1028-') => 'unauthorized',
            $status === 404 && preg_match(self::NO_HIT, $number) !== 1 && !$isApiError => 'configuration',
            default => self::CODES[$status] ?? 'unavailable',
        };
        $wait = match (true) {
            preg_match('/^\d{1,9}$/D', $retryAfter) === 1 => (int) $retryAfter,
            preg_match('/^[A-Z][a-z]/', $retryAfter) === 1 && strtotime($retryAfter) !== false => (int) ceil(strtotime($retryAfter) - $now),
            default => null,
        };
        return new self($problem, "The API answered with status $status.", $status, $number, $wait === null ? null : min(max(0, $wait), 86_400));
    }

    /** The answer for the caller. */
    public function toProblem(): Problem
    {
        $wait = $this->retryAfter ?? 0;
        return match (true) {
            $this->problem === 'rate-limited' => Problem::later(429, 'rate-limited', $this->getMessage(), $wait ?: self::UNKNOWN_PAUSE_SECONDS),
            $this->problem === 'unavailable' && $wait > 0 => Problem::later(503, 'unavailable', $this->getMessage(), $wait),
            default => new Problem(self::STATUSES[$this->problem] ?? 502, $this->problem, $this->getMessage()),
        };
    }

    /** Names what the operator has to fix: a key of `ADVICE`, null if the operator cannot fix it. */
    public function diagnosis(): ?string
    {
        return match (true) {
            preg_match(self::NO_SUCH_API, $this->errorCode) === 1 => 'version',
            $this->errorCode === '401-1028-0001' => 'scope',
            preg_match('/^40[01]-1028-0001$/D', $this->errorCode) === 1 => 'credentials',
            $this->errorCode === '400-1028-0002' => 'grant-type',
            $this->status === 403 => 'address',
            $this->problem === 'unauthorized' => 'system',
            $this->problem === 'configuration' => 'url',
            in_array($this->problem, ['network', 'timeout'], true) => $this->problem,
            default => null,
        };
    }

    /** Tells the operator what to do; null if the operator cannot fix it. */
    public function advice(): ?string
    {
        return self::ADVICE[$this->diagnosis() ?? ''] ?? null;
    }

    private static function scalar(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}
