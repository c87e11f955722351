import type { FreeAnswerExercise, RichText } from "@alambic/contract";

import { plainText } from "../texts/rich-text.ts";

interface Fault {
  readonly fault: string;
  readonly exercise: FreeAnswerExercise;
}

/** Faults of questions that are answered freely: in what a full answer says, and in what is asked. */
export function faultsOfWriting({ content, ...rest }: FreeAnswerExercise): readonly Fault[] {
  const { prompt, model_answer: answer, key_points: points } = content;
  const [first, ...others] = points;
  if (first === undefined) return [];
  const faulty = (fault: string, change: Partial<typeof content>): Fault => ({
    fault,
    exercise: { ...rest, content: { ...content, ...change } },
  });
  const cut = { ...first, text: plainText(first.text).slice(0, -2) };
  return [
    faulty("invented point", { key_points: [{ ...first, text: "quux" }, ...others] }),
    faulty("half a point", { key_points: [cut, ...others] }),
    faulty("point twice", { key_points: [...points, { ...first, id: "zz" }] }),
    faulty("model answer without its end", { model_answer: plainText(answer).slice(0, -2) }),
    ...(others.length < 2 ? [] : [faulty("missing point", { key_points: others })]),
    faulty("another question", { prompt: reversed(prompt) }),
  ];
}

/** The same question on something else: what it quotes is written backwards. */
function reversed(prompt: RichText): RichText {
  if (typeof prompt === "string") return "What is quux?";
  return prompt.map((run) =>
    run.lang === undefined ? run : { ...run, text: [...run.text].toReversed().join("") },
  );
}
