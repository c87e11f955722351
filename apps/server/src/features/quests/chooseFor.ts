import { chooseQuest, questSize } from "@alambic/domain/quests";
import type { ChosenQuest, QuestCandidate, QuestSize } from "@alambic/domain/quests";

import type { Database } from "../../platform/db/Store.ts";
import type { QuestDay } from "./currentDay.ts";
import { loadCandidates } from "./loadCandidates.ts";
import { loadPace } from "./loadPace.ts";
import type { StoredQuest } from "./loadQuests.ts";
import { reworkOf } from "./loadRecent.ts";

export interface Chooser {
  readonly userId: string;
  readonly now: Date;
  /** The quests of the last weeks. */
  readonly recent: readonly StoredQuest[];
  readonly today: QuestDay;
}

/** What a quest of a member's day can be made of. */
export interface Choice {
  readonly candidates: readonly QuestCandidate[];
  readonly size: QuestSize;
  readonly seed: string;
}

/** Loads what a quest of a member's day can be made of. */
export async function loadChoice(
  db: Database,
  { userId, now, recent, today }: Chooser,
): Promise<Choice> {
  const rework = reworkOf(recent.filter(({ day }) => day < today.day));
  const asked = { userId, now, dayEnds: today.endsAt, rework };
  return {
    candidates: await loadCandidates(db, asked),
    size: questSize(await loadPace(db, userId)),
    seed: `${userId} ${today.day}`,
  };
}

/** Chooses the quest of a member's day; null where there is nothing to ask. */
export function chooseOf({ candidates, size, seed }: Choice): ChosenQuest | null {
  return chooseQuest(candidates, { size: size.exercises, seed });
}
