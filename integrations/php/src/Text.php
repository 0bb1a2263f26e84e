<?php

declare(strict_types=1);

namespace DgaAddressLookup;

/** Reads codes and names in the spellings that people use. */
final class Text
{
    /**
     * Signs between and around the characters of a code, after normalization: spaces, invisible marks, every dash and
     * what fonts draw like one, the long mark that Japanese keyboards give for a hyphen, postal marks, and a copied label.
     */
    private const SIGNS = '/[\s\p{Z}\p{Cf}\p{Pd}\x{FE0E}\x{FE0F}\x{02D7}\x{1173}\x{2043}\x{2212}\x{23AF}\x{23E4}\x{2500}\x{2501}\x{25AC}\x{2796}\x{30FC}~〒〠]|(?:郵便番号|デジタルアドレス)\s*:?/u';

    private const HALF_KANA = '｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ';
    private const FULL_KANA = '。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン';

    /**
     * A ZIP Code or Digital Address in any usual spelling as half-width upper-case characters without hyphen: seven for a complete
     * code, 3 to 6 digits for a prefix of ZIP Codes. Null for anything else.
     */
    public static function code(string $text): ?string
    {
        if (strlen($text) > 300) {
            return null;
        }
        $typed = preg_replace(self::SIGNS, '', self::nfkc($text)) ?? '';
        // Dictation writes 「100の0004」 and 「100、0004」, and ends with a full stop.
        $typed = preg_replace('/(?<=[0-9A-Za-z])[のノ](?=[0-9A-Za-z])|(?<=^[0-9A-Za-z]{3})、(?=[0-9A-Za-z]{4})/u', '', $typed) ?? '';
        $typed = preg_replace('/^([0-9A-Za-z]{7})[。.]$/uD', '$1', $typed) ?? '';
        return preg_match('/^(?:[0-9A-Za-z]{7}|[0-9]{3,6})$/D', $typed) === 1 ? strtoupper($typed) : null;
    }

    /** Compatibility normalization; without the intl extension, of full-width letters, digits and signs only. */
    public static function nfkc(string $text): string
    {
        if (class_exists(\Normalizer::class)) {
            return (string) \Normalizer::normalize($text, \Normalizer::FORM_KC);
        }
        static $map = null;
        if ($map === null) {
            $map = ["\u{3000}" => ' ', 'ｰ' => 'ー'];
            for ($ascii = 0x21; $ascii <= 0x7e; $ascii++) {
                $map[self::character($ascii + 0xfee0)] = chr($ascii);
            }
        }
        return strtr($text, $map);
    }

    /** Half-width kana as full-width kana. */
    public static function fullWidthKana(string $text): string
    {
        static $map = null;
        if ($map === null) {
            $full = self::characters(self::FULL_KANA);
            foreach (self::characters(self::HALF_KANA) as $i => $half) {
                $map[$half] = $full[$i];
                $code = self::codePoint($full[$i]);
                // Voiced and semi-voiced kana follow their plain kana in Unicode; ウ and ヴ are far apart.
                if (preg_match('/[カ-トハ-ホ]/u', $full[$i]) === 1) {
                    $map["{$half}ﾞ"] = self::character($code + 1);
                }
                if (preg_match('/[ハ-ホ]/u', $full[$i]) === 1) {
                    $map["{$half}ﾟ"] = self::character($code + 2);
                }
            }
            $map['ｳﾞ'] = 'ヴ';
        }
        return strtr($text, $map);
    }

    /** Hiragana and half-width kana as full-width katakana. */
    public static function katakana(string $text): string
    {
        static $map = null;
        if ($map === null) {
            foreach ([...range(0x3041, 0x3096), 0x309d, 0x309e] as $hiragana) {
                $map[self::character($hiragana)] = self::character($hiragana + 0x60);
            }
        }
        return strtr(self::fullWidthKana($text), $map);
    }

    /** The number of characters, without the mbstring extension. */
    public static function length(string $text): int
    {
        return (int) preg_match_all('/./su', $text);
    }

    /** @return list<string> */
    private static function characters(string $text): array
    {
        return preg_split('//u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }

    /** The character of a code point between U+0800 and U+FFFF. */
    private static function character(int $code): string
    {
        return chr(0xe0 | $code >> 12) . chr(0x80 | $code >> 6 & 0x3f) . chr(0x80 | $code & 0x3f);
    }

    private static function codePoint(string $character): int
    {
        return (ord($character[0]) & 0x0f) << 12 | (ord($character[1]) & 0x3f) << 6 | ord($character[2]) & 0x3f;
    }
}
