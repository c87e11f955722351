import type { QuestBoard } from "@alambic/contract";
import { addDays } from "@alambic/domain/streaks";
import type { QuestWeekDay } from "@alambic/ui/QuestWeek";
import { outcomeOf } from "./outcomeOf.ts";

/** The week of a day, from Monday on, with what became of each quest. */
export function weekOf({ today, quest, history }: QuestBoard): QuestWeekDay[] {
  const states = new Map(history.map(({ day, standing }) => [day, outcomeOf(standing)]));
  if (quest.kind === "quest") states.set(today, outcomeOf(quest.standing));
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - sinceMonday);
    return { day, state: states.get(day) ?? "none" };
  });
}
