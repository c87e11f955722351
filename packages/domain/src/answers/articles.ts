/** Articles by language, each with what it says of its noun; "" says nothing. */
const articles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { le: "m", un: "m", la: "f", une: "f", les: "p", des: "p", "l'": "", du: "m" },
  en: { the: "", a: "", an: "" },
  nl: { de: "c", het: "n", "'t": "n", een: "" },
  de: { der: "m", die: "f", das: "n", ein: "", eine: "f" },
  es: { el: "m", un: "m", la: "f", una: "f", los: "mp", unos: "mp", las: "fp", unas: "fp" },
  it: {
    il: "m",
    lo: "m",
    un: "m",
    uno: "m",
    la: "f",
    una: "f",
    i: "mp",
    gli: "mp",
    le: "fp",
    "l'": "",
  },
  pt: { o: "m", um: "m", a: "f", uma: "f", os: "mp", uns: "mp", as: "fp", umas: "fp" },
};

const byLanguage = new Map(
  Object.entries(articles).map(([language, words]) => [language, new Map(Object.entries(words))]),
);

export interface Noun {
  /** What the article says of the noun; null without an article. */
  readonly article: string | null;
  readonly noun: string;
}

/** Splits a leading article off a normalised text. */
export function splitArticle(text: string, language: string): Noun {
  const partitive = language === "fr" ? /^de (la |l')(.+)$/su.exec(text) : null;
  if (partitive !== null) {
    const [, article = "", noun = ""] = partitive;
    return { article: article.trim() === "la" ? "f" : "", noun };
  }
  const [, word = "", rest = ""] = /^([^\s']*'|[^\s']+ )(.+)$/su.exec(text) ?? [];
  const article = byLanguage.get(language)?.get(word.trim());
  return article === undefined ? { article: null, noun: text } : { article, noun: rest.trim() };
}

/**
 * Whether the typed article will do. Two articles must not contradict each other; one that was
 * added is let pass; one that was left out matters only in a language that is being learned and
 * whose articles tell the gender.
 */
export function articleFits(typed: Noun, expected: Noun, foreign: boolean): boolean {
  if (typed.article === expected.article || expected.article === "") return true;
  if (typed.article === null) return !foreign;
  return expected.article === null || typed.article === "";
}
