import { useCreateMoleculeBonus } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Plus } from "@alambic/ui/icons";
import { notify } from "../../app/notices/notices.ts";
import { ProblemText } from "../../app/texts/ProblemText.tsx";

export interface BonusButtonProps {
  readonly moleculeId: string;
  /** The title of the lesson. */
  readonly title: string;
}

/** Asks for bonus exercises in a lesson. */
export function BonusButton({ moleculeId, title }: BonusButtonProps) {
  const { t } = useI18n();
  const bonus = useCreateMoleculeBonus();
  const ask = async () => {
    const asked = await bonus.run(moleculeId);
    if (asked.ok) notify({ tone: "info", about: moleculeId, text: t("plan.bonusStarted") });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={Plus}
        pending={bonus.status === "running"}
        disabled={bonus.status === "succeeded"}
        onPress={() => void ask()}
      >
        {t("plan.bonusLabel", { title })}
      </Button>
      {bonus.status === "failed" ? (
        <Banner tone="wrong" title={t("plan.bonusFailed")} announcement="assertive">
          <ProblemText failure={bonus.failure} slow="generation" />
        </Banner>
      ) : null}
    </>
  );
}
