import { useDeleteStudyPlan, useSetStudyPlan } from "@alambic/api-client/coach";
import type { StudyPlan } from "@alambic/contract";
import { deadlineFault } from "@alambic/domain/coach";
import { useI18n } from "@alambic/i18n/react";
import { notify } from "../../../shared/notices/notices.ts";
import { today } from "./today.ts";

const about = "study-plan";

export interface PlanRemoval {
  readonly isRemoving: boolean;
  /** Gives a plan up, says so and offers to take that back. Tells whether it is gone. */
  readonly removePlan: (plan: StudyPlan) => Promise<boolean>;
}

export function useRemovePlan(): PlanRemoval {
  const { t } = useI18n();
  const remove = useDeleteStudyPlan();
  const set = useSetStudyPlan();

  const restore = async (plan: StudyPlan) => {
    const { capsule, deadline_on, minutes_a_day } = plan;
    const restored = await set.run({ capsule_id: capsule.id, deadline_on, minutes_a_day });
    if (restored.ok) notify({ tone: "right", about, text: t("coach.planRestored") });
    else
      notify({
        tone: "wrong",
        about,
        text: t("coach.planSaveFailed"),
        stays: true,
        action: { label: t("coach.undo"), onPress: () => void restore(plan) },
      });
  };
  const removePlan = async (plan: StudyPlan) => {
    const removed = await remove.run();
    if (!removed.ok) {
      notify({ tone: "wrong", about, text: t("coach.planRemoveFailed") });
      return false;
    }
    const canReturn = deadlineFault(plan.deadline_on, today()) === null;
    notify({
      tone: "info",
      about,
      text: t("coach.planRemoved", { address: plan.feed === null ? "none" : "closed" }),
      ...(canReturn && {
        action: { label: t("coach.undo"), onPress: () => void restore(plan) },
      }),
    });
    return true;
  };
  return { isRemoving: remove.status === "running", removePlan };
}
