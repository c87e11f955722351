import type { Quest, QuestReason, QuestTask } from "@alambic/contract";
import { questMinutes } from "@alambic/domain/quests";

import type { Database } from "../../platform/db/Store.ts";
import { loadCapsuleOf } from "./loadCapsuleOf.ts";
import { loadChapterOf } from "./loadChapterOf.ts";
import { loadQuestAtoms } from "./loadQuestAtoms.ts";
import type { QuestAtom } from "./loadQuestAtoms.ts";
import type { StoredItem, StoredQuest } from "./loadQuests.ts";
import { presentStanding } from "./presentStanding.ts";

/** The quest of the day, as the contract has it. */
export async function presentQuest(
  db: Database,
  userId: string,
  quest: StoredQuest,
): Promise<Quest> {
  const { standing } = quest;
  const shown = quest.items.filter(
    ({ atomId, isDropped }) => !isDropped || standing.answers.has(atomId),
  );
  const atoms = await loadQuestAtoms(
    db,
    userId,
    shown.map(({ atomId }) => atomId),
  );
  return {
    kind: "quest",
    standing: presentStanding(quest, standing.rework.length > 0),
    day: quest.day,
    ends_at: quest.endsAt.toISOString(),
    minutes: questMinutes(standing.total, quest.secondsAnExercise),
    task: taskOf(quest, shown, atoms),
    capsule: await loadCapsuleOf(db, quest.capsuleId),
    chapter: await loadChapterOf(db, userId, quest.chapterId),
    items: shown.flatMap(({ atomId, reason }) => {
      const known = atoms.get(atomId);
      if (!known) return [];
      return [{ atom: known.atom, reason, score: standing.answers.get(atomId)?.score ?? null }];
    }),
  };
}

/** What the coach asks, and why. */
function taskOf(
  { reason }: StoredQuest,
  items: readonly StoredItem[],
  atoms: ReadonlyMap<string, QuestAtom>,
): QuestTask {
  const exercises = items.filter(({ isReading }) => !isReading);
  const count = (of: QuestReason) => exercises.filter((item) => item.reason === of).length;
  const [first] = exercises.flatMap(({ atomId }) => atoms.get(atomId) ?? []);
  return {
    reason,
    lesson_title: first?.lessonTitle ?? "",
    rework: count("rework"),
    missed: count("missed"),
    weak: count("weak"),
    lesson: count("lesson"),
    fresh: count("fresh"),
  };
}
