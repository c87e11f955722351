import type { PastQuest } from "@alambic/contract";
import { pendingRework } from "@alambic/domain/quests";
import { addDays } from "@alambic/domain/streaks";

import type { Database } from "../../platform/db/Store.ts";
import type { StoredQuest } from "./loadQuests.ts";
import { daysShown } from "./loadRecent.ts";
import type { OpenedDay } from "./openToday.ts";
import { presentStanding } from "./presentStanding.ts";

/** The quests of the weeks before a day, the latest first. */
export async function presentHistory(
  db: Database,
  { day, quest, past }: OpenedDay,
): Promise<PastQuest[]> {
  const shown = past.filter((one) => one.day < day && one.day >= addDays(day, -daysShown));
  const titles = await loadTitles(db, shown);
  const all = quest === null ? past : [quest, ...past];
  return shown.flatMap((one) => {
    const known = titles.get(one.questId);
    if (!known) return [];
    const needsRework = pendingRework(one, all).length > 0;
    return [
      { standing: presentStanding(one, needsRework), day: one.day, reason: one.reason, ...known },
    ];
  });
}

type Titles = Pick<PastQuest, "capsule_title" | "chapter_title" | "language">;

async function loadTitles(
  db: Database,
  quests: readonly StoredQuest[],
): Promise<ReadonlyMap<string, Titles>> {
  if (quests.length === 0) return new Map();
  const rows = await db
    .selectFrom("quests")
    .innerJoin("capsules", "capsules.id", "quests.capsule_id")
    .leftJoin("granules", "granules.id", "quests.granule_id")
    .select([
      "quests.quest_id",
      "capsules.title as capsule_title",
      "granules.title as chapter_title",
      "capsules.language",
    ])
    .where(
      "quests.quest_id",
      "in",
      quests.map(({ questId }) => questId),
    )
    .execute();
  return new Map(
    rows.map(({ quest_id, chapter_title, ...titles }) => [
      quest_id,
      { ...titles, chapter_title: chapter_title ?? titles.capsule_title },
    ]),
  );
}
