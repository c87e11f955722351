import type { Locale } from "@alambic/contract";
import { yearOfDate } from "../dates.ts";
import { withoutAccents } from "../normalise.ts";
import { reworded } from "../wording/reworded.ts";
import { isFraming, isTelling } from "./words.ts";

const asksYear: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<!\p{L})(?:(?:quelle|l') ?annee|quand)(?!\p{L})/u,
  en: /(?<!\p{L})(?:(?:which|what) year|^when)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:welk jaar|wanneer)(?!\p{L})/u,
};

const asksAge: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<!\p{L})quel age(?!\p{L})/u,
  en: /(?<!\p{L})(?:(?:which|what) age|how old)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:welke leeftijd|hoe oud)(?!\p{L})/u,
};

/** With these an age begins; an age that is only a bound does not. */
const fromAge: Readonly<Record<Locale, RegExp>> = {
  fr: /^(?:a partir de |des |a |a l'age de )(?=\d)/u,
  en: /^(?:from |at )?(?:the )?(?:age )?(?:of )?(?=\d)/u,
  nl: /^(?:vanaf |op |met )(?:de leeftijd van |je )?(?=\d)/u,
};

/** A bound that the question names already. */
const atLeast =
  /^(?:at least|(?:a |the )?minimum(?: of)?|au moins|au minimum|minstens|minimaal|ten minste|tenminste) /u;
const asksLeast =
  /(?<!\p{L})(?:at least|minimum|minimale?s?|au moins|minstens|minimaal|ten minste|tenminste)(?!\p{L})/u;

/** Whether a date is typed whose year is asked for: *14 juillet 1789*. */
function saysYearOf(typed: string, expected: string, language: Locale): boolean {
  const words = typed.split(" ");
  const first = words.findIndex((word) => isTelling(word, language) || !isFraming(word, language));
  return yearOfDate(words.slice(Math.max(0, first)).join(" "), language) === expected;
}

/**
 * What a typed text (normalised, and reworded) says of the year, the age or the least amount that
 * is asked for; a text that says nothing of them stays as it is.
 */
export function inYearOrAge(
  typed: string,
  said: string,
  expected: string,
  question: string,
  language: Locale,
): string {
  const asked = withoutAccents(question);
  if (/^\d{3,4}$/u.test(expected) && asksYear[language].test(asked))
    return saysYearOf(typed, expected, language) ? expected : said;
  const bare = withoutAccents(said);
  if (/^\d+(?: y)?$/u.test(expected) && asksAge[language].test(asked)) {
    const age = bare.replace(fromAge[language], "").replace(/ (?:old|oud|revolus)$/u, "");
    return age === bare ? said : reworded(age, language);
  }
  return asksLeast.test(asked) ? reworded(bare.replace(atLeast, ""), language) : said;
}
