import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/**
 * Regular endings, of nouns and of verbs in the present, with what may stand in their place in the form
 * that a list holds.
 */
const endings: Readonly<Partial<Record<TaughtLanguage, readonly (readonly [string, string])[]>>> = {
  en: [
    ["s", ""],
    ["es", ""],
    ["ies", "y"],
    ["ed", ""],
    ["ed", "e"],
    ["ing", ""],
    ["ing", "e"],
    ["ly", ""],
  ],
  fr: [
    ["s", ""],
    ["e", ""],
    ["es", ""],
    ["x", ""],
    ["aux", "al"],
    ["e", "er"],
    ["es", "er"],
    ["ent", "er"],
    ["ons", "er"],
    ["ez", "er"],
  ],
  nl: [
    ["s", ""],
    ["en", ""],
    ["e", ""],
    ["je", ""],
    ["t", ""],
  ],
  de: [
    ["e", ""],
    ["en", ""],
    ["n", ""],
    ["er", ""],
    ["es", ""],
    ["em", ""],
    ["s", ""],
    ["st", ""],
    ["t", "en"],
    ["e", "en"],
  ],
  es: [
    ["s", ""],
    ["es", ""],
    ["a", "o"],
    ["as", "o"],
    ["os", "o"],
    ["o", "ar"],
    ["a", "ar"],
    ["as", "ar"],
    ["an", "ar"],
    ["amos", "ar"],
    ["en", "er"],
    ["emos", "er"],
  ],
  it: [
    ["i", "o"],
    ["i", "e"],
    ["e", "a"],
    ["a", "o"],
    ["e", "o"],
    ["hi", "o"],
    ["he", "a"],
    ["o", "are"],
    ["a", "are"],
    ["i", "are"],
    ["ano", "are"],
    ["iamo", "are"],
    ["ono", "ere"],
  ],
  pt: [
    ["s", ""],
    ["es", ""],
    ["a", "o"],
    ["as", "o"],
    ["ões", "ão"],
    ["ais", "al"],
    ["o", "ar"],
    ["a", "ar"],
    ["am", "ar"],
    ["amos", "ar"],
    ["em", "er"],
    ["emos", "er"],
  ],
};

const shortestBase = 3;
const shortestPart = 4;

/** Forms of which a word is a regular inflection, as far as its ending tells. */
export function basesOf(form: string, language: TaughtLanguage): readonly string[] {
  if (language === "ja") return [/^\p{Script=Han}+/u.exec(form)?.[0] ?? form];
  return (endings[language] ?? [])
    .filter(([ending]) => form.endsWith(ending))
    .map(([ending, base]) => form.slice(0, form.length - ending.length) + base)
    .filter((base) => base.length >= shortestBase);
}

/** The two words that a compound of German or Dutch may be made of, in every way to part it. */
export function partsOfCompound(
  form: string,
  language: TaughtLanguage,
): readonly (readonly [string, string])[] {
  if (language !== "de" && language !== "nl") return [];
  const ways: (readonly [string, string])[] = [];
  for (let at = shortestPart; at <= form.length - shortestPart; at += 1) {
    const [first, second] = [form.slice(0, at), form.slice(at)];
    ways.push([first, second]);
    const bare = first.replace(/(?:s|en|n)$/u, "");
    if (bare !== first && bare.length >= shortestBase) ways.push([bare, second]);
  }
  return ways;
}
