import { planPrices } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { PlanCards } from "@alambic/ui/PlanCards";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { plans, usePlanTexts } from "../../shared/plans/usePlanTexts.ts";
import { paths } from "../../shared/routing/paths.ts";
import { LandingSection } from "./LandingSection.tsx";

/** What each plan holds and costs in a month. */
export function Plans() {
  const { t } = useI18n();
  const texts = usePlanTexts();
  return (
    <LandingSection id="plans" title={t("offer.plansTitle")} text={t("offer.plansText")}>
      <PlanCards
        plans={plans.map((plan) => ({
          id: plan,
          name: texts.name(plan),
          lead: texts.lead(plan),
          price: texts.price(planPrices[plan].monthly ?? 0),
          period: t("offer.perMonth"),
          features: texts.features(plan),
          highlighted: plan === "premium",
          action: (
            <ButtonLink
              href={paths.register}
              variant={plan === "free" ? "primary" : "secondary"}
              width="full"
            >
              {t("offer.planStart")} <VisuallyHidden>{texts.name(plan)}</VisuallyHidden>
            </ButtonLink>
          ),
        }))}
      />
    </LandingSection>
  );
}
