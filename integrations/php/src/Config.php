<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** The proxy's settings, checked once. The names and meanings are those of the proxy on Node (docs/proxy-reference.md). */
final class Config
{
    public const VERSION = '{{version}}';

    private const DEFAULTS = [
        'DGA_CLIENT_ID' => '', 'DGA_SECRET_KEY' => '', 'DGA_API_BASE' => 'https://api.da.pf.japanpost.jp/api/v2', 'DGA_TOKEN_PATH' => '/j/token',
        'DGA_SEARCHCODE_PATH' => '/searchcode', 'DGA_ADDRESSZIP_PATH' => '/addresszip', 'DGA_TOKEN_SCOPE' => '', 'DGA_ALLOWED_ORIGINS' => '', 'DGA_OWN_HOSTS' => '',
        'DGA_BASE_PATH' => '/dga', 'DGA_FORWARDED_FOR' => '127.0.0.1', 'DGA_USER_AGENT' => 'dga-address-lookup/' . self::VERSION,
        'DGA_TRUSTED_PROXIES' => '', 'DGA_EC_UID' => '', 'DGA_TOKEN_MODE' => 'off', 'DGA_RATE_LOOKUPS' => '60/min,1000/h', 'DGA_RATE_LISTS' => '120/min,3000/h',
        'DGA_RATE_DGA_MISSES' => '5/5min,20/day', 'DGA_BUDGET_DGA_MISSES' => '100/h,1000/day', 'DGA_CACHE' => 'memory', 'DGA_DIGITAL_ADDRESS' => 'on',
        'DGA_COORDINATES' => 'off', 'DGA_STATE_DIR' => '', 'DGA_MOCK' => 'off',
    ];
    private const PLACEHOLDER = '/^(?:dummy|sample|example|test|demo|todo|fixme|tbd|none|null|undefined|change|my|me|it|this|the|own|dga|api|client|secret|password|token|key|id|x|0|…|[-*._ ])+\d{0,3}$|^[<[{].*[>\]}]$|^\$|^%.*%$|\b(?:your|my|the)[-_ ]?(?:own[-_ ]?)?(?:client|secret|api|key|id)|placeholder|change[-_ ]?me|replace[-_ ]?(?:me|this|with)|[-_ ]here$|(?:insert|put|paste|enter)[-_ ].*(?:here|key|id)/iD';

    public string $clientId;
    public string $secretKey;
    public string $apiBase;
    public string $tokenPath;
    public string $searchcodePath;
    public string $addresszipPath;
    public string $tokenScope;
    /** @var list<string> */
    public array $allowedOrigins;
    /** @var list<string> */
    public array $ownHosts;
    public string $basePath;
    public string $forwardedFor;
    public string $userAgent;
    /** @var list<string> */
    public array $trustedProxies;
    public string $ecUid;
    public bool $tokenMode;
    public Rates $rateLookups;
    public Rates $rateLists;
    public Rates $rateMisses;
    public Rates $budgetMisses;
    public bool $cache;
    public bool $digitalAddress;
    public bool $coordinates;
    public string $stateDir;
    public bool $mock;
    /** @var list<string> one line for each wrong setting: what it is and what to do; never a secret */
    public array $problems;
    /** @var array<string, string> */
    private array $values;

