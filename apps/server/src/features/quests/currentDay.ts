import { questDay } from "@alambic/domain/quests";
import { addDays, startOfDay } from "@alambic/domain/streaks";

import type { StoredQuest } from "./loadQuests.ts";

export interface QuestDay {
  /** `2026-11-20` */
  readonly day: string;
  readonly endsAt: Date;
}

/** The day whose quest a member has now, and when it ends. */
export function currentDay(
  last: Pick<StoredQuest, "day" | "endsAt"> | undefined,
  now: Date,
  timeZone: string,
): QuestDay {
  const day = questDay(last ?? null, now, timeZone);
  if (last?.day === day) return last;
  return { day, endsAt: startOfDay(addDays(day, 1), timeZone) };
}
