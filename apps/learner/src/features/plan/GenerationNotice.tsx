import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { GenerationProgress } from "@alambic/ui/GenerationProgress";
import type { Making } from "./useMaking.ts";

export interface GenerationNoticeProps {
  readonly capsule: Capsule;
  readonly making: Exclude<Making, "made">;
}

/** How far the making of a capsule is, and that it just came to its end. */
export default function GenerationNotice({ capsule, making }: GenerationNoticeProps) {
  const { t } = useI18n();
  const { lessons_ready: ready, lesson_count: count } = capsule;
  switch (making) {
    case "stopped":
      return (
        <Banner tone="warning" title={t("plan.generationFailedTitle")} announcement="polite">
          {capsule.generation_failure === "model_budget_reached"
            ? t("plan.generationFailedBudget")
            : t("plan.generationFailedText")}
        </Banner>
      );
    case "under-way":
    case "just-made": {
      const isMade = making === "just-made";
      return (
        <GenerationProgress
          isMade={isMade}
          pictured={false}
          title={
            isMade
              ? t("plan.generated")
              : ready === 0
                ? t("plan.generatingFirst")
                : t("plan.generating")
          }
          ready={ready}
          count={count === 0 ? null : count}
          text={
            count === 0 ? t("member.preparingSoon") : t("plan.generatingCount", { ready, count })
          }
          hint={isMade ? t("plan.generatedHint") : t("plan.generatingLeave")}
        />
      );
    }
  }
}
