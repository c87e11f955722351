import type { CorrectedItem, QuestCorrection as Correction } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { ExerciseSolution } from "@alambic/ui/ExerciseSolution";
import { Inline } from "@alambic/ui/Inline";
import { QuestCorrection } from "@alambic/ui/QuestCorrection";
import { Stack } from "@alambic/ui/Stack";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface ShownCorrectionProps {
  readonly correction: Correction;
}

/** Question by question: what was answered, and what is right. */
export function ShownCorrection({ correction }: ShownCorrectionProps) {
  const { t } = useI18n();
  const foreign = useForeignLanguage();
  const { items, capsule, quest } = correction;
  return (
    <Stack gap="large">
      <QuestCorrection
        headingLevel={1}
        lang={foreign(capsule.language)}
        forfeited={quest.needs_rework && quest.xp_awarded === 0}
        score={(quest.score_percentage ?? 0) / 100}
        items={items.map((item) => shown(item, capsule.language))}
      />
      <Inline justify="center">
        <ButtonLink href={paths.quests}>{t("quest.session.toQuests")}</ButtonLink>
      </Inline>
    </Stack>
  );
}

function shown(
  { atom, response, score }: CorrectedItem,
  language: Correction["capsule"]["language"],
) {
  const part = { atom, language };
  const hasReason = "explanation" in atom.content && atom.content.explanation !== undefined;
  return {
    id: atom.id,
    question: <ExerciseSolution {...part} show="question" />,
    verdict: response === null ? "open" : score === 1 ? "right" : "wrong",
    answer:
      response === null ? undefined : (
        <ExerciseSolution {...part} show="answer" response={response} />
      ),
    expected: <ExerciseSolution {...part} show="key" />,
    reason: hasReason ? <ExerciseSolution {...part} show="reason" /> : undefined,
  } as const;
}
