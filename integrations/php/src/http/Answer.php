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

    /** Sends the answer, and nothing that PHP or another script has set or printed before. */
    public function send(): void
    {
        while (ob_get_level() > 0 && ob_end_clean());
        if (headers_sent($file, $line)) {
            error_log("dga-address-proxy $file prints text in line $line, so answers have no status and no headers: remove the text, or set output_buffering = 4096 in php.ini.");
            echo $this->body;
            return;
        }
        foreach (['X-Powered-By', 'Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials', 'Set-Cookie'] as $name) {
            header_remove($name);
        }
        http_response_code($this->status);
        if ($this->body === null) {
            // PHP adds its default Content-Type to every answer that has never set one.
            header('Content-Type: text/plain');
            header_remove('Content-Type');
        }
        foreach ($this->headers as $name => $value) {
            header("$name: $value");
        }
        if ($this->body !== null && ($_SERVER['REQUEST_METHOD'] ?? '') !== 'HEAD') {
            echo $this->body;
        }
    }
}
