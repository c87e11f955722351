import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { basesOf, partsOfCompound } from "./inflections.ts";
import { wordLevels } from "../../../model/LanguageTarget.ts";
import type { WordLevel } from "../../../model/LanguageTarget.ts";
import { ownLevels } from "./ownLevels.ts";
import { readWordRanks } from "./readWordRanks.ts";

/**
 * How many words a learner of each level knows, by the usual estimates. No list says it officially:
 * the framework describes what one can do, and names no words.
 */
const known: Readonly<Record<WordLevel, number>> = { A1: 750, A2: 1500, B1: 2750, B2: 4500 };

/** How many of the frequent forms of a language are those of one word. */
const formsOfWord: Readonly<Record<TaughtLanguage, number>> = {
  en: 1.6,
  nl: 1.6,
  de: 1.9,
  fr: 2,
  es: 2.2,
  it: 2.2,
  pt: 2.2,
  ja: 1.2,
};

/** Above all levels. */
export const beyond = wordLevels.length;

/** What the lists know of the words of one language. */
export interface WordLevels {
  readonly language: TaughtLanguage;
  /** The rank of a form among the frequent ones, from 0, or of the rarest of its parts; null for none. */
  rank(form: string): number | null;
  /** The place of a form's level in `wordLevels`; `beyond` where no list holds it. */
  level(form: string): number;
  /** All frequent forms. */
  forms(): Iterable<string>;
}

/** Only so many languages are kept: the one that is taught, and the reader's own. */
const mostKept = 2;
const kept = new Map<TaughtLanguage, WordLevels>();

/** The levels of a language's words, read when they are first asked for. */
export function wordLevelsOf(language: TaughtLanguage): WordLevels {
  const levels = kept.get(language) ?? readWordLevels(language);
  kept.delete(language);
  kept.set(language, levels);
  for (const old of [...kept.keys()].slice(0, -mostKept)) kept.delete(old);
  return levels;
}

function readWordLevels(language: TaughtLanguage): WordLevels {
  const ranks = readWordRanks(language);
  const own = ownLevels(language);
  const listed = (form: string): number => {
    const taught = own.get(form);
    return Math.min(
      taught === undefined ? beyond : wordLevels.indexOf(taught),
      levelOfRank(ranks.get(form), language),
    );
  };
  const inflected = (form: string): number =>
    Math.min(listed(form), ...basesOf(form, language).map(listed));
  const level = (form: string): number => {
    const whole = inflected(form);
    const parts = partsOf(form);
    const joined = Math.min(whole, parts.length === 0 ? 0 : Math.max(...parts.map(inflected)));
    if (joined < beyond) return joined;
    const compounds = partsOfCompound(form, language);
    return Math.min(beyond, ...compounds.map((both) => Math.max(...both.map(inflected))));
  };
  const rank = (form: string): number | null => {
    const parts = ranks.has(form) ? [form] : partsOf(form);
    const rarest = Math.max(...parts.map((part) => ranks.get(part) ?? Infinity));
    return Number.isFinite(rarest) ? rarest : null;
  };
  return { language, rank, level, forms: () => ranks.keys() };
}

/** What apostrophes and hyphens join, but for single letters. */
function partsOf(form: string): readonly string[] {
  return form.split(/['-]/u).filter((part) => part.length > 1);
}

function levelOfRank(rank: number | undefined, language: TaughtLanguage): number {
  if (rank === undefined) return beyond;
  const found = wordLevels.findIndex((level) => rank < known[level] * formsOfWord[language]);
  return found === -1 ? beyond : found;
}
