import type { CapsuleOutline } from "../../model/CapsuleOutline.ts";
import type { Question } from "../ask/AskModel.ts";
import type { Concept, ModelPassage } from "../ModelMaterial.ts";
import { rules } from "./rules.ts";
import { conceptShape, listOf, reader, shape } from "./shapes.ts";

const schema = shape({ concepts: listOf(conceptShape, 1, 12) });
const read = reader<{ readonly concepts: readonly Concept[] }>(schema);

const task = `Map the concepts that the passages teach: what a reader should understand afterwards, each with its gist in one sentence by the passages alone, and the names of the concepts that it needs. Leave out what is only mentioned, and everything about the document itself.`;

/** Asks which concepts some passages teach. */
export function conceptMapQuestion(
  { seed, language }: Pick<CapsuleOutline, "seed" | "language">,
  title: string,
  passages: readonly ModelPassage[],
): Question<readonly Concept[]> {
  return {
    capsuleId: seed,
    purpose: "concepts",
    instructions: `${rules(language)}\n\n${task}`,
    data: { lesson: title, passages: passages.map(({ text }) => text) },
    schema,
    read: (answer) => read(answer)?.concepts ?? null,
  };
}
