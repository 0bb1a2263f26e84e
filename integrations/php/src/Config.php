<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The proxy's settings, checked once. The names and meanings are those of the proxy on Node (docs/proxy.md). */
final class Config
{
    public const VERSION = '{{version}}';

    private const DEFAULTS = [
        'DGA_CLIENT_ID' => '', 'DGA_SECRET_KEY' => '', 'DGA_API_BASE' => 'https://api.da.pf.japanpost.jp/api/v2', 'DGA_TOKEN_PATH' => '/j/token',
        'DGA_SEARCHCODE_PATH' => '/searchcode', 'DGA_ADDRESSZIP_PATH' => '/addresszip', 'DGA_TOKEN_SCOPE' => '', 'DGA_ALLOWED_ORIGINS' => '',
        'DGA_BASE_PATH' => '/dga', 'DGA_FORWARDED_FOR' => '127.0.0.1', 'DGA_USER_AGENT' => 'dga-address-lookup/' . self::VERSION,
        'DGA_TRUSTED_PROXIES' => '', 'DGA_EC_UID' => '', 'DGA_TOKEN_MODE' => 'off', 'DGA_RATE_LOOKUPS' => '60/min,1000/h', 'DGA_RATE_LISTS' => '120/min,3000/h',
        'DGA_RATE_DGA_MISSES' => '5/5min,20/day', 'DGA_BUDGET_DGA_MISSES' => '100/h,1000/day', 'DGA_CACHE' => 'memory', 'DGA_DIGITAL_ADDRESS' => 'on',
        'DGA_COORDINATES' => 'off', 'DGA_STATE_DIR' => '', 'DGA_MOCK' => 'off',
    ];
    private const PLACEHOLDER = '/^(?:x+|\*+|\.+|-+|0+|todo|dummy|sample|example|test|secret|password|change[-_ ]?me)$|^[<[{].*[>\]}]$|^\$|\b(?:your|my)[-_ ]?(?:client|secret|api|key|id)|placeholder|(?:key|id)[-_ ]here$/i';

    public readonly string $clientId;
    public readonly string $secretKey;
    public readonly string $apiBase;
    public readonly string $tokenPath;
    public readonly string $searchcodePath;
    public readonly string $addresszipPath;
    public readonly string $tokenScope;
    /** @var list<string> */
    public readonly array $allowedOrigins;
    public readonly string $basePath;
    public readonly string $forwardedFor;
    public readonly string $userAgent;
    /** @var list<string> */
    public readonly array $trustedProxies;
    public readonly string $ecUid;
    public readonly bool $tokenMode;
    public readonly Rates $rateLookups;
    public readonly Rates $rateLists;
    public readonly Rates $rateMisses;
    public readonly Rates $budgetMisses;
    public readonly bool $cache;
    public readonly bool $digitalAddress;
    public readonly bool $coordinates;
    public readonly string $stateDir;
    public readonly bool $mock;
    /** @var list<string> one line for each wrong setting: what it is and what to do; never a secret */
    public readonly array $problems;
    /** @var array<string, string> */
    private readonly array $values;

