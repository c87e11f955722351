import type { Locale } from "@alambic/contract";
import { withoutAccents } from "./normalise.ts";

const months: Readonly<Record<Locale, readonly string[]>> = {
  fr: "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(
    " ",
  ),
  en: "january february march april may june july august september october november december".split(
    " ",
  ),
  nl: "januari februari maart april mei juni juli augustus september oktober november december".split(
    " ",
  ),
};

const leading = /^(?:le|the|de|on|op|in|en|du|am) /u;
const ordinal = /^(\d{1,2})(?:er|st|nd|rd|th|e)?$/u;
/** Day first; a year first is the international order. */
const digits = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/u;

/** Whether a typed text and an answer name the same day, of the same year if any, however written. */
export function saysDate(typed: string, expected: string, locale: Locale): boolean {
  const date = readDate(expected, locale);
  return date !== null && date === readDate(typed, locale);
}

/** A day as `year-month-day`, without its year in the year 0; null for any other text. */
function readDate(text: string, locale: Locale): string | null {
  const plain = withoutAccents(text.toLowerCase())
    .replaceAll(",", " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(leading, "");
  return inDigits(plain, locale) ?? inWords(plain, locale);
}

/** The year of a day or a month in words, or of a day in digits: *18 juni 1815*, *nov. 1989*; null for other texts. */
export function yearOfDate(text: string, locale: Locale): string | null {
  const plain = withoutAccents(text.toLowerCase())
    .replace(/[,.](?= |$)/gu, "")
    .replace(leading, "");
  const [, year] = /^(?:\d{1,2}[/.-]){2}(\d{4})$/u.exec(plain) ?? [];
  if (year !== undefined) return readDate(plain, locale) === null && locale !== "en" ? null : year;
  const words = plain.split(/\s+/u).filter((word) => !/^(?:of|de|the)$/u.test(word));
  const isMonth = (word: string) =>
    word.length >= 3 && months[locale].some((month) => month.startsWith(word));
  const month = words.findIndex(isMonth);
  const others = words.slice(0, -1).filter((_, at) => at !== month);
  const isDay = others.every((word) => {
    const day = Number(ordinal.exec(word)?.[1]);
    return day >= 1 && day <= 31;
  });
  const last = words.at(-1) ?? "";
  return month >= 0 && isDay && others.length < 2 && /^\d{3,4}$/u.test(last) ? last : null;
}

/** English knows two orders of day and month: there only the international one is read. */
function inDigits(text: string, locale: Locale): string | null {
  const [, first = "", , second = "", third = ""] = digits.exec(text) ?? [];
  if (first.length === 4) return dateOf(first, second, third);
  return locale === "en" || third.length < 3 ? null : dateOf(third, second, first);
}

function inWords(text: string, locale: Locale): string | null {
  const words = text.split(" ").filter((word) => word !== "of");
  const month = words.findIndex((word) => months[locale].includes(word));
  const [first = "", last = "000", ...rest] = words.filter((_, index) => index !== month);
  const day = ordinal.exec(first)?.[1];
  if (month < 0 || month > 1 || rest.length > 0 || day === undefined || !/^\d{3,4}$/u.test(last))
    return null;
  return dateOf(last, String(months[locale].indexOf(words[month] ?? "") + 1), day);
}

function dateOf(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? `${y}-${m}-${d}` : null;
}
