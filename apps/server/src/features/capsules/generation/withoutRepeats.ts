import { isScored } from "@alambic/domain/exercises";

import { fewestItems, stemOf } from "@alambic/author/verify";
import type { VerifiedLesson } from "@alambic/author/service";
import { questionKey } from "./AskedQuestions.ts";

/**
 * A lesson without what an earlier lesson of its capsule asks word for word. Where too little would
 * be left of it, it is there to repeat, and stays as it is.
 */
export function withoutRepeats(asked: ReadonlySet<string>, lesson: VerifiedLesson): VerifiedLesson {
  const repeated = lesson.items.filter((item) => asked.has(questionKey(item)));
  const items = lesson.items.filter((item) => !repeated.includes(item));
  const scored = items.filter(({ exercise }) => isScored(exercise));
  if (repeated.length === 0 || scored.length < fewestItems) return lesson;
  const rejected = repeated.map((item) => ({
    item,
    reasons: [{ code: "duplicate" as const, detail: stemOf(item.exercise) }],
  }));
  return { ...lesson, items, rejected: [...lesson.rejected, ...rejected] };
}
