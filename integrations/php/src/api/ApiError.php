<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** A call of the API that failed. The message never contains what was asked for. */
final class ApiError extends \Exception
{
    /** The API does not know the operation: its version and the scope of the credentials do not match. */
    public const NO_SUCH_API = '/-10(?:18|29)-0100$|-1029-0003$/D';
    private const CODES = [400 => 'invalid-code', 401 => 'unauthorized', 403 => 'unauthorized', 404 => 'not-found', 405 => 'configuration', 413 => 'invalid-code', 415 => 'configuration', 429 => 'rate-limited', 504 => 'timeout'];
    private const STATUSES = ['invalid-code' => 400, 'not-found' => 404, 'rate-limited' => 429, 'unauthorized' => 500, 'configuration' => 500, 'timeout' => 504];
    /** The statuses of the API's errors, and of a gateway in front of it that is overloaded. */
    private const ERROR_STATUSES = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504];
    private const UNKNOWN_PAUSE_SECONDS = 2;
    private const ADVICE = [
        'version' => 'The API does not know this operation: the version in DGA_API_BASE and the scope of the credentials do not match.',
        'scope' => 'The credentials have no scope for this API, or belong to the other environment: ask the provider, or set DGA_TOKEN_SCOPE.',
        'credentials' => 'The API refuses client id and secret key: check both, and that they belong to the environment of DGA_API_BASE (test and production have their own).',
        'grant-type' => 'The API refuses the grant type: DGA_TOKEN_PATH or the version in DGA_API_BASE is wrong.',
        'address' => 'The API refuses this server: the address in DGA_FORWARDED_FOR is not registered for the system.',
        'system' => 'The API refuses this system: check the credentials and the registered addresses.',
        'url' => 'The API does not know the address: check DGA_API_BASE and the paths.',
        'other-host' => 'The host in DGA_API_BASE does not answer as the API does: is it the address of the API?',
        'network' => 'The API cannot be reached from this server: does the hosting allow outgoing HTTPS connections?',
        'timeout' => 'The API does not answer within five seconds.',
    ];

    public string $problem;
    public ?int $status;
    public string $errorCode;
    /** Seconds that the API asks us to wait. */
    public ?int $retryAfter;

    public function __construct(string $problem, string $message, ?int $status = null, string $errorCode = '', ?int $retryAfter = null)
    {
        $this->problem = $problem;
        $this->status = $status;
        $this->errorCode = $errorCode;
        $this->retryAfter = $retryAfter;
        parent::__construct($message);
    }

    /** The meaning of an answer with any status but success. */
    public static function of(int $status, $json, string $retryAfter, float $now): self
    {
        $told = is_array($json) ? Records::text($json['error_code'] ?? null) : null;
        $number = preg_match('/^\d{3}-\d{4}-\d{4}$/D', $told ?? '') === 1 ? $told : '';
        $problem = self::CODES[$status] ?? 'unavailable';
        if (preg_match(self::NO_SUCH_API, $number) === 1) {
            $problem = 'configuration';
        } elseif ($status < 500 && str_contains($number, '-1028-')) {
            $problem = 'unauthorized';
        } elseif ($status === 404 && $told === null) {
            // An error number means no hit, even an unknown one; a page of a web server does not.
            $problem = 'configuration';
        }
        $wait = preg_match('/^\d{1,9}$/D', $retryAfter) === 1 ? (int) $retryAfter : null;
        if (preg_match('/^[A-Z][a-z]/', $retryAfter) === 1 && strtotime($retryAfter) !== false) {
            $wait = (int) ceil(strtotime($retryAfter) - $now);
        }
        return new self($problem, "The API answered with status $status.", $status, $number, $wait === null ? null : min(max(0, $wait), Breaker::LONGEST_HOLD));
    }

    /** The answer for the caller. */
    public function toProblem(): Problem
    {
        $wait = $this->retryAfter ?? 0;
        if ($this->problem === 'rate-limited') {
            return Problem::later(429, 'rate-limited', $this->getMessage(), $wait ?: self::UNKNOWN_PAUSE_SECONDS);
        }
        if ($this->problem === 'unavailable' && $wait > 0) {
            return Problem::later(503, 'unavailable', $this->getMessage(), $wait);
        }
        return new Problem(self::STATUSES[$this->problem] ?? 502, $this->problem, $this->getMessage());
    }

    /** Names what the operator has to fix: a key of `ADVICE`, null if the operator cannot fix it. */
    public function diagnosis(): ?string
    {
        if (preg_match(self::NO_SUCH_API, $this->errorCode) === 1) {
            return 'version';
        }
        $known = ['401-1028-0001' => 'scope', '400-1028-0001' => 'credentials', '400-1028-0002' => 'grant-type'][$this->errorCode] ?? null;
        if ($known !== null) {
            return $known;
        }
        if ($this->status === 403) {
            return 'address';
        }
        $isUnknown = $this->errorCode === '' && $this->status !== null && !in_array($this->status, self::ERROR_STATUSES, true);
        if ($isUnknown && in_array($this->problem, ['unavailable', 'configuration'], true)) {
            return 'other-host';
        }
        return ['unauthorized' => 'system', 'configuration' => 'url', 'network' => 'network', 'timeout' => 'timeout'][$this->problem] ?? null;
    }

    /** Whether the API itself refuses the credentials. A page of a gateway, with any status, does not say so. */
    public function isBadCredentials(): bool
    {
        return preg_match('/^40[01]-1028-000[12]$/D', $this->errorCode) === 1;
    }

    /** Tells the operator what to do; null if the operator cannot fix it. */
    public function advice(): ?string
    {
        return self::ADVICE[$this->diagnosis() ?? ''] ?? null;
    }
}
