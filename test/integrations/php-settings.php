<?php

// Serves the PHP proxy with the settings of each request, so that one server can play any configuration.
require getenv('PROXY_FILE');
foreach (json_decode(rawurldecode($_SERVER['HTTP_X_TEST_SETTINGS'] ?? '{}'), true) as $name => $value) {
    putenv("$name=$value");
}
DgaAddressLookup\main();
