import type { QuestReason } from "@alambic/contract";
import { questStanding } from "@alambic/domain/quests";
import type { LoggedAnswer, QuestPart, Standing } from "@alambic/domain/quests";

import type { Database } from "../../platform/db/Store.ts";

/** An item of a quest, as it is stored. */
export interface StoredItem extends QuestPart {
  readonly reason: QuestReason;
}

/** A quest as it is stored, and how it stands. */
export interface StoredQuest {
  readonly questId: string;
  readonly day: string;
  readonly endsAt: Date;
  readonly capsuleId: string;
  readonly chapterId: string;
  readonly reason: QuestReason;
  readonly secondsAnExercise: number;
  readonly isCorrected: boolean;
  /** In the order in which they are asked. */
  readonly items: readonly StoredItem[];
  readonly standing: Standing;
}

export type QuestsAsked =
  /** One of the member's. */
  | { readonly questId: string }
  /** From this day on. */
  | { readonly since: string };

/** Quests of a member with how they stand, the latest first. */
export async function loadQuests(
  db: Database,
  userId: string,
  asked: QuestsAsked,
): Promise<StoredQuest[]> {
  const quests = await db
    .selectFrom("quests")
    .selectAll()
    .where("user_id", "=", userId)
    .$if("questId" in asked, (query) =>
      query.where("quest_id", "=", "questId" in asked ? asked.questId : ""),
    )
    .$if("since" in asked, (query) => query.where("day", ">=", "since" in asked ? asked.since : ""))
    .orderBy("day", "desc")
    .execute();
  if (quests.length === 0) return [];
  const ids = quests.map(({ quest_id }) => quest_id);
  const items = await loadItems(db, userId, ids);
  const answers = await loadAnswers(db, userId, ids);
  return quests.map((row) => {
    const isCorrected = row.corrected_at !== null;
    const parts = items.get(row.quest_id) ?? [];
    return {
      questId: row.quest_id,
      day: row.day,
      endsAt: row.ends_at,
      capsuleId: row.capsule_id,
      chapterId: row.granule_id,
      reason: row.reason,
      secondsAnExercise: row.seconds_an_exercise,
      isCorrected,
      items: parts,
      standing: questStanding(parts, answers.get(row.quest_id) ?? [], isCorrected),
    };
  });
}

async function loadItems(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredItem[]>> {
  const rows = await db
    .selectFrom("quest_items")
    .select(["quest_id", "atom_id", "reason", "is_reading", "dropped_at"])
    .where("user_id", "=", userId)
    .where("quest_id", "in", ids)
    .orderBy("position")
    .execute();
  const items = rows.map((row) => ({
    questId: row.quest_id,
    atomId: row.atom_id,
    reason: row.reason,
    isReading: row.is_reading,
    isDropped: row.dropped_at !== null,
  }));
  return Map.groupBy(items, ({ questId }) => questId);
}

async function loadAnswers(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LoggedAnswer[]>> {
  const rows = await db
    .selectFrom("quest_answers as given")
    .innerJoin("answers", (join) =>
      join
        .onRef("answers.user_id", "=", "given.user_id")
        .onRef("answers.answer_id", "=", "given.answer_id"),
    )
    .select([
      "given.quest_id",
      "given.answer_id",
      "given.atom_id",
      "given.is_late",
      "answers.score",
      "answers.answered_at",
    ])
    .where("given.user_id", "=", userId)
    .where("given.quest_id", "in", ids)
    .execute();
  const answers = rows.map((row) => ({
    questId: row.quest_id,
    answerId: row.answer_id,
    atomId: row.atom_id,
    score: row.score,
    at: row.answered_at,
    isLate: row.is_late,
  }));
  return Map.groupBy(answers, ({ questId }) => questId);
}
