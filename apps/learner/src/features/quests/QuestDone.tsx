import type { QuestStanding } from "@alambic/contract";
import { questVerdict } from "@alambic/domain/quests";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { ArrowRight } from "@alambic/ui/icons";
import { useEffect } from "react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";

export interface QuestDoneProps {
  readonly standing: QuestStanding;
  /** XP of this sitting, that of lessons included. */
  readonly xp: number;
}

/** The end of a quest: the score, what it gave, and the way to its correction. */
export function QuestDone({ standing, xp }: QuestDoneProps) {
  const { t, number } = useI18n();
  const score = standing.score_percentage ?? 0;
  const verdict = questVerdict(score / 100);
  const titles = {
    right: t("quest.session.rightTitle"),
    well: t("quest.session.doneTitle"),
    hard: t("quest.session.hardTitle"),
  };
  useEffect(focusHeading, []);
  return (
    <Screen title={titles[verdict]} width="reading" align="center">
      <EmptyState
        level={1}
        size="large"
        illustration="flask"
        title={titles[verdict]}
        actions={
          <ButtonLink href={paths.quests} size="large" iconEnd={ArrowRight}>
            {t("quest.session.toQuests")}
          </ButtonLink>
        }
      >
        <Stack gap="large">
          <span>{t(verdict === "hard" ? "quest.session.hardText" : "quest.session.doneText")}</span>
          <Inline justify="center">
            <StatRow
              stats={[
                {
                  value: number(score / 100, { style: "percent" }),
                  label: t("quest.session.score"),
                  accent: true,
                },
                { value: number(xp), label: t("quest.session.xp") },
              ]}
            />
          </Inline>
          {score === 100 ? null : (
            <Inline justify="center">
              <Link variant="standalone" href={paths.questCorrection(standing.id)}>
                {t("quest.card.showCorrection")}
              </Link>
            </Inline>
          )}
        </Stack>
      </EmptyState>
    </Screen>
  );
}
