import type { Plan } from "@alambic/contract";
import { planLimits } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";

/** The plans, from the smallest to the largest. */
export const plans = ["free", "premium", "pro"] as const satisfies Plan[];

const megabyte = 1024 * 1024;

/** A size as it is told of a plan. */
export const inMegabytes = (bytes: number): number => bytes / megabyte;

export interface PlanTexts {
  readonly name: (plan: Plan) => string;
  /** For whom it is. */
  readonly lead: (plan: Plan) => string;
  /** An amount in euro, whole. */
  readonly price: (euro: number) => string;
  /** What it holds, in words. */
  readonly features: (plan: Plan) => string[];
}

/** What is told of the plans wherever they stand; needs the texts of `offer`. */
export function usePlanTexts(): PlanTexts {
  const { t, number } = useI18n();
  const names = {
    free: "offer.planFree",
    premium: "offer.planPremium",
    pro: "offer.planPro",
  } as const;
  const leads = {
    free: "offer.planFreeLead",
    premium: "offer.planPremiumLead",
    pro: "offer.planProLead",
  } as const;
  return {
    name: (plan) => t(names[plan]),
    lead: (plan) => t(leads[plan]),
    price: (euro) => number(euro, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
    features(plan) {
      const {
        capsulesPerMonth: count,
        pdfBytes,
        bonusXpPerCapsule: xp,
        bonusContent,
        offline,
      } = planLimits[plan];
      return [
        count === null ? t("offer.planCapsulesUnlimited") : t("offer.planCapsules", { count }),
        t("offer.planPublic"),
        ...(pdfBytes === null ? [t("offer.planPdfUnlimited")] : []),
        ...(pdfBytes ? [t("offer.planPdf", { megabytes: inMegabytes(pdfBytes) })] : []),
        ...(bonusContent === "shared" ? [] : [t("offer.planBonus")]),
        ...(xp > 0 ? [t("offer.planBonusXp", { xp })] : []),
        ...(bonusContent === "create" ? [t("offer.planShare")] : []),
        ...(offline ? [t("offer.planOffline")] : []),
      ];
    },
  };
}
