import { useEffect } from "react";
import { loadJapaneseSigns } from "./loadJapaneseSigns.ts";

const kanji = /\p{Script=Han}/u;

/**
 * Brings in the signs of a language that the shipped fonts lack, when text in it stands on the
 * page. Kana are always in reach; kanji are loaded where they stand.
 */
export function useLanguageFont(lang: string | undefined, text: string): void {
  const japanese = lang === "ja" || lang?.startsWith("ja-") === true;
  const lacking = japanese && kanji.test(text);
  useEffect(() => {
    if (lacking) void loadJapaneseSigns();
  }, [lacking]);
}
