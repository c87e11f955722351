import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { lessonTextOf } from "../../texts/lessonTextOf.ts";
import { taughtBy } from "../../sources/languages/taughtBy.ts";
import type { LessonNature } from "../kinds/LessonNature.ts";
import type { ModelMaterial } from "../ModelMaterial.ts";

/** A paragraph that items may quote, and where it stands. */
export interface SourceParagraph {
  readonly text: string;
  /** Null for one of the lesson's own text. */
  readonly page: number | null;
  /** Offset in the text of the page, or of the lesson. */
  readonly start: number;
}

/** What the items of a lesson are asked about: the document's passages, or the lesson's own text. */
export function lessonSource(
  material: ModelMaterial,
  items: readonly Pick<ItemDraft, "exercise">[],
): readonly SourceParagraph[] {
  if (material.from === "document") return material.passages;
  let start = 0;
  return lessonTextOf(items)
    .split("\n\n")
    .map((text) => {
      const paragraph = { text, page: null, start };
      start += text.length + 2;
      return paragraph;
    });
}

/** What decides which kinds of exercises are asked for on a source. */
export function natureOf(
  material: ModelMaterial,
  source: readonly SourceParagraph[],
  own: InstructionLanguage,
): LessonNature {
  const subject = material.from === "topic" ? material.subject : undefined;
  return {
    own,
    taught: subject === undefined ? null : taughtBy(subject, own),
    skill: subject?.mainSkill ?? "",
    source: source.map(({ text }) => text).join("\n\n"),
  };
}
