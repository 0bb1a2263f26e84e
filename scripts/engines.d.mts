export declare const CHROMIUM_ARGS: string[];
export declare const WITHOUT_OPTIMIZER: string;
/** The path of a tool, or `undefined`. */
export declare function find(
  kind:
    | 'chromium'
    | 'headless'
    | 'firefox'
    | 'webkit'
    | 'redis'
    | 'php'
    | 'nginx'
    | 'fpm'
    | 'apache'
    | 'caddy'
    | 'mariadb'
    | 'wordpress'
    | 'fonts',
): string | undefined;
