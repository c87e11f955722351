import { mentions } from "../../../texts/foldText.ts";
import { kanjiLevels, schoolYears } from "./StoredKanji.ts";
import type { KanjiLevel, SchoolYear } from "./StoredKanji.ts";

/** Which kanji a topic asks for. */
export type KanjiTopic =
  | { readonly by: "levels"; readonly levels: readonly KanjiLevel[] }
  /** One level of several parts, from 1. */
  | { readonly by: "part"; readonly level: PartedLevel; readonly part: number }
  | { readonly by: "year"; readonly year: SchoolYear };

/** The levels that are too large for one capsule, with the number of capsules that they take. */
export const partsOfLevel = { N3: 2, N2: 2, N1: 6 } as const;
export type PartedLevel = keyof typeof partsOfLevel;

export type KanjiAsked =
  | { readonly status: "none" }
  | { readonly status: "asked"; readonly topic: KanjiTopic }
  /** It asks for kanji, or for a level, that there is no data of. */
  | { readonly status: "beyond" };

const named = ["kanji*", "joyo", "ideogramme*"];
const examination = ["jlpt"];

/** What else a level of the examination is learned for: words, of which those of N5 are taught. */
const vocabulary = ["vocab*", "mots", "words", "woorden*"];
/** Parts of the examination that are not taught. */
const skills = ["lecture", "reading", "lezen", "ecoute", "listening", "luister*"];

/** How the numbers of parts and school years are worded, each at its place. */
const ordinals = [
  ["first", "premier", "premiere", "eerste", "one"],
  ["second", "seconde", "deuxieme", "tweede", "two"],
  ["third", "troisieme", "derde", "three"],
  ["fourth", "quatrieme", "vierde", "four"],
  ["fifth", "cinquieme", "vijfde", "five"],
  ["sixth", "sixieme", "zesde", "six"],
];

/** Reads from a folded topic which kanji it asks for. */
export function readKanjiTopic(folded: string): KanjiAsked {
  const asksForKanji = mentions(folded, named);
  const levels = kanjiLevels.filter((level) => mentions(folded, [level.toLowerCase()]));
  if (!asksForKanji && levels.length === 0 && !mentions(folded, examination))
    return { status: "none" };
  const numbered = withFigures(folded);
  const year = numberOf(numbered, "grade|annee|year|leerjaar|schooljaar|klas");
  if (asksForKanji && year !== null) return ofYear(year);
  const [parted] = levels.filter(isParted);
  if (!asksForKanji && mentions(folded, [...vocabulary, ...skills])) {
    const isFirst = levels.every((level) => level === kanjiLevels[0]) && !mentions(folded, skills);
    return { status: isFirst ? "none" : "beyond" };
  }
  if (parted === undefined || levels.some((level) => !isParted(level)))
    return ofLevels(levels, numberOf(numbered, partWords));
  return asksForKanji || mentions(folded, examination)
    ? ofPart(parted, numberOf(numbered, partWords) ?? 1)
    : { status: "beyond" };
}

const partWords = "part|partie|deel";

/** The small levels together; both of them where none is named. */
function ofLevels(levels: readonly KanjiLevel[], part: number | null): KanjiAsked {
  if (part !== null && part > 1) return { status: "beyond" };
  const small = (levels.length > 0 ? levels : kanjiLevels).filter((level) => !isParted(level));
  return { status: "asked", topic: { by: "levels", levels: small } };
}

function ofPart(level: PartedLevel, part: number): KanjiAsked {
  return part >= 1 && part <= partsOfLevel[level]
    ? { status: "asked", topic: { by: "part", level, part } }
    : { status: "beyond" };
}

function ofYear(asked: number): KanjiAsked {
  const year = schoolYears.find((each) => each === asked);
  return year === undefined
    ? { status: "beyond" }
    : { status: "asked", topic: { by: "year", year } };
}

function isParted(level: KanjiLevel): level is PartedLevel {
  return level in partsOfLevel;
}

/** The topic with "deuxième", "2e" and "second" as "2". */
function withFigures(folded: string): string {
  const words = folded.trim().split(" ");
  const figures = words.map((word) => {
    const place = ordinals.findIndex((spellings) => spellings.includes(word));
    return place < 0
      ? word.replace(/^(\d)(?:re|ere|er|e|eme|st|nd|rd|th|ste|de)$/u, "$1")
      : place + 1;
  });
  return ` ${figures.join(" ")} `;
}

/** The number that stands before or after one of the words; null where none does. */
function numberOf(numbered: string, words: string): number | null {
  const found =
    new RegExp(` (?:${words}) (\\d+) `, "u").exec(numbered) ??
    new RegExp(` (\\d+) (?:${words}) `, "u").exec(numbered);
  return found === null ? null : Number(found[1]);
}