    /** @param array<string, mixed> $given settings by their names; missing and empty ones get their defaults */
    public function __construct(array $given)
    {
        $problems = [];
        foreach (array_diff(array_keys($given), array_keys(self::DEFAULTS)) as $unknown) {
            $problems[] = "$unknown is unknown: check its spelling.";
        }
        $values = array_map(static fn (string $name, string $default): string => self::text($given[$name] ?? '') ?: $default, array_keys(self::DEFAULTS), self::DEFAULTS);
        $this->values = array_combine(array_keys(self::DEFAULTS), $values);
        $matching = function (string $name, string $pattern, string $advice) use (&$problems): string {
            $value = $this->values[$name];
            if (preg_match($pattern, $value) !== 1) {
                $problems[] = "$name is \"" . self::printable($value) . "\": $advice";
            }
            return $value;
        };
        $isOn = static fn (string $name): bool => in_array(strtolower($matching($name, '/^(?:on|off|true|false|1|0|yes|no)$/iD', 'give on or off.')), ['on', 'true', '1', 'yes'], true);
        $rates = function (string $name) use (&$problems): Rates {
            $rates = Rates::read($this->values[$name]);
            if ($rates === null) {
                $problems[] = "$name is \"{$this->values[$name]}\": give rates such as \"60/min,1000/h\" (N/[count]unit; unit s, min, h or day; at most four).";
            }
            return $rates ?? Rates::read(self::DEFAULTS[$name]);
        };
        $path = '#^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$#D';

        $this->mock = $isOn('DGA_MOCK');
        foreach (['DGA_CLIENT_ID' => 'clientId', 'DGA_SECRET_KEY' => 'secretKey'] as $name => $property) {
            $this->$property = $this->mock ? 'mock' : $this->values[$name];
            $problems = [...$problems, ...self::credentialProblems($name, $this->$property)];
        }
        $this->apiBase = rtrim($matching('DGA_API_BASE', '#^https://[A-Za-z0-9.-]+(?::\d+)?(?:/[\w.~/-]*)?$|^http://(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:/[\w.~/-]*)?$#D', 'give an https URL with the API version; http is allowed for this machine only.'), '/');
        $this->tokenPath = $matching('DGA_TOKEN_PATH', $path, 'give a path such as /j/token.');
        $this->searchcodePath = $matching('DGA_SEARCHCODE_PATH', $path, 'give a path such as /searchcode.');
        $this->addresszipPath = $matching('DGA_ADDRESSZIP_PATH', $path, 'give a path such as /addresszip.');
        $this->tokenScope = $matching('DGA_TOKEN_SCOPE', '/^[\x21-\x7e]{0,100}$/D', 'give visible ASCII characters.');
        $this->allowedOrigins = self::list($this->values['DGA_ALLOWED_ORIGINS']);
        foreach ($this->allowedOrigins as $origin) {
            if (preg_match('#^https?://(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$#D', $origin) !== 1 || preg_match('#^https://.*:443$|^http://[^\[]*:80$#D', $origin) === 1) {
                $problems[] = 'DGA_ALLOWED_ORIGINS contains "' . self::printable($origin) . '": give origins as browsers send them, such as https://shop.example, without path or default port.';
            }
        }
        $this->basePath = rtrim($matching('DGA_BASE_PATH', '#^(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?$#D', 'give a path such as /dga.'), '/');
        $this->forwardedFor = $this->values['DGA_FORWARDED_FOR'];
        if ($this->forwardedFor !== 'client' && filter_var($this->forwardedFor, FILTER_VALIDATE_IP) === false) {
            $problems[] = 'DGA_FORWARDED_FOR is "' . self::printable($this->forwardedFor) . '": give one IP address that is registered with the API, or "client".';
        }
        $this->userAgent = $matching('DGA_USER_AGENT', '/^[\x20-\x7e]{1,200}$/D', 'give visible ASCII characters.');
        $this->trustedProxies = self::list($this->values['DGA_TRUSTED_PROXIES']);
        foreach ($this->trustedProxies as $text) {
            $block = IpAddress::block($text);
            if ($block === null || $block[1] < (strlen($block[0]->bytes) === 4 ? 8 : 7)) {
                $problems[] = 'DGA_TRUSTED_PROXIES contains "' . self::printable($text) . '": give only the addresses or blocks of your own proxies, such as 10.0.0.0/8.';
            }
        }
        $this->ecUid = $matching('DGA_EC_UID', '/^[\x21-\x7e]{0,200}$/D', 'give visible ASCII characters.');
        $this->tokenMode = $isOn('DGA_TOKEN_MODE');
        $this->rateLookups = $rates('DGA_RATE_LOOKUPS');
        $this->rateLists = $rates('DGA_RATE_LISTS');
        $this->rateMisses = $rates('DGA_RATE_DGA_MISSES');
        $this->budgetMisses = $rates('DGA_BUDGET_DGA_MISSES');
        $this->cache = $matching('DGA_CACHE', '/^(?:memory|off)$/D', 'give memory or off.') === 'memory';
        $this->digitalAddress = $isOn('DGA_DIGITAL_ADDRESS');
        $this->coordinates = $isOn('DGA_COORDINATES');
        $this->stateDir = rtrim($this->values['DGA_STATE_DIR'], '/\\');
        if (!function_exists('sodium_crypto_secretbox') && !function_exists('openssl_encrypt')) {
            $problems[] = 'PHP has neither the sodium nor the openssl extension: enable one of them.';
        }
        if (!in_array('https', stream_get_wrappers(), true) && !function_exists('curl_init')) {
            $problems[] = 'PHP has neither the curl nor the openssl extension: enable one of them.';
        }
        $this->problems = $problems;
    }

