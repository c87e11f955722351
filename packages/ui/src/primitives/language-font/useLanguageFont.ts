import { useEffect } from "react";

const kanji = /\p{Script=Han}/u;

/**
 * Brings in the signs of a language that the shipped fonts lack, when text in it stands on the
 * page. Kana are always in reach; where there are kanji this adds all of them (the list of the files
 * is 32 kB), of which a browser loads what it shows.
 */
export function useLanguageFont(lang: string | undefined, text: string): void {
  const japanese = lang === "ja" || lang?.startsWith("ja-") === true;
  const lacking = japanese && kanji.test(text);
  useEffect(() => {
    if (lacking) void import("@fontsource-variable/noto-sans-jp/wght.css");
  }, [lacking]);
}
