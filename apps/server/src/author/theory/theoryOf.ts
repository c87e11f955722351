import { arithmeticTheory } from "../arithmetic/theory/arithmeticTheory.ts";
import type { InstructionLanguage, ItemDraft, LessonMaterial } from "../drafts.ts";
import { factTheory } from "../facts/factTheory.ts";
import { kanaTheory } from "../language/kana/kanaTheory.ts";
import { kanjiTheory } from "../language/kanji/kanjiTheory.ts";
import { situationTheory } from "../language/situations/situationTheory.ts";
import { verbTheory } from "../language/verbs/verbTheory.ts";
import { wordTheory } from "../language/words/wordTheory.ts";
import type { Random } from "../random/createRandom.ts";
import { subjectTheory } from "../subjects/theory/subjectTheory.ts";
import type { Texts } from "../texts/loadTexts.ts";
import { isTheory } from "./furtherText.ts";
import { stemOf } from "../verify/checks/checkDuplicates.ts";

/** What a text to read on in is written from, besides the lesson's own material. */
export interface TheoryContext {
  readonly language: InstructionLanguage;
  readonly texts: Texts;
  /** The same for every round of a lesson. */
  readonly random: Random;
  /** What the lesson holds by now. */
  readonly existing: readonly ItemDraft[];
}

/**
 * The next text to read on in for a lesson from data or templates; null where all was read that there
 * is. Lessons on documents have their own way, `furtherReading`.
 */
export function theoryOf(material: LessonMaterial, context: TheoryContext): ItemDraft | null {
  const read = new Set(context.existing.map(nameOf));
  return textsOf(material, context).find((text) => !read.has(nameOf(text))) ?? null;
}

/** What tells two texts apart: their template, or all that they say. */
function nameOf({ exercise, provenance }: ItemDraft): string {
  return provenance.kind === "template" && isTheory(provenance)
    ? provenance.template
    : stemOf(exercise);
}

function textsOf(material: LessonMaterial, context: TheoryContext): readonly ItemDraft[] {
  const { language, texts } = context;
  switch (material.kind) {
    case "arithmetic":
      return arithmeticTheory(material, context);
    case "words":
    case "articles":
      return wordTheory(material, language, texts);
    case "kana":
      return kanaTheory(material, language, texts);
    case "kanji":
      return kanjiTheory(material, language, texts);
    case "verbs":
      return verbTheory(material, language, texts);
    case "situation":
      return situationTheory(material, language, texts);
    case "facts":
      return factTheory(material, language, texts);
    case "subject":
      return subjectTheory(material, context);
    case "document":
    case "model":
      return [];
  }
}