    /**
     * Collects the settings: constants (`wp-config.php`), then the environment (`NAME`, or `NAME_FILE` for a file that holds the
     * value), then the array that `dga-address-proxy-config.php` returns in a folder outside the web root.
     *
     * @return array<string, string>
     */
    public static function collect(string $folder): array
    {
        $file = self::findFile($folder);
        $fromFile = $file === null ? [] : (array) include $file;
        $settings = [];
        foreach (array_keys(self::DEFAULTS) as $name) {
            $secretFile = (string) getenv("{$name}_FILE");
            $settings[$name] = match (true) {
                defined($name) => self::text(constant($name)),
                getenv($name) !== false => self::text(getenv($name)),
                $secretFile !== '' => trim((string) @file_get_contents($secretFile)),
                default => self::text($fromFile[$name] ?? ''),
            };
        }
        return $settings + array_map(self::text(...), $fromFile);
    }

    /** @return list<string> the names of all settings */
    public static function names(): array
    {
        return array_keys(self::DEFAULTS);
    }

    /** The settings for a person to read, with secrets masked. */
    public function printed(): string
    {
        $lines = array_map(static function (string $name, string $value): string {
            $isSecret = in_array($name, ['DGA_CLIENT_ID', 'DGA_SECRET_KEY'], true) && $value !== '';
            return "$name=" . ($isSecret ? '********' : $value);
        }, array_keys($this->values), $this->values);
        return implode("\n", $lines) . "\n";
    }

    /** Looks in the folders above the proxy, nearest first, but never inside the web root, where the web server could show the file. */
    private static function findFile(string $folder): ?string
    {
        $root = realpath((string) ($_SERVER['DOCUMENT_ROOT'] ?? '')) ?: null;
        for ($above = dirname($folder); ; $above = dirname($above)) {
            $isPublic = $root !== null && str_starts_with("$above/", "$root/");
            if (!$isPublic && @is_file("$above/dga-address-proxy-config.php")) {
                return "$above/dga-address-proxy-config.php";
            }
            if ($above === dirname($above)) {
                return null;
            }
        }
    }

    /** @return list<string> */
    private static function credentialProblems(string $name, string $value): array
    {
        return match (true) {
            $value === '' => ["$name is missing: the API's provider portal shows it for a registered system."],
            preg_match('/^[\x21-\x7e]+$/D', $value) !== 1 || preg_match('/^(["\'`]).*\1$/D', $value) === 1 => ["$name contains a space, a line break, quotes or a character outside ASCII: copy it again, without quotes."],
            preg_match(self::PLACEHOLDER, $value) === 1 => ["$name is a placeholder: enter the value from the provider portal."],
            default => [],
        };
    }

    private static function text(mixed $value): string
    {
        return match (true) {
            is_bool($value) => $value ? 'on' : 'off',
            is_array($value) => implode(',', array_filter($value, 'is_string')),
            is_scalar($value) => trim((string) $value),
            default => '',
        };
    }

    /** @return list<string> */
    private static function list(string $text): array
    {
        return array_values(array_filter(array_map('trim', explode(',', $text)), static fn (string $item): bool => $item !== ''));
    }

    /** A wrong value without the user and password before a host, and without the query. */
    private static function printable(string $value): string
    {
        return preg_replace(['/^.*@/s', '/[?#].*$/s'], ['…@', '…'], $value) ?? '';
    }
}
