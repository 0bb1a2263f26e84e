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
    /** Each letter and its voiced or semi-voiced form. */
    private const VOICED = 'うゔかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼゝゞワヷヰヸヱヹヲヺ';
    private const SEMI_VOICED = 'はぱひぴふぷへぺほぽ';

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

    /** Half-width kana as full-width kana, with separate voiced marks joined to their letters, as macOS writes them. */
    public static function fullWidthKana(string $text): string
    {
        static $full = null;
        static $joined = [];
        if ($full === null) {
            $full = array_combine(self::characters(self::HALF_KANA), self::characters(self::FULL_KANA)) + ['ﾞ' => "\u{3099}", 'ﾟ' => "\u{309A}"];
            foreach ([[self::VOICED, ["\u{3099}", '゛']], [self::SEMI_VOICED, ["\u{309A}", '゜']]] as [$kana, $marks]) {
                foreach (array_chunk(self::characters($kana . self::katakana($kana)), 2) as [$letter, $withMark]) {
                    foreach ($marks as $mark) {
                        $joined[$letter . $mark] = $withMark;
                    }
                }
            }
        }
        return strtr(strtr($text, $full), $joined);
    }

    /** Hiragana as katakana. */
    public static function katakana(string $text): string
    {
        static $map = null;
        if ($map === null) {
            foreach ([...range(0x3041, 0x3096), 0x309d, 0x309e] as $hiragana) {
                $map[self::character($hiragana)] = self::character($hiragana + 0x60);
            }
        }
        return strtr($text, $map);
    }

    /** The number of characters as JavaScript counts them: those beyond the Basic Multilingual Plane twice. */
    public static function length(string $text): int
    {
        return (int) preg_match_all('/./su', $text) + (int) preg_match_all('/[\x{10000}-\x{10FFFF}]/u', $text);
    }

    /** The text without the white space of any script around it. */
    public static function trim(string $text): string
    {
        return preg_replace('/^[\s\p{Z}\x{FEFF}]+|[\s\p{Z}\x{FEFF}]+$/u', '', $text) ?? '';
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
}
