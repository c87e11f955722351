import type { Name } from "./readDataSet.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";

/** The noun with its definite article as the language writes it: l’œuf, het brood, gli occhiali. */
export function withArticle(name: Name, language: TaughtLanguage): string {
  const article = articleOf(name, language);
  if (article === null) return name.text;
  return article.endsWith("’") ? `${article}${name.text}` : `${article} ${name.text}`;
}

/** The definite article, or null where the word takes none. */
export function articleOf(name: Name, language: TaughtLanguage): string | null {
  const { gender, plural = false } = name;
  if (gender === undefined && !(plural && (language === "de" || language === "nl"))) return null;
  switch (language) {
    case "fr":
      if (plural) return "les";
      if (elides(name)) return "l’";
      return gender === "m" ? "le" : "la";
    case "nl":
      return gender === "n" && !plural ? "het" : "de";
    case "de":
      if (plural || gender === "f") return "die";
      return gender === "m" ? "der" : "das";
    case "es":
      if (plural) return gender === "m" ? "los" : "las";
      return gender === "m" || name.irregularArticle === true ? "el" : "la";
    case "it":
      return italianArticle(name.text, gender === "m", plural);
    case "pt":
      return (gender === "m" ? "o" : "a") + (plural ? "s" : "");
    case "en":
    case "ja":
      return null;
  }
}

/** The noun as it may be typed: with its article, or with the other where both are heard. */
export function typedWithArticle(name: Name, language: TaughtLanguage): readonly string[] {
  const learned = withArticle(name, language);
  if (name.irregularArticle !== true || name.plural === true) return [learned];
  const either: Partial<Readonly<Record<TaughtLanguage, readonly string[]>>> = {
    nl: ["de", "het"],
    de: ["der", "das"],
  };
  const both = (either[language] ?? []).map((article) => `${article} ${name.text}`);
  return [...new Set([learned, ...both])];
}

/** The articles to choose from for this noun, its own among them; null where it tells nothing. */
export function articleChoices(name: Name, language: TaughtLanguage): readonly string[] | null {
  const article = articleOf(name, language);
  if (article === null || name.plural === true || name.irregularArticle === true) return null;
  const choices: Readonly<Record<TaughtLanguage, readonly string[]>> = {
    fr: ["le", "la"],
    nl: ["de", "het"],
    de: ["der", "die", "das"],
    es: ["el", "la"],
    it: ["il", "lo", "la"],
    pt: ["o", "a"],
    en: [],
    ja: [],
  };
  return choices[language].includes(article) ? choices[language] : null;
}

/** Whether nouns of the language are learned with an article. */
export function hasArticles(language: TaughtLanguage): boolean {
  return language !== "en" && language !== "ja";
}

function elides({ text, irregularArticle }: Name): boolean {
  return /^[aeiouhâàéèêëîïôöûüœ]/iu.test(text) && irregularArticle !== true;
}

function italianArticle(text: string, masculine: boolean, plural: boolean): string {
  const vowel = /^[aeiouh]/iu.test(text);
  if (!masculine) return plural ? "le" : vowel ? "l’" : "la";
  const heavy = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/iu.test(text);
  if (plural) return vowel || heavy ? "gli" : "i";
  return vowel ? "l’" : heavy ? "lo" : "il";
}
