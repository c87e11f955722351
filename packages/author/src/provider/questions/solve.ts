import type { Question } from "../ask/AskModel.ts";
import type { BlindQuestion } from "../kinds/ModelKind.ts";
import type { CapsuleOutline } from "../../model/CapsuleOutline.ts";
import { rules } from "./rules.ts";
import { listOf, paragraph, reader, shape } from "./shapes.ts";

export interface BlindAnswer {
  /** The number of the item, from 1. */
  readonly item: number;
  readonly answer: readonly string[];
}

const schema = shape({
  answers: listOf(shape({ item: { type: "integer" }, answer: listOf(paragraph, 0, 12) }), 0, 40),
});
const read = reader<{ readonly answers: readonly BlindAnswer[] }>(schema);

const task = `Answer every item from the source alone, as somebody would who knows nothing else. Each says in \`how\` what an answer to it looks like; an answer is a list of texts, mostly of one. Where the source does not tell, or more than one answer is right, answer with an empty list.`;

/** Asks for the answers to items, without their keys. */
export function solveQuestion(
  { seed, language }: Pick<CapsuleOutline, "seed" | "language">,
  source: readonly string[],
  items: readonly BlindQuestion[],
): Question<readonly BlindAnswer[]> {
  return {
    capsuleId: seed,
    purpose: "solve",
    instructions: `${rules(language)}\n\n${task}`,
    data: {
      source,
      items: items.map(({ answer, ...item }, index) => ({ item: index + 1, ...item, how: answer })),
    },
    schema,
    read: (answer) => read(answer)?.answers ?? null,
  };
}
