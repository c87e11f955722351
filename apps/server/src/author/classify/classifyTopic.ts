import type { Area, Classification, ClassificationLabel, Domain } from "@alambic/contract";

import { foldText, mentions } from "../texts/foldText.ts";
import { applyCorrections } from "./applyCorrections.ts";
import type { ClassificationCorrection } from "./applyCorrections.ts";
import { detectTopicLanguage } from "./detectTopicLanguage.ts";
import { buildLexicon } from "./Lexicon.ts";
import type { Lexicon } from "./Lexicon.ts";
import { otherLanguages } from "./otherLanguages.ts";
import type { OtherLanguage } from "./otherLanguages.ts";
import { scoreSkills } from "./scoreSkills.ts";

const mostAlternatives = 3;
/** How fast confidence grows with the lead of the best score. */
const sharpness = 2.4;
/** What a topic without any known word still speaks for all together. */
const doubt = 1.1;

/** Words that mean learning a language once one is named. */
const languageCues = [
  "apprendre",
  "parler",
  "vocabulaire",
  "grammaire",
  "conjugaison",
  "conversation",
  "mots",
  "langue",
  "debutant*",
  "a1",
  "a2",
  "b1",
  "b2",
  "speak*",
  "vocabulary",
  "grammar",
  "words",
  "language",
  "beginner*",
  "phrases",
  "leren",
  "spreken",
  "woordenschat",
  "grammatica",
  "woorden",
  "taal",
  "zinnen",
  "prononciation",
  "pronunciation",
  "uitspraak",
  "verbes",
  "verbs",
  "werkwoorden",
  "expressions",
  "alphabet",
  "alfabet",
];
const cueBonus = 0.8;

interface Guess extends ClassificationLabel {
  readonly score: number;
}

interface Index {
  readonly lexicon: Lexicon;
  readonly languages: ReadonlyMap<string, OtherLanguage>;
}

let built: Index | undefined;

/**
 * Says which skill a topic is about, in French, English or Dutch, and how sure that is. What
 * members corrected before decides for the same topic, and for nearly the same one. Takes any text:
 * where nothing is known of it the confidence is low.
 */
export function classifyTopic(
  text: string,
  corrections: readonly ClassificationCorrection[] = [],
): Classification {
  const folded = foldText(text.slice(0, 10_000));
  const guesses = guess(folded);
  const corrected = applyCorrections(folded, corrections);
  const [best = unknown, ...others] =
    corrected === null
      ? confident(guesses)
      : [corrected, ...confident(guesses).filter((other) => other.skill !== corrected.skill)];
  const { skill, domain, area, confidence } = best;
  return {
    skill,
    domain,
    area,
    confidence,
    language: detectTopicLanguage(text),
    alternatives: others.slice(0, mostAlternatives),
  };
}

type Alternative = Classification["alternatives"][number];

const unknown: Alternative = {
  skill: "general_knowledge",
  domain: "others",
  area: "generic",
  confidence: 0.05,
};

function guess(folded: string): readonly Guess[] {
  built ??= { lexicon: buildLexicon(), languages: otherLanguages() };
  const cue = mentions(folded, languageCues);
  const guesses: Guess[] = [...scoreSkills(folded, built.lexicon)].map(([entry, score]) => ({
    skill: entry.skill,
    domain: entry.domain,
    area: areaOf(entry.skill, entry.domain, entry.area, folded),
    score: entry.domain === "languages" && cue ? score + cueBonus : score,
  }));
  const other = languageIn(folded, built.languages);
  if (other !== null)
    guesses.push({
      skill: other.skill,
      domain: "languages",
      area: other.old ? "old" : "foreign",
      score: cue ? 0.9 + cueBonus : 0.9,
    });
  return guesses.toSorted((a, b) => b.score - a.score);
}

/** Shares of the scores, with some left for what is not known. */
function confident(guesses: readonly Guess[]): Alternative[] {
  const weights = guesses.map(({ score }) => Math.expm1(score * sharpness));
  const total = weights.reduce((sum, weight) => sum + weight, Math.expm1(doubt * sharpness) / 4);
  return guesses.map(({ skill, domain, area }, index) => ({
    skill,
    domain,
    area,
    confidence: Math.round(((weights[index] ?? 0) / total) * 100) / 100,
  }));
}

function areaOf(skill: string, domain: Domain, area: Area, folded: string): Area {
  return domain === "languages" &&
    skill === "french" &&
    mentions(folded, ["fle", "langue etrangere"])
    ? "fle"
    : area;
}

function languageIn(
  folded: string,
  languages: ReadonlyMap<string, OtherLanguage>,
): OtherLanguage | null {
  const words = folded.trim().split(" ").slice(0, 60);
  for (const [index, word] of words.entries()) {
    const found = languages.get(`${word} ${words[index + 1] ?? ""}`) ?? languages.get(word);
    if (found !== undefined) return found;
  }
  return null;
}
