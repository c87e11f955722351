import type { Standing } from "./standing.ts";

/** A quest of a learner, as far as rework goes. */
export interface ReworkedQuest {
  readonly day: string;
  readonly standing: Pick<Standing, "answers" | "rework">;
}

/** What of a quest still has to come back: what none of a later day asked and got an answer to. */
export function pendingRework(
  quest: ReworkedQuest,
  all: readonly ReworkedQuest[],
): readonly string[] {
  const later = all.filter(({ day }) => day > quest.day);
  return quest.standing.rework.filter(
    (atomId) => !later.some(({ standing }) => standing.answers.has(atomId)),
  );
}
