import type { Plan } from "@alambic/contract";
import { planLimits, planPrices } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { PlanCards } from "@alambic/ui/PlanCards";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { paths } from "../../shared/routing/paths.ts";
import { LandingSection } from "./LandingSection.tsx";

const plans = ["free", "premium", "pro"] as const satisfies Plan[];
const megabyte = 1024 * 1024;

/** What each plan holds and costs in a month. */
export function Plans() {
  const { t, number } = useI18n();
  const features = usePlanFeatures();
  const names = {
    free: { name: t("offer.planFree"), lead: t("offer.planFreeLead") },
    premium: { name: t("offer.planPremium"), lead: t("offer.planPremiumLead") },
    pro: { name: t("offer.planPro"), lead: t("offer.planProLead") },
  };
  return (
    <LandingSection id="plans" title={t("offer.plansTitle")} text={t("offer.plansText")}>
      <PlanCards
        plans={plans.map((plan) => ({
          id: plan,
          ...names[plan],
          price: number(planPrices[plan].monthly ?? 0, {
            style: "currency",
            currency: "EUR",
            maximumFractionDigits: 0,
          }),
          period: t("offer.perMonth"),
          features: features(plan),
          highlighted: plan === "premium",
          action: (
            <ButtonLink
              href={paths.register}
              variant={plan === "free" ? "primary" : "secondary"}
              width="full"
            >
              {t("offer.planStart")} <VisuallyHidden>{names[plan].name}</VisuallyHidden>
            </ButtonLink>
          ),
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
      count === null ? t("offer.planCapsulesUnlimited") : t("offer.planCapsules", { count }),
      t("offer.planPublic"),
      ...(pdfBytes === null ? [t("offer.planPdfUnlimited")] : []),
      ...(pdfBytes ? [t("offer.planPdf", { megabytes: pdfBytes / megabyte })] : []),
      ...(bonusContent === "shared" ? [] : [t("offer.planBonus")]),
      ...(xp > 0 ? [t("offer.planBonusXp", { xp })] : []),
      ...(bonusContent === "create" ? [t("offer.planShare")] : []),
    ];
  };
}
