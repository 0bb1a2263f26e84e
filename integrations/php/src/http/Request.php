<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** A request to the proxy, independent of the web server that delivered it. */
final class Request
{
    public string $method;
    public string $uri;
    public string $scheme;
    public string $host;
    public string $remoteAddress;
    public array $headers;
    /** Reads at most so many bytes of the body. @var \Closure(int): string */
    private \Closure $readBody;

    /** @param array<string, string> $headers names in lower case */
    public function __construct(string $method, string $uri, string $scheme, string $host, string $remoteAddress, array $headers, \Closure $readBody)
    {
        $this->method = $method;
        $this->uri = $uri;
        $this->scheme = $scheme;
        $this->host = $host;
        $this->remoteAddress = $remoteAddress;
        $this->headers = $headers;
        $this->readBody = $readBody;
    }

    public static function fromGlobals(): self
    {
        return new self(
            strtoupper((string) ($_SERVER['REQUEST_METHOD'] ?? 'GET')),
            (string) ($_SERVER['REQUEST_URI'] ?? '/'),
            in_array(strtolower((string) ($_SERVER['HTTPS'] ?? '')), ['', 'off'], true) ? 'http' : 'https',
            strtolower((string) ($_SERVER['HTTP_HOST'] ?? '')),
            (string) ($_SERVER['REMOTE_ADDR'] ?? ''),
            self::globalHeaders(),
            static fn (int $bytes): string => (string) file_get_contents('php://input', false, null, 0, $bytes)
        );
    }

    public function header(string $name): ?string
    {
        return $this->headers[$name] ?? null;
    }

    public function body(int $bytes): string
    {
        return ($this->readBody)($bytes);
    }

    /**
     * Prefers the real names: $_SERVER merges `X-Forwarded-For` with a forged `X_Forwarded_For`.
     *
     * @return array<string, string>
     */
    private static function globalHeaders(): array
    {
        $headers = [];
        if (function_exists('getallheaders')) {
            foreach (getallheaders() as $name => $value) {
                $headers[strtolower((string) $name)] = (string) $value;
            }
            return $headers;
        }
        foreach ($_SERVER as $name => $value) {
            if (str_starts_with((string) $name, 'HTTP_')) {
                $headers[strtolower(strtr(substr((string) $name, 5), '_', '-'))] = (string) $value;
            }
        }
        foreach (['CONTENT_TYPE' => 'content-type', 'CONTENT_LENGTH' => 'content-length'] as $name => $header) {
            if (isset($_SERVER[$name]) && $_SERVER[$name] !== '') {
                $headers[$header] = (string) $_SERVER[$name];
            }
        }
        return $headers;
    }
}
