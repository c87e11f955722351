import { useCreateMoleculeBonus } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { BookOpen, Plus } from "@alambic/ui/icons";
import { notify } from "../../shared/notices/notices.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface BonusButtonProps {
  readonly moleculeId: string;
  /** How often bonus items of the kind were added already. */
  readonly round: number | undefined;
  readonly kind: "exercises" | "theory";
  /** The id of the heading that names the lesson. */
  readonly describedBy: string;
}

const icons = { exercises: Plus, theory: BookOpen } as const;

/** Asks for bonus exercises, or for more to read, in a lesson. */
export function BonusButton({ moleculeId, round, kind, describedBy }: BonusButtonProps) {
  const { t } = useI18n();
  const bonus = useCreateMoleculeBonus();
  const ask = async () => {
    const asked = await bonus.run({
      path: { molecule_id: moleculeId },
      query: { kind, ...(round === undefined ? {} : { round }) },
    });
    if (asked.ok)
      notify({ tone: "info", about: moleculeId, text: t(`moreOfPlan.bonusStarted.${kind}`) });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={icons[kind]}
        describedBy={describedBy}
        pending={bonus.status === "running"}
        disabled={bonus.status === "succeeded"}
        onPress={() => void ask()}
      >
        {t(`moreOfPlan.bonusLabel.${kind}`)}
      </Button>
      {bonus.status === "failed" ? (
        <Banner tone="wrong" title={t(`moreOfPlan.bonusFailed.${kind}`)} announcement="assertive">
          <ProblemText failure={bonus.failure} slow="generation" />
        </Banner>
      ) : null}
    </>
  );
}
