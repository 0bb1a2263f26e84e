<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Serves the current request, or on the command line checks the configuration. */
function main(): int
{
    ini_set('display_errors', '0');
    ini_set('zlib.output_compression', '0');
    if (PHP_SAPI !== 'cli') {
        // The file with the settings may begin with a byte order mark or end with empty lines.
        ob_start();
    }
    try {
        $config = Config::load(__DIR__);
        if (PHP_SAPI === 'cli') {
            return checkConfig($config);
        }
        // An aborted request must not stop between taking and giving back what others wait for.
        ignore_user_abort(true);
        $request = Request::fromGlobals();
        try {
            $store = FileStore::open($config->stateDir, __FILE__, $config->secretKey);
        } catch (StoreError $error) {
            $store = new BrokenStore($error);
        }
        (new Proxy($config, $store))->handle($request, route($request, $config))->send();
        return 0;
    } catch (\Error $error) {
        $id = uniqid();
        error_log('dga-address-proxy ' . Json::encode(['request_id' => $id, 'status' => 500, 'code' => 'configuration', 'reason' => Problem::missingFunction($error) ?? get_class($error)]));
        (new Problem(500, 'configuration', ''))->answer($id)->with(['X-Request-Id' => $id] + Proxy::SECURITY_HEADERS)->send();
        return 1;
    }
}

/**
 * The route of a request: what follows the base path (with URL rewriting), the script itself (`…/dga-address-proxy.php/searchcode`)
 * or the script's folder.
 */
function route(Request $request, Config $config): string
{
    $path = (string) strtok($request->uri, '?');
    $script = (string) ($_SERVER['SCRIPT_NAME'] ?? '');
    $bases = str_ends_with($script, '.php') ? [$script, rtrim(dirname($script), '/'), $config->basePath] : [$config->basePath];
    foreach ($bases as $base) {
        if (str_starts_with($path, "$base/")) {
            return substr($path, strlen($base) + 1);
        }
    }
    return '';
}

function checkConfig(Config $config): int
{
    fwrite(STDOUT, $config->printed());
    $problems = $config->problems;
    try {
        FileStore::open($config->stateDir, __FILE__, $config->secretKey);
    } catch (StoreError $error) {
        $problems[] = $error->getMessage();
    }
    foreach ([...$problems, ...array_map(static fn (string $warning): string => "warning: $warning", Config::warnings())] as $line) {
        fwrite(STDERR, "$line\n");
    }
    return $problems === [] ? 0 : 1;
}

// Not by the first included file: php.ini's auto_prepend_file may come before this one.
if (debug_backtrace() === []) {
    exit(main());
}
