import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { sameWords } from "../../../texts/standsIn.ts";
import { articleOf, typedWithArticle } from "../articles.ts";
import { readDataSet } from "../readDataSet.ts";
import type { DataSet, Entry } from "../readDataSet.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/** What has one name; a phrase has several, as "thanks" and "thank you". */
const sets: readonly DataSet[] = ["vocabulary", "calendar", "countries"];

/** Definite articles, then others, as they stand before a word. */
const articles: Readonly<
  Record<TaughtLanguage, readonly [definite: RegExp | null, other: RegExp | null]>
> = {
  en: [/^the /u, /^(?:an?|to|some) /u],
  fr: [/^(?:(?:le|la|les) |l[’'])/u, /^(?:un|une|des|du) /u],
  nl: [/^(?:de|het) /u, /^een /u],
  de: [/^(?:der|die|das) /u, /^eine? /u],
  es: [/^(?:el|la|los|las) /u, /^(?:un|una|unos|unas) /u],
  it: [/^(?:(?:il|lo|la|i|gli|le) |l[’'])/u, /^(?:(?:un|uno|una) |un[’'])/u],
  pt: [/^(?:o|a|os|as) /u, /^(?:um|uma|uns|umas) /u],
  ja: [null, null],
};

/**
 * Whether the data of the built-in author knows a word and says that it means something else, or that
 * it has another article. What the data does not know it does not gainsay.
 */
export function disagreesWithData(
  term: string,
  meaning: string,
  taught: TaughtLanguage,
  own: InstructionLanguage,
): boolean {
  const known = namedLike(bare(term, taught), taught);
  return known.length > 0 && !known.some((entry) => agrees(entry, term, meaning, taught, own));
}

function agrees(
  { names }: Entry,
  term: string,
  meaning: string,
  taught: TaughtLanguage,
  own: InstructionLanguage,
): boolean {
  const [definite] = articles[taught];
  const isDefinite = definite !== null && definite.test(term.toLowerCase());
  const articleFits =
    !isDefinite ||
    articleOf(names[taught], taught) === null ||
    typedWithArticle(names[taught], taught).map(sameWords).includes(sameWords(term));
  return articleFits && bare(names[own].text, own) === bare(meaning, own);
}

const index = new Map<TaughtLanguage, ReadonlyMap<string, readonly Entry[]>>();

function namedLike(word: string, taught: TaughtLanguage): readonly Entry[] {
  const known =
    index.get(taught) ??
    Map.groupBy(sets.flatMap(readDataSet), ({ names }) => bare(names[taught].text, taught));
  index.set(taught, known);
  return known.get(word) ?? [];
}

/** The word alone, by which it is found. */
function bare(text: string, language: TaughtLanguage): string {
  const [definite, other] = articles[language];
  const small = text.trim().toLowerCase();
  const found = [definite, other].find((article) => article?.test(small) === true);
  return sameWords(found === undefined || found === null ? small : small.replace(found, ""));
}
