<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** A store in a folder of this user: one JSON file for each entry, locked by flock(). */
final class FileStore implements Store
{
    private const POLL_MICROSECONDS = 10_000;
    private const MOST_NAMES = 3;

    /** The folder in one that other users can read. */
    private const NAME = 'dga-address-proxy';

    private string $folder;

    private function __construct(string $folder)
    {
        $this->folder = $folder;
    }

    /**
     * Opens the folder, and creates it if it is missing. The default is a folder of this installation in the system's temporary
     * folder. Other users can write there, so its name is made from the secret; if one of them has seen the name and taken it after a
     * restart of the server, the next name is used.
     *
     * @throws StoreError if the folder is not writable, readable by other users, or inside the web root
     */
    public static function open(string $folder, string $installation, string $secret): self
    {
        if ($folder !== '') {
            return self::openFolder($folder);
        }
        for ($i = 0; $i < self::MOST_NAMES; $i++) {
            $name = substr(hash_hmac('sha256', "state $i $installation", $secret), 0, 32);
            $folder = rtrim(sys_get_temp_dir(), '/\\') . "/dga-address-proxy-$name";
            try {
                if (!is_link($folder)) {
                    return self::openFolder($folder);
                }
            } catch (StoreError $error) {
                // Another user has this name.
            }
        }
        throw new StoreError('The temporary folder of the system has no place for the state: name a folder of this user, outside the web root, in DGA_STATE_DIR.');
    }

    /** @throws StoreError */
    private static function openFolder(string $folder): self
    {
        if (!is_dir($folder) && !@mkdir($folder, 0700, true) && !is_dir($folder)) {
            throw new StoreError('DGA_STATE_DIR cannot be created: name a folder outside the web root that PHP may write to.');
        }
        $root = Config::webRoot();
        $real = (string) realpath($folder);
        if ($root !== null && str_starts_with("$real/", rtrim($root, '/') . '/')) {
            throw new StoreError('DGA_STATE_DIR is inside the web root: name a folder that the web server does not serve.');
        }
        if (!is_writable($real) || (function_exists('posix_geteuid') && fileowner($real) !== posix_geteuid())) {
            throw new StoreError('DGA_STATE_DIR is not writable, or belongs to another user: name a folder of this user.');
        }
        if (DIRECTORY_SEPARATOR !== '/' || (fileperms($real) & 0077) === 0) {
            return new self($real);
        }
        // It may be for more than the state: with other permissions for the user's home, the web server could serve no page.
        if (basename($real) === self::NAME || is_link("$real/" . self::NAME)) {
            throw new StoreError('DGA_STATE_DIR is open to other users: set its permissions to 0700.');
        }
        return self::openFolder("$real/" . self::NAME);
    }

    public function read(string $name): array
    {
        $path = $this->path($name);
        if (!is_file($path)) {
            return [];
        }
        return $this->locked($path, LOCK_SH, 1.0, fn ($file): array => $this->contents($file));
    }

    public function update(string $name, callable $change, float $waitSeconds = 2.0)
    {
        return $this->locked($this->path($name), LOCK_EX, $waitSeconds, function ($file) use ($change) {
            [$entry, $result] = $change($this->contents($file));
            $text = Json::encode($entry);
            // A full disk has room for what replaces an entry, until this is cut off, and takes only the beginning of a longer one.
            if ($entry !== null && (!rewind($file) || @fwrite($file, $text) !== strlen($text) || !ftruncate($file, strlen($text)) || !fflush($file))) {
                throw new StoreError('DGA_STATE_DIR cannot be written: is the disk full?');
            }
            return $result;
        });
    }

    private function path(string $name): string
    {
        return "$this->folder/$name.json";
    }

    private function locked(string $path, int $lock, float $waitSeconds, callable $work)
    {
        $file = @fopen($path, 'c+');
        if ($file === false) {
            throw new StoreError('A file in DGA_STATE_DIR cannot be opened: check its permissions.');
        }
        try {
            for ($end = microtime(true) + $waitSeconds; !flock($file, $lock | LOCK_NB);) {
                if (microtime(true) >= $end) {
                    throw new StoreError('Another request holds the entry.', true);
                }
                usleep(self::POLL_MICROSECONDS);
            }
            return $work($file);
        } finally {
            // Closing releases the lock, also if PHP ends the request early.
            fclose($file);
        }
    }

    /** @param resource $file */
    private function contents($file): array
    {
        rewind($file);
        $entry = Json::parse((string) stream_get_contents($file));
        return is_array($entry) ? $entry : [];
    }
}
