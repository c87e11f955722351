import type { StudyReminder } from "@alambic/domain/reminders";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";

/** Goes to the plan of a reminder, and into its lesson where it names one. */
export function openReminder({ planRoute, autoOpenMoleculeId }: StudyReminder): void {
  navigate(planRoute);
  if (autoOpenMoleculeId !== null) navigate(paths.lesson(autoOpenMoleculeId));
}
