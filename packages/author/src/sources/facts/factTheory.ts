import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { portraitTexts } from "../subjects/theory/portraitTexts.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { FactMaterial } from "./draftFactLesson.ts";

/** Portraits of the countries or elements that the lesson names. */
export function factTheory(
  { table, ids }: FactMaterial,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  return portraitTexts(table, ids, own, texts);
}
