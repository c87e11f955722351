import { isScored } from "@alambic/domain/exercises";

import { fewestItems, fewestOfShort, stemOf } from "@alambic/author/verify";
import type { VerifiedLesson } from "@alambic/author/service";
import { questionKey } from "./AskedQuestions.ts";

/**
 * A lesson without what an earlier lesson of its capsule asks word for word. Where too little would
 * be left of it, it is there to repeat, and stays as it is.
 */
export function withoutRepeats(asked: ReadonlySet<string>, lesson: VerifiedLesson): VerifiedLesson {
  const repeated = lesson.items.filter((item) => asked.has(questionKey(item)));
  const items = lesson.items.filter((item) => !repeated.includes(item));
  const scored = items.filter(({ exercise }) => isScored(exercise)).length;
  const told = items.filter(({ exercise }) => exercise.content_type === "free_answer").length;
  const isEnough = told === 0 ? scored >= fewestItems : scored + told >= fewestOfShort;
  if (repeated.length === 0 || !isEnough) return lesson;
  const rejected = repeated.map((item) => ({
    item,
    reasons: [{ code: "duplicate" as const, detail: stemOf(item.exercise) }],
  }));
  return { ...lesson, items, rejected: [...lesson.rejected, ...rejected] };
}
