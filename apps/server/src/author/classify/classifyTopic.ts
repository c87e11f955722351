import type { Area, Classification, ClassificationLabel } from "@alambic/contract";

import type { InstructionLanguage } from "../drafts.ts";
import { foldText, mentions } from "../texts/foldText.ts";
import { applyCorrections } from "./applyCorrections.ts";
import type { ClassificationCorrection } from "./applyCorrections.ts";
import { asksForLanguage, cueBonus, languageWeights } from "./languageCues.ts";
import { detectTopicLanguage } from "./detectTopicLanguage.ts";
import { buildLexicon } from "./Lexicon.ts";
import type { Lexicon } from "./Lexicon.ts";
import { ownLanguage } from "./ownLanguage.ts";
import { otherLanguages } from "./otherLanguages.ts";
import type { OtherLanguage } from "./otherLanguages.ts";
import { relativesOf } from "./relatives.ts";
import { scoreSkills } from "./scoreSkills.ts";
import { buildProfiles, likenessToSkills } from "./SkillProfiles.ts";
import type { SkillProfiles } from "./SkillProfiles.ts";
import { allSkills } from "./skills.ts";
import { tellingWords } from "./tellingWords.ts";

const mostAlternatives = 3;
const mostGuesses = 6;
const mostWords = 60;
/** What the name of a language counts of which nothing more is known. */
const nameAlone = 0.9;
/** What the mere look of the words counts, next to a word that is known. */
const lettersWeight = 0.6;
/** How fast confidence grows with the lead of the best score. */
const sharpness = 2;
/** What a topic without any known word still speaks for all together. */
const doubt = 1;
/** What a near relative of the best guess counts next to it, and what each farther one less. */
const nearRelative = 0.2;
const fartherRelative = 0.03;
/** What the other area of one's own language counts, where the topic says which it is and not. */
const otherAreaTold = 0.4;
const otherArea = 0.6;

interface Guess extends ClassificationLabel {
  readonly score: number;
}

interface Index {
  readonly lexicon: Lexicon;
  readonly profiles: SkillProfiles;
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
  const language = detectTopicLanguage(text);
  const guesses = guess(folded, language);
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
    language,
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

function guess(folded: string, language: InstructionLanguage): readonly Guess[] {
  built ??= {
    lexicon: buildLexicon(allSkills()),
    profiles: buildProfiles(allSkills()),
    languages: otherLanguages(),
  };
  const scores = scoreSkills(folded, language, built.lexicon);
  const weigh = languageWeights(folded, language, scores);
  const guesses = new Map<string, Guess>();
  for (const [entry, score] of scores)
    guesses.set(entry.skill, {
      skill: entry.skill,
      domain: entry.domain,
      area: areaOf(entry.skill, entry.area, folded, language),
      score: weigh(entry, score),
    });
  const other = languageIn(folded, built.languages);
  if (other !== null && !guesses.has(other.skill))
    guesses.set(other.skill, {
      skill: other.skill,
      domain: "languages",
      area: other.old ? "old" : "foreign",
      score: nameAlone + (asksForLanguage(folded, language) ? cueBonus : 0),
    });
  const words = tellingWords(folded).slice(0, mostWords);
  for (const [entry, likeness] of likenessToSkills(words, built.profiles)) {
    const known = guesses.get(entry.skill);
    const score = (known?.score ?? 0) + lettersWeight * likeness;
    guesses.set(entry.skill, known === undefined ? { ...entry, score } : { ...known, score });
  }
  addRelatives(guesses, folded, language);
  return ranked(withBothAreas([...guesses.values()], folded, language)).slice(0, mostGuesses);
}

/** Gives the near relatives of the best guess a little, so that they come before mere chance. */
function addRelatives(
  guesses: Map<string, Guess>,
  folded: string,
  language: InstructionLanguage,
): void {
  const [best] = ranked([...guesses.values()]);
  if (best === undefined) return;
  for (const [index, name] of relativesOf(best.skill).entries()) {
    const skill = allSkills().find((each) => each.skill === name);
    if (skill === undefined) continue;
    const more = Math.min(1, best.score) * (nearRelative - index * fartherRelative);
    const known = guesses.get(name);
    const area = areaOf(name, skill.area, folded, language);
    guesses.set(name, {
      skill: name,
      domain: skill.domain,
      area,
      score: (known?.score ?? 0) + more,
    });
  }
}

function ranked(guesses: readonly Guess[]): readonly Guess[] {
  return guesses.toSorted((a, b) => b.score - a.score);
}

/** Offers one's own language both as a school subject and as a language to be learned. */
function withBothAreas(
  guesses: readonly Guess[],
  folded: string,
  language: InstructionLanguage,
): readonly Guess[] {
  return guesses.flatMap((guess) => {
    const own = ownLanguage(guess.skill, folded, language);
    if (own === null) return [guess];
    const share = own.isTold ? otherAreaTold : otherArea;
    return [guess, { ...guess, area: own.otherArea, score: share * guess.score }];
  });
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

function areaOf(skill: string, area: Area, folded: string, language: InstructionLanguage): Area {
  const own = ownLanguage(skill, folded, language);
  if (own !== null) return own.area;
  return skill === "french" && mentions(folded, ["fle", "langue etrangere"]) ? "fle" : area;
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
