<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** An answer of the proxy: status, headers and body. */
final class Answer
{
    public int $status;
    public ?string $body;
    public array $headers;

    /** @param array<string, string> $headers */
    public function __construct(int $status, ?string $body, array $headers = [])
    {
        $this->status = $status;
        $this->body = $body;
        $this->headers = $headers;
    }

    /** @param array<string, string> $headers headers that the answer does not set itself */
    public function with(array $headers): self
    {
        return new self($this->status, $this->body, $this->headers + $headers);
    }

    /** Sends the answer, and nothing that PHP or another script has set before. */
    public function send(): void
    {
        foreach (['X-Powered-By', 'Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials', 'Set-Cookie'] as $name) {
            header_remove($name);
        }
        http_response_code($this->status);
        if ($this->body === null) {
            // PHP adds its default Content-Type to every answer that sets none.
            ini_set('default_mimetype', '');
        }
        foreach ($this->headers as $name => $value) {
            header("$name: $value");
        }
        if ($this->body !== null && ($_SERVER['REQUEST_METHOD'] ?? '') !== 'HEAD') {
            echo $this->body;
        }
    }
}
