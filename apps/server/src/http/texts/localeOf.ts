import { resolveLocale } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";

const longestHeader = 1000;

/** The language of an answer, by the request's Accept-Language header. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return resolveLocale(null, languagesOf(acceptLanguage ?? ""));
}

/** The tags of an Accept-Language header, best first, without those that are refused (`q=0`). */
function languagesOf(header: string): string[] {
  return header
    .slice(0, longestHeader)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
      const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((first, second) => second.weight - first.weight)
    .map(({ tag }) => tag);
}
