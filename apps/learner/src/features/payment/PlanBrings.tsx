import type { Plan } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Prose } from "@alambic/ui/Prose";
import { usePlanTexts } from "../../shared/plans/usePlanTexts.ts";

export interface PlanBringsProps {
  readonly plan: Plan;
}

/** What a plan brings, as its card says it. */
export function PlanBrings({ plan }: PlanBringsProps) {
  const { t } = useI18n();
  const texts = usePlanTexts();
  return (
    <Prose>
      <h2>{t("offer.paymentBrings")}</h2>
      <ul>
        {texts.features(plan).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Prose>
  );
}
