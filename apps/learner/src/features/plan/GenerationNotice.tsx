import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { GenerationProgress } from "@alambic/ui/GenerationProgress";

export interface GenerationNoticeProps {
  readonly capsule: Capsule;
}

/** How far the making of a capsule is; nothing once it is made. */
export function GenerationNotice({ capsule }: GenerationNoticeProps) {
  const { t } = useI18n();
  const { generation_status: status, generation_failure: failure } = capsule;
  const { lessons_ready: ready, lesson_count: count } = capsule;
  switch (status) {
    case "completed":
      return null;
    case "failed":
      return (
        <Banner tone="warning" title={t("plan.generationFailedTitle")} announcement="polite">
          {failure === "model_budget_reached"
            ? t("plan.generationFailedBudget")
            : t("plan.generationFailedText")}
        </Banner>
      );
    case "pending":
      return (
        <GenerationProgress
          title={ready === 0 ? t("plan.generatingFirst") : t("plan.generating")}
          ready={ready}
          count={count === 0 ? null : count}
          text={
            count === 0 ? t("member.preparingSoon") : t("plan.generatingCount", { ready, count })
          }
          hint={t("plan.generatingLeave")}
        />
      );
  }
}
