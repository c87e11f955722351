import type { SickDays } from "@alambic/contract";
import { addDays, sickDaysBack, sickDaysLeft } from "@alambic/domain/streaks";

const shownDays = 90;

/** The sick days of a member for the screen that declares them. */
export function presentSickDays(declared: readonly string[], today: string): SickDays {
  return {
    days: declared.filter((day) => day > addDays(today, -shownDays)),
    left: sickDaysLeft(declared, today),
    earliest: addDays(today, -sickDaysBack),
  };
}
