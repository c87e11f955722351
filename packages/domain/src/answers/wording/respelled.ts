import type { Locale } from "@alambic/contract";

const and: Readonly<Record<Locale, string>> = { fr: "et", en: "and", nl: "en" };
const saint: Readonly<Record<Locale, string>> = { fr: "saint", en: "saint", nl: "sint" };

/** What the two world wars are called behind their abbreviations. */
const wars: Readonly<Record<Locale, (second: boolean) => string>> = {
  fr: (second) => (second ? "seconde guerre mondiale" : "premiere guerre mondiale"),
  en: (second) => `world war ${second ? 2 : 1}`,
  nl: (second) => `${second ? "tweede" : "eerste"} wereldoorlog`,
};

/** Letters that lose their vowel before another one in French, and with it all but their apostrophe. */
const elided =
  /(?<![\p{L}'])([cdjlmnst]|qu|jusqu|lorsqu|presqu|aujourd) (?=[aeiouyhàâéèêëîïôûù])/gu;

/** Words with two spellings that are both right: the second is read as the first. */
const spellings: Readonly<Record<Locale, string>> = {
  fr: "clé clef, cuillère cuiller, lys lis, bistrot bistro",
  en: "grey gray, disc disk, plough plow, mould mold, axe ax",
  nl: "product produkt, actie aktie",
};

function inOneSpelling(text: string, language: Locale): string {
  return spellings[language].split(", ").reduce((whole, pair) => {
    const [kept = "", other = ""] = pair.split(" ");
    return whole.replace(new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, "gu"), kept);
  }, text);
}

/** Letters that stand alone are one abbreviation: *j s bach*. */
function withInitials(text: string): string {
  return text.replace(/(?<![\p{L}'])(\p{L}) (?=\p{L}(?![\p{L}']))/gu, "$1");
}

/** Parts that Dutch writes as one word: *driekwart*, *tweeënhalf*. */
function withPartsOfNumbers(text: string): string {
  return text
    .replace(/(?<!\p{L})driekwart(?!\p{L})/gu, "3/4")
    .replace(/(?<!\p{L})anderhal(?:f|ve)(?!\p{L})/gu, "3/2")
    .replace(/(?<=\p{L}{3})(?=jarige?(?!\p{L}))/gu, " ")
    .replace(/(?<=\p{L})(?:en|ën)hal(?:f|ve)(?!\p{L})/gu, " en half");
}

/** A half behind what is counted: *un temps et demi*, *two hours and a half*. */
const halfBehind: Readonly<Record<Locale, RegExp>> = {
  fr: /^(\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (\p{L}{3,}) (et demie?)$/u,
  en: /^(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (\p{L}{3,}) (and a half)$/u,
  nl: /^(\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (\p{L}{3,}) (en een half|en een halve)$/u,
};

/** Initials and abbreviations without their points, and what signs stand for in words. */
export function respelled(text: string, language: Locale): string {
  const whole = inOneSpelling(text, language)
    .replace(/(?<=\p{L})\.-(?=\p{L})/gu, ". ")
    .replace(/(?<=(?<!\p{L})(?:\p{L}|mt|dr|av|ap|apr|chr))\.(?=[\s\p{L}]|$)/gu, " ")
    .replace(/ ?& ?|(?<=\p{L}) ?\+ ?(?=\p{L}{2})/gu, ` ${and[language]} `)
    .replace(/(?<!\p{L})(?:ww|wo) ?(i{1,2}|[12])(?!\p{L})/gu, (_, number: string) =>
      wars[language](number.length === 2 || number === "2"),
    )
    .replace(/(?<=\d)'s(?!\p{L})/gu, "s")
    .replace(/(?<=\p{L}{3} \p{L})-(?=\d)/gu, "")
    .replace(/(?<=\d)-(?=\p{L}{3})/gu, " ")
    .replace(/(?<=\p{L}{3})-?(?=\d)/gu, " ")
    .replace(/(?<![\p{L}\d])st\.? (?=\p{L})/gu, `${saint[language]} `)
    .replace(/\s+/gu, " ")
    .trim()
    .replace(
      halfBehind[language],
      (_, number: string, counted: string, half: string) =>
        `${/^(?:une?|an?|een|één)$/u.test(number) ? "1" : number} ${half} ${counted}`,
    );
  if (language === "nl") return withInitials(withPartsOfNumbers(whole));
  return withInitials(language === "fr" ? whole.replace(elided, "$1'") : whole);
}
