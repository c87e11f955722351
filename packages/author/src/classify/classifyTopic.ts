import type { Classification, Domain } from "@alambic/contract";

import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { foldText } from "../texts/foldText.ts";
import { applyCorrections } from "./applyCorrections.ts";
import type { ClassificationCorrection } from "./applyCorrections.ts";
import { detectTopicLanguage } from "./detectTopicLanguage.ts";
import { guessSkills } from "./guessSkills.ts";
import type { Guess } from "./guessSkills.ts";

const mostAlternatives = 3;
/** How fast confidence grows with the lead of the best score. */
const sharpness = 2;
/** What a topic without any known word still speaks for all together. */
const doubt = 1;

type Alternative = Classification["alternatives"][number];

/** What is offered for a topic of which nothing is known: the broadest skills there are. */
const nothing = unsurely("general_knowledge", "others");
const unknown = [
  nothing,
  unsurely("history", "social_sciences"),
  unsurely("life_skills", "personal_development"),
  unsurely("computer_science", "programming"),
];

function unsurely(skill: string, domain: Domain): Alternative {
  return { skill, domain, area: "generic", confidence: 0.05 };
}

/**
 * Says which skill a topic is about, in French, English or Dutch, and how sure that is. What
 * members corrected before decides for the same topic, and for nearly the same one. Takes any text:
 * where nothing is known of it the confidence is low. A topic that does not tell its language is in
 * the reader's.
 */
export function classifyTopic(
  text: string,
  corrections: readonly ClassificationCorrection[] = [],
  reader?: InstructionLanguage,
): Classification {
  const folded = foldText(text.slice(0, 10_000));
  const language = detectTopicLanguage(text, reader);
  const guesses = guessSkills(folded, language);
  const found = guesses.length === 0 ? unknown : confident(guesses);
  const corrected = applyCorrections(folded, corrections);
  const [best = nothing, ...others] =
    corrected === null
      ? found
      : [corrected, ...found.filter((other) => other.skill !== corrected.skill)];
  return { ...best, language, alternatives: others.slice(0, mostAlternatives) };
}

/** Shares of the scores, with some left for what is not known. */
function confident(guesses: readonly Guess[]): readonly Alternative[] {
  const weights = guesses.map(({ score }) => Math.expm1(score * sharpness));
  const total = weights.reduce((sum, weight) => sum + weight, Math.expm1(doubt * sharpness) / 4);
  return guesses.map(({ skill, domain, area }, index) => ({
    skill,
    domain,
    area,
    confidence: Math.round(((weights[index] ?? 0) / total) * 100) / 100,
  }));
}
