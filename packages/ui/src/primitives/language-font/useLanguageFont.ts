import { useEffect } from "react";

/**
 * Brings in the signs of a language that the shipped fonts lack, when text in it stands on the
 * page. Kana are always in reach; this adds all kanji, of which a browser loads what it shows.
 */
export function useLanguageFont(lang: string | undefined): void {
  const japanese = lang === "ja" || lang?.startsWith("ja-") === true;
  useEffect(() => {
    if (japanese) void import("@fontsource-variable/noto-sans-jp/wght.css");
  }, [japanese]);
}
