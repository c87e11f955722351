import type { StudyReminder } from "@alambic/domain/reminders";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { showToolbox } from "../../shared/screen/toolbox-state.ts";

/** Goes to the plan of a reminder, and into its lesson where it names one; with the coach beside it where that was asked. */
export function openReminder({ planRoute, autoOpenMoleculeId, opensCoach }: StudyReminder): void {
  navigate(planRoute);
  if (opensCoach) showToolbox({ kind: "tool", id: "coach" });
  if (autoOpenMoleculeId !== null) navigate(paths.lesson(autoOpenMoleculeId));
}
