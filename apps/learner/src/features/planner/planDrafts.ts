import type { PlanDraft } from "@alambic/ui/PlannerForm";
import type { PlannedSubject } from "../../shared/screen/planner.ts";

export interface PlanDrafts {
  readonly read: () => PlanDraft | undefined;
  /** Keeps what is typed; null forgets it. */
  readonly keep: (draft: PlanDraft | null) => void;
}

/** Until the app is closed, by member and by what is planned. */
const kept = new Map<string, PlanDraft>();

/** What a member was planning when the planner was closed. */
export function planDraftsOf(userId: string, subject: PlannedSubject | null): PlanDrafts {
  const key = `${userId} ${subject?.planRoute ?? ""}`;
  return {
    read: () => kept.get(key),
    keep: (draft) => {
      if (draft === null) kept.delete(key);
      else kept.set(key, draft);
    },
  };
}
