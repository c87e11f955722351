import { toRomaji as transliterate } from "wanakana";

/** Signs before a small vowel, which are one sound in words from elsewhere: ティ is "ti". */
const sounds: Readonly<Record<string, string>> = {
  てぃ: "ti",
  でぃ: "di",
  とぅ: "tu",
  どぅ: "du",
  うぃ: "wi",
  うぇ: "we",
  うぉ: "wo",
  ふぁ: "fa",
  ふぃ: "fi",
  ふぇ: "fe",
  ふぉ: "fo",
  でゅ: "dyu",
  てゅ: "tyu",
  つぁ: "tsa",
};

/** Kana in Latin letters, by Hepburn, with long vowels written out. */
export function toRomaji(kana: string): string {
  return transliterate(kana, { customRomajiMapping: sounds });
}
