import type { Plan } from "@alambic/contract";
import { coachMessagesOf } from "@alambic/domain/coach";
import { journalEntriesOf } from "@alambic/domain/journal";
import { notesOf } from "@alambic/domain/notes";
import { planLimits } from "@alambic/domain/plans";
import type { PlanLimits } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import type { ComparisonGroup } from "@alambic/ui/PlanComparison";
import { inMegabytes, plans } from "../../shared/plans/usePlanTexts.ts";

type Value = boolean | string;

/** What every plan holds, side by side, from the limits that the server keeps to. */
export function useComparedFeatures(): ComparisonGroup[] {
  const { t, number } = useI18n();
  const row = (id: string, name: string, value: (plan: Plan) => Value) => ({
    id,
    name,
    values: Object.fromEntries(plans.map((plan) => [plan, value(plan)])),
  });
  const counted = (count: number | null) => (count === null ? t("offer.unlimited") : number(count));
  const bonus: Readonly<Record<PlanLimits["bonusContent"], Value>> = {
    shared: t("offer.bonusShared"),
    own: true,
    create: t("offer.bonusCreate"),
  };
  const pdf = ({ pdfBytes }: PlanLimits): Value => {
    if (pdfBytes === null) return t("offer.anySize");
    return pdfBytes === 0 ? false : t("offer.upTo", { megabytes: inMegabytes(pdfBytes) });
  };
  return [
    {
      id: "make",
      name: t("offer.groupMake"),
      features: [
        row("capsules", t("offer.capsulesPerMonth"), (plan) =>
          counted(planLimits[plan].capsulesPerMonth),
        ),
        row("pdf", t("offer.pdf"), (plan) => pdf(planLimits[plan])),
      ],
    },
    {
      id: "learn",
      name: t("offer.groupLearn"),
      features: [
        row("public", t("offer.planPublic"), () => true),
        row("bonus", t("offer.planBonus"), (plan) => bonus[planLimits[plan].bonusContent]),
        row("xp", t("offer.bonusXp"), (plan) => {
          const { bonusXpPerCapsule: xp } = planLimits[plan];
          return xp > 0 && number(xp);
        }),
      ],
    },
    {
      id: "tools",
      name: t("offer.groupTools"),
      features: [
        row("coach", t("offer.coachMessages"), (plan) => counted(coachMessagesOf[plan])),
        row("notes", t("offer.notes"), (plan) => counted(notesOf[plan])),
        row("offline", t("offer.offline"), (plan) => planLimits[plan].offline),
        row("journal", t("offer.journalEntries"), (plan) => counted(journalEntriesOf[plan])),
      ],
    },
  ];
}
