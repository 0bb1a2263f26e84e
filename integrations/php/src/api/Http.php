<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/**
 * Sends one request over verified TLS: no redirects, at most 1 MiB of answer. With the curl extension it gives up after 2 s without
 * a connection; PHP's own streams know one limit for connection and answer together.
 */
final class Http
{
    private const CONNECT_SECONDS = 2.0;
    private const MOST_BYTES = 1 << 20;

    /**
     * @param array<string, string> $headers
     * @return array{status: int, json: mixed, retryAfter: string}
     * @throws ApiError `network`, `timeout`, or `unavailable` for an answer that is too large or compressed
     */
    public static function send(string $method, string $url, array $headers, ?string $body, float $seconds): array
    {
        if ($seconds <= 0) {
            throw new ApiError('timeout', 'No time was left for the call.');
        }
        $lines = array_map(static fn (string $name, string $value): string => "$name: $value", array_keys($headers), $headers);
        [$status, $head, $text] = function_exists('curl_exec') ? self::byCurl($method, $url, $lines, $body, $seconds) : self::byStream($method, $url, $lines, $body, $seconds);
        return ['status' => $status, 'json' => Json::parse($text), 'retryAfter' => self::header($head, 'retry-after')];
    }

    /** @return array{int, string, string} status, header lines, body */
    private static function byCurl(string $method, string $url, array $lines, ?string $body, float $seconds): array
    {
        $text = $head = '';
        $isRefused = false;
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            // An empty `Expect` keeps curl from asking for permission to send the body.
            CURLOPT_HTTPHEADER => [...$lines, 'Expect:'],
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_SSL_VERIFYPEER => true,
            CURLOPT_SSL_VERIFYHOST => 2,
            CURLOPT_CONNECTTIMEOUT_MS => (int) (1000 * min(self::CONNECT_SECONDS, $seconds)),
            CURLOPT_TIMEOUT_MS => (int) max(1, 1000 * $seconds),
            CURLOPT_NOSIGNAL => true,
            CURLOPT_HEADERFUNCTION => static function ($_, string $line) use (&$head, &$isRefused): int {
                $head .= $line;
                $isRefused = self::isCompressed($line);
                return $isRefused ? 0 : strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function ($_, string $chunk) use (&$text, &$isRefused): int {
                $text .= $chunk;
                $isRefused = strlen($text) > self::MOST_BYTES;
                return $isRefused ? 0 : strlen($chunk);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]));
        curl_exec($curl);
        $error = curl_errno($curl);
        $status = (int) curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($isRefused) {
            throw new ApiError('unavailable', 'The answer of the API is too large, or compressed, which nobody asked for.', $status);
        }
        if ($error !== 0) {
            throw new ApiError($error === CURLE_OPERATION_TIMEDOUT ? 'timeout' : 'network', "The call of the API failed (curl error $error).");
        }
        return [$status, $head, $text];
    }

    /** @return array{int, string, string} status, header lines, body */
    private static function byStream(string $method, string $url, array $lines, ?string $body, float $seconds): array
    {
        $end = microtime(true) + $seconds;
        $context = stream_context_create([
            'http' => [
                'method' => $method, 'header' => implode("\r\n", [...$lines, 'Connection: close']), 'content' => $body ?? '',
                'follow_location' => 0, 'max_redirects' => 1, 'ignore_errors' => true, 'timeout' => $seconds, 'protocol_version' => 1.1,
            ],
            'ssl' => ['verify_peer' => true, 'verify_peer_name' => true, 'allow_self_signed' => false, 'disable_compression' => true],
        ]);
        $stream = @fopen($url, 'rb', false, $context);
        if ($stream === false) {
            throw new ApiError(microtime(true) >= $end - 0.1 ? 'timeout' : 'network', 'The connection to the API failed.');
        }
        $head = implode("\r\n", array_filter(stream_get_meta_data($stream)['wrapper_data'] ?? [], 'is_string'));
        $text = '';
        $isRefused = self::isCompressed($head);
        stream_set_blocking($stream, false);
        while (!$isRefused && !feof($stream)) {
            $left = $end - microtime(true);
            if ($left <= 0) {
                fclose($stream);
                throw new ApiError('timeout', 'The API did not answer in time.');
            }
            $chunk = (string) fread($stream, 65_536);
            $text .= $chunk;
            $isRefused = strlen($text) > self::MOST_BYTES;
            if ($chunk === '') {
                usleep(2000);
            }
        }
        fclose($stream);
        if ($isRefused) {
            throw new ApiError('unavailable', 'The answer of the API is too large, or compressed, which nobody asked for.');
        }
        $length = self::header($head, 'content-length');
        if ($length !== '' && strlen($text) < (int) $length) {
            throw new ApiError('network', 'The answer of the API ended early.');
        }
        return [preg_match('#^HTTP/\S+ (\d{3})#', $head, $match) === 1 ? (int) $match[1] : 0, $head, $text];
    }

    private static function isCompressed(string $head): bool
    {
        return preg_match('/^(?:identity)?$/iD', self::header($head, 'content-encoding')) !== 1;
    }

    private static function header(string $head, string $name): string
    {
        return preg_match("/^$name:[ \t]*(.*?)[ \t]*\r?$/im", $head, $match) === 1 ? $match[1] : '';
    }
}
