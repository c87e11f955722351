import type { Plan } from "@alambic/contract";
import { planLimits, planPrices } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { PlanCards } from "@alambic/ui/PlanCards";
import { LandingSection } from "./LandingSection.tsx";

const plans = ["free", "premium", "pro"] as const satisfies Plan[];
const megabyte = 1024 * 1024;

/** What each plan holds and costs in a month. */
export function Plans() {
  const { t, number } = useI18n();
  const features = usePlanFeatures();
  const names = {
    free: { name: t("landing.planFree"), lead: t("landing.planFreeLead") },
    premium: { name: t("landing.planPremium"), lead: t("landing.planPremiumLead") },
    pro: { name: t("landing.planPro"), lead: t("landing.planProLead") },
  };
  return (
    <LandingSection id="plans" title={t("landing.plansTitle")} text={t("landing.plansText")}>
      <PlanCards
        plans={plans.map((plan) => ({
          id: plan,
          ...names[plan],
          price: number(planPrices[plan].monthly ?? 0, {
            style: "currency",
            currency: "EUR",
            maximumFractionDigits: 0,
          }),
          period: t("landing.perMonth"),
          features: features(plan),
          highlighted: plan === "premium",
        }))}
      />
    </LandingSection>
  );
}

/** What a plan holds, in words. */
function usePlanFeatures(): (plan: Plan) => string[] {
  const { t } = useI18n();
  return (plan) => {
    const {
      capsulesPerMonth: count,
      pdfBytes,
      bonusXpPerCapsule: xp,
      bonusContent,
    } = planLimits[plan];
    return [
      count === null ? t("landing.planCapsulesUnlimited") : t("landing.planCapsules", { count }),
      t("landing.planPublic"),
      ...(pdfBytes === null ? [t("landing.planPdfUnlimited")] : []),
      ...(pdfBytes ? [t("landing.planPdf", { megabytes: pdfBytes / megabyte })] : []),
      ...(bonusContent === "shared" ? [] : [t("landing.planBonus")]),
      ...(xp > 0 ? [t("landing.planBonusXp", { xp })] : []),
      ...(bonusContent === "create" ? [t("landing.planShare")] : []),
    ];
  };
}
