<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/**
 * Decides whether a request may come in, by the origin that the browser reports. CORS alone would only hide the answer from the
 * page, after the budget was spent. A request without `Origin` and `Sec-Fetch-Site` comes from a server and is served.
 */
final class Origin
{
    /**
     * @return string|null the foreign origin that may read the answer, null if none needs to
     * @throws Problem 403
     */
    public static function check(Request $request, Caller $caller, Config $config): ?string
    {
        $origin = $request->header('origin');
        $site = $request->header('sec-fetch-site');
        if ($origin === null) {
            // Browsers send an origin with every POST; `none` is something that a person did.
            $isOwnHost = $config->ownHosts === [] || in_array(self::own($request, $caller)[1], $config->ownHosts, true);
            if (in_array($site, [null, 'none'], true) || ($site === 'same-origin' && $config->allowedOrigins === [] && $isOwnHost)) {
                return null;
            }
            throw self::refused('Sec-Fetch-Site names another site.');
        }
        if (!in_array($site, [null, 'same-origin', 'same-site', 'cross-site', 'none'], true)) {
            throw self::refused('Sec-Fetch-Site is unknown.');
        }
        if ($config->allowedOrigins !== []) {
            if (!in_array($origin, $config->allowedOrigins, true)) {
                throw self::refused('The origin is not listed.');
            }
            return $origin;
        }
        $host = self::hostOf($origin);
        if ($host === null) {
            throw self::refused('Origin is not an origin.');
        }
        if ($config->ownHosts !== [] && !in_array($host, $config->ownHosts, true)) {
            throw self::refused('The origin is not of a host in DGA_OWN_HOSTS.');
        }
        // No script can set Sec-Fetch-Site, and the browser compares the page with the address that it calls, whatever a web server makes of Host.
        if ($site === 'same-origin') {
            return null;
        }
        // A browser without Sec-Fetch-Site: Safari before 16.4, and every browser on plain http.
        $isListed = $config->ownHosts !== [] && strncmp($origin, 'https:', 6) === 0;
        if ($site === null && ($isListed || $origin === implode('://', self::own($request, $caller)))) {
            return null;
        }
        throw self::refused('The origin is not the own one.');
    }

    /** The host of an origin in the form that browsers send: lower case, without a default port. Null for any other text. */
    public static function hostOf(string $origin): ?string
    {
        $isOrigin = preg_match('#^https?://((?:[a-z0-9._-]+|\[[0-9a-f:]+\])(?::\d{1,5})?)$#D', $origin, $parts) === 1;
        return $isOrigin && preg_match('#^https:.*:443$|^http:.*:80$#D', $origin) !== 1 ? $parts[1] : null;
    }

    /** @return array{string, string} the scheme and host that the browser sees */
    private static function own(Request $request, Caller $caller): array
    {
        $scheme = $request->scheme;
        $host = $request->host;
        if ($caller->isTrusted) {
            $proto = strtolower(trim($request->header('x-forwarded-proto') ?? ''));
            $forwardedHost = strtolower(trim($request->header('x-forwarded-host') ?? ''));
            if ($proto === 'https' || $proto === 'http') {
                $scheme = $proto;
            }
            if (preg_match('/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/D', $forwardedHost) === 1) {
                $host = $forwardedHost;
            }
        }
        // Browsers leave the default port out of an origin.
        return [$scheme, preg_replace($scheme === 'https' ? '/:443$/D' : '/:80$/D', '', $host)];
    }

    private static function refused(string $why): Problem
    {
        return new Problem(403, 'origin-refused', $why);
    }
}