    /**
     * @param array<string, mixed> $given settings by their names; missing and empty ones get their defaults
     * @param array<string, string> $unreadable settings whose value could not be read, with a line each that says why
     * @param callable(string): string $translate translates the texts of the problems, which are formats of sprintf
     */
    public function __construct(array $given, array $unreadable = [], ?callable $translate = null)
    {
        $say = static fn (string $format, string ...$values): string => vsprintf($translate === null ? $format : $translate($format), $values);
        $wrong = static fn (string $name, string $value, string $advice): string => $say('%1$s is "%2$s": %3$s', $name, $value, $say($advice));
        $wrongItem = static fn (string $name, string $value, string $advice): string => $say('%1$s contains "%2$s": %3$s', $name, $value, $say($advice));
        $problems = array_values(array_unique($unreadable));
        foreach (array_diff(array_keys($given), array_keys(self::DEFAULTS)) as $unknown) {
            $problems[] = self::unknown($unknown);
        }
        $texts = array_map([self::class, 'text'], array_intersect_key($given, self::DEFAULTS));
        $this->values = array_merge(self::DEFAULTS, array_filter($texts, static fn (string $text): bool => $text !== ''));
        $matching = function (string $name, string $pattern, string $advice) use (&$problems, $wrong): string {
            $value = $this->values[$name];
            if (preg_match($pattern, $value) !== 1) {
                $problems[] = $wrong($name, self::printable($value), $advice);
            }
            return $value;
        };
        $isOn = static fn (string $name): bool => in_array(strtolower($matching($name, '/^(?:on|off|true|false|1|0|yes|no)$/iD', 'give on or off.')), ['on', 'true', '1', 'yes'], true);
        $rates = function (string $name) use (&$problems, $wrong): Rates {
            $rates = Rates::read($this->values[$name]);
            if ($rates === null) {
                $problems[] = $wrong($name, $this->values[$name], 'give rates such as "60/min,1000/h" (N/[count]unit; unit s, min, h or day; at most four).');
            }
            return $rates ?? Rates::read(self::DEFAULTS[$name]);
        };
        $path = '#^(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$#D';

        $this->mock = $isOn('DGA_MOCK');
        foreach (['DGA_CLIENT_ID' => 'clientId', 'DGA_SECRET_KEY' => 'secretKey'] as $name => $property) {
            $this->$property = $this->mock ? 'mock' : $this->values[$name];
            $problems = [...$problems, ...(isset($unreadable[$name]) ? [] : self::credentialProblems($name, $this->$property, $say))];
        }
        $this->apiBase = rtrim($matching('DGA_API_BASE', '#^https://[A-Za-z0-9.-]+(?::\d+)?(?:/[\w.~/-]*)?$|^http://(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:/[\w.~/-]*)?$#D', 'give an https URL with the API version; http is allowed for this machine only.'), '/');
        $this->tokenPath = $matching('DGA_TOKEN_PATH', $path, 'give a path such as /j/token.');
        $this->searchcodePath = $matching('DGA_SEARCHCODE_PATH', $path, 'give a path such as /searchcode.');
        $this->addresszipPath = $matching('DGA_ADDRESSZIP_PATH', $path, 'give a path such as /addresszip.');
        $this->tokenScope = $matching('DGA_TOKEN_SCOPE', '/^[\x21\x23-\x5b\x5d-\x7e ]{0,200}$/D', 'give a scope such as J1.');
        $this->allowedOrigins = self::list($this->values['DGA_ALLOWED_ORIGINS']);
        foreach ($this->allowedOrigins as $origin) {
            if (Origin::hostOf($origin) === null) {
                $problems[] = $wrongItem('DGA_ALLOWED_ORIGINS', self::printable($origin), 'give origins as browsers send them, such as https://shop.example, without path or default port.');
            }
        }
        $this->ownHosts = self::list($this->values['DGA_OWN_HOSTS']);
        foreach ($this->ownHosts as $host) {
            if (Origin::hostOf("https://$host") === null) {
                $problems[] = $wrongItem('DGA_OWN_HOSTS', self::printable($host), 'give host names as the address bar shows them, such as shop.example or shop.example:8443, in lower case.');
            }
        }
        $this->basePath = rtrim($matching('DGA_BASE_PATH', '#^(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?$#D', 'give a path such as /dga.'), '/');
        $this->forwardedFor = $this->values['DGA_FORWARDED_FOR'];
        if ($this->forwardedFor !== 'client' && filter_var($this->forwardedFor, FILTER_VALIDATE_IP) === false) {
            $problems[] = $wrong('DGA_FORWARDED_FOR', self::printable($this->forwardedFor), 'give one IP address that is registered with the API, or "client".');
        }
        $this->userAgent = $matching('DGA_USER_AGENT', '/^[\x20-\x7e]{1,200}$/D', 'give visible ASCII characters.');
        $this->trustedProxies = self::list($this->values['DGA_TRUSTED_PROXIES']);
        foreach ($this->trustedProxies as $text) {
            $block = IpAddress::block($text);
            if ($block === null || $block[1] < (strlen($block[0]->bytes) === 4 ? 8 : 7)) {
                $problems[] = $wrongItem('DGA_TRUSTED_PROXIES', self::printable($text), 'give only the addresses or blocks of your own proxies, such as 10.0.0.0/8.');
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
            $problems[] = $say('PHP has neither the sodium nor the openssl extension: enable one of them.');
        }
        if (!in_array('https', stream_get_wrappers(), true) && !function_exists('curl_exec')) {
            $problems[] = $say('PHP has neither the curl nor the openssl extension: enable one of them.');
        }
        $this->problems = $problems;
    }

    /**
     * Reads the settings: constants (`wp-config.php`), then the environment (`NAME`, or `NAME_FILE` for a file that holds the
     * value), then the array that `dga-address-proxy-config.php` returns in a folder outside the web root.
     */
    public static function load(string $folder): self
    {
        $file = self::findFile($folder);
        [$fromFile, $unreadable] = $file === null ? [[], []] : self::readFile($file);
        $settings = [];
        foreach (array_keys(self::DEFAULTS) as $name) {
            $secretFile = (string) getenv("{$name}_FILE");
            $settings[$name] = self::text(defined($name) ? constant($name) : (getenv($name) === false ? $fromFile[$name] ?? '' : getenv($name)));
            if (!defined($name) && getenv($name) === false && $secretFile !== '') {
                $settings[$name] = trim((string) @file_get_contents($secretFile));
                if ($settings[$name] === '') {
                    $unreadable[$name] = "{$name}_FILE names a file that is missing, empty or not readable for PHP: check the path and the permissions.";
                }
            }
        }
        return new self($settings + array_map([self::class, 'text'], $fromFile), $unreadable);
    }

    /** @return array{array<string, mixed>, array<string, string>} the settings of a file, and what is wrong with it */
    private static function readFile(string $file): array
    {
        try {
            $settings = is_readable($file) ? include $file : null;
        } catch (\Throwable $error) {
            $settings = null;
        }
        $advice = basename($file) . ' cannot be used: PHP must be able to read it, and it must return an array.';
        return is_array($settings) ? [$settings, []] : [[], ['DGA_CLIENT_ID' => $advice, 'DGA_SECRET_KEY' => $advice]];
    }

    /** @return list<string> the names of all settings */
    public static function names(): array
    {
        return array_keys(self::DEFAULTS);
    }

    /** @return list<string> a line for each unknown variable; no problems, because other tools set variables with this prefix too */
    public static function warnings(): array
    {
        $known = array_merge(self::names(), array_map(static fn (string $name): string => "{$name}_FILE", self::names()));
        $unknown = array_diff(preg_grep('/^DGA_/', array_keys(getenv())), $known);
        return array_values(array_map([self::class, 'unknown'], $unknown));
    }

    private static function unknown(string $name): string
    {
        $distances = array_map(static fn (string $known): int => levenshtein($name, $known), array_combine(self::names(), self::names()));
        $closest = array_search(min($distances), $distances, true);
        return "$name is unknown: " . (min($distances) <= strlen($closest) / 4 ? "did you mean $closest?" : 'check its spelling.');
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

    /** The folder that the web server shows, if there is one. */
    public static function webRoot(): ?string
    {
        // On the command line it is empty, and `realpath('')` is the current folder.
        $root = (string) ($_SERVER['DOCUMENT_ROOT'] ?? '');
        return $root === '' ? null : (realpath($root) ?: null);
    }

    /** Looks in the folders above the proxy, nearest first, but never inside the web root, where the web server could show the file. */
    private static function findFile(string $folder): ?string
    {
        $root = self::webRoot();
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

    /**
     * @param callable(string, string): string $say
     * @return list<string>
     */
    private static function credentialProblems(string $name, string $value, callable $say): array
    {
        if ($value === '') {
            return [$say("%s is missing: the API's provider portal shows it for a registered system.", $name)];
        }
        if (preg_match(self::PLACEHOLDER, $value) === 1) {
            return [$say('%s is a placeholder: enter the value from the provider portal.', $name)];
        }
        if (preg_match('/^[\x21-\x7e]+$/D', $value) !== 1 || preg_match('/^(["\'`]).*\1$/D', $value) === 1) {
            return [$say('%s contains a space, a line break, quotes or a character outside ASCII: copy it again, without quotes.', $name)];
        }
        return [];
    }

    private static function text($value): string
    {
        if (is_bool($value)) {
            return $value ? 'on' : 'off';
        }
        if (is_array($value)) {
            return implode(',', array_filter($value, 'is_string'));
        }
        return is_scalar($value) ? trim((string) $value) : '';
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
