import type { CourseSource, TheoryContext } from "../model/CourseSource.ts";
import type { LessonMaterial } from "../model/CapsuleOutline.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { stemOf } from "../verify/checks/checkDuplicates.ts";
import { isTheory } from "./furtherText.ts";

/** The next text to read on in for a lesson; null where all was read that there is. */
export function nextTheory(
  source: CourseSource,
  material: LessonMaterial,
  context: TheoryContext,
): ItemDraft | null {
  const read = new Set(context.existing.map(nameOf));
  return source.theory(material, context).find((text) => !read.has(nameOf(text))) ?? null;
}

/** What tells two texts apart: their template, or all that they say. */
function nameOf({ exercise, provenance }: ItemDraft): string {
  return provenance.kind === "template" && isTheory(provenance)
    ? provenance.template
    : stemOf(exercise);
}
