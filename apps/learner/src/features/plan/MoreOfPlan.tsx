import type { Capsule } from "@alambic/contract";
import { I18nScope } from "@alambic/i18n/react";
import type { PlannedLevel } from "../../shared/capsules/lessonsOf.ts";
import { BonusCard } from "./BonusCard.tsx";
import { PracticeCard } from "./PracticeCard.tsx";
import { SharingCard } from "./SharingCard.tsx";

export interface MoreOfPlanProps {
  readonly capsule: Capsule;
  readonly levels: readonly PlannedLevel[];
}

/** What a few do with a capsule: add to it, and share it. It comes last, when the app is at rest. */
export default function MoreOfPlan({ capsule, levels }: MoreOfPlanProps) {
  return (
    <I18nScope namespaces={["moreOfPlan", "toolbox"]}>
      <PracticeCard capsule={capsule} />
      <BonusCard capsule={capsule} levels={levels} />
      <SharingCard capsule={capsule} />
    </I18nScope>
  );
}
