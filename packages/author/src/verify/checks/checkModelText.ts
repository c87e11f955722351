import type { Exercise } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { canTellLanguage, detectLanguage } from "../../texts/detectLanguage.ts";
import type { Check, Rejection } from "../Check.ts";
import { foreignMatterIn } from "./foreignMatterIn.ts";
import { instructionFault } from "./instructionFault.ts";
import { textsOf } from "./textsOf.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * What a model wrote is in the language of instruction, sentence by sentence, or in a course on a language
 * what it says on that; it names no address that its passage does not, and speaks of what is taught.
 */
export const checkModelText: Check = ({ title, exercise, provenance }, { request }) => {
  if (provenance.kind !== "model" && provenance.kind !== "model-text") return [];
  const quote = provenance.kind === "model" ? provenance.quote : "";
  const own = [title, ...textsOf(exercise)].filter((text) => !quote.includes(text));
  const teachesLanguage = request.source.kind === "topic" && request.source.domain === "languages";
  return [
    ...own.flatMap((text) => foreignMatter(text, quote)),
    ...(teachesLanguage
      ? otherInstructions(exercise, request.language)
      : own.flatMap((text) => otherLanguage(text, request.language))),
  ];
};

function foreignMatter(text: string, quote: string): Rejection[] {
  return foreignMatterIn(text)
    .filter((part) => !quote.includes(part))
    .map((detail) => ({ code: "foreign_matter", detail }));
}

function otherInstructions(exercise: Exercise, language: InstructionLanguage): Rejection[] {
  const fault = instructionFault(exercise, language);
  return fault === null ? [] : [{ code: "language_differs", detail: fault }];
}

function otherLanguage(text: string, language: string): Rejection[] {
  return sentencesOf(text, language)
    .filter(canTellLanguage)
    .filter((sentence) => ![null, language].includes(detectLanguage(sentence)))
    .map((detail) => ({ code: "language_differs", detail }));
}

function sentencesOf(text: string, language: string): readonly string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
