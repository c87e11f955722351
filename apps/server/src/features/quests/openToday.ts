import { randomUUIDv7 } from "node:crypto";

import type { Tx } from "../../platform/db/Store.ts";
import { chooseOf, loadChoice } from "./chooseFor.ts";
import { currentDay } from "./currentDay.ts";
import { findQuest } from "./findQuest.ts";
import type { StoredQuest } from "./loadQuests.ts";
import { loadRecent } from "./loadRecent.ts";
import { mendQuest } from "./mendQuest.ts";
import { storeItems } from "./storeItems.ts";

export interface OpenedDay {
  /** `2026-11-20`: the day of the quest. */
  readonly day: string;
  /** Null where there is nothing to ask. */
  readonly quest: StoredQuest | null;
  /** Those of the weeks before, the latest first. */
  readonly past: readonly StoredQuest[];
}

export interface Visitor {
  readonly userId: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** The quest of a member's day, made at first sight and mended since. */
export async function openToday(tx: Tx, { userId, timeZone, now }: Visitor): Promise<OpenedDay> {
  const recent = await loadRecent(tx, { userId, now });
  const [last] = recent;
  const today = currentDay(last, now, timeZone);
  const { day } = today;
  if (last?.day === day) {
    const quest = await mendQuest(tx, last, { userId, now, recent, today });
    return { day, quest, past: recent.slice(1) };
  }
  const choice = await loadChoice(tx, { userId, now, recent, today });
  const chosen = chooseOf(choice);
  if (chosen === null) return { day, quest: null, past: recent };
  const questId = randomUUIDv7();
  await tx
    .insertInto("quests")
    .values({
      user_id: userId,
      quest_id: questId,
      day,
      time_zone: timeZone,
      ends_at: today.endsAt,
      capsule_id: chosen.capsuleId,
      granule_id: chosen.chapterId,
      reason: chosen.reason,
      seconds_an_exercise: choice.size.secondsAnExercise,
      created_at: now,
    })
    .execute();
  await storeItems(tx, { userId, questId }, chosen.items, 1);
  return { day, quest: await findQuest(tx, userId, questId), past: recent };
}
