import type { PastQuest } from "@alambic/contract";
import { questVerdict } from "@alambic/domain/quests";
import { useI18n } from "@alambic/i18n/react";
import { Chip } from "@alambic/ui/Chip";
import { Details } from "@alambic/ui/Details";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Link } from "@alambic/ui/Link";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { Check, Eye, Minus, RotateCcw } from "@alambic/ui/icons";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";
import { outcomeOf } from "./outcomeOf.ts";

export interface PastQuestsProps {
  /** The latest first. */
  readonly quests: readonly PastQuest[];
}

/** The quests of the last weeks, folded. */
export function PastQuests({ quests }: PastQuestsProps) {
  const { t } = useI18n();
  const done = quests.filter(({ standing }) => outcomeOf(standing) === "answered").length;
  return (
    <Details
      summary={
        <Heading level={2} size="title">
          {t("quest.screen.historyTitle")}
        </Heading>
      }
      aside={quests.length === 0 ? undefined : t("quest.screen.historyAside", { done })}
    >
      {quests.length === 0 ? (
        <Text tone="second">{t("quest.screen.historyEmpty")}</Text>
      ) : (
        <Stack as="ul" gap="medium">
          {quests.map((quest) => (
            <li key={quest.standing.id}>
              <Past quest={quest} />
            </li>
          ))}
        </Stack>
      )}
    </Details>
  );
}

const looks = {
  answered: { tone: "right", icon: Check },
  corrected: { tone: "neutral", icon: Eye },
  open: { tone: "neutral", icon: Minus },
} as const;

function Past({ quest }: { readonly quest: PastQuest }) {
  const { t, date, number } = useI18n();
  const foreign = useForeignLanguage();
  const { standing, day, chapter_title: chapter, language } = quest;
  const { score_percentage: score } = standing;
  const outcome = outcomeOf(standing);
  const isHard = score !== null && questVerdict(score / 100) === "hard";
  const tone = isHard ? "neutral" : looks[outcome].tone;
  const noon = new Date(`${day}T12:00:00Z`);
  const shownDay = date(noon, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <Stack gap="xsmall">
      <Inline justify="between" gap="small">
        <Text weight="strong">{shownDay}</Text>
        <Inline gap="small">
          {score === null ? null : (
            <Text as="span">{number(score / 100, { style: "percent" })}</Text>
          )}
          <Chip size="small" tone={tone} icon={looks[outcome].icon}>
            {t(`quest.screen.history.${outcome}`)}
          </Chip>
          {standing.needs_rework ? (
            <Chip size="small" tone="warning" icon={RotateCcw}>
              {t("quest.screen.historyRework")}
            </Chip>
          ) : null}
        </Inline>
      </Inline>
      <Inline justify="between" gap="small">
        <Text tone="second" size="small" lang={foreign(language)}>
          {chapter}
        </Text>
        <Link variant="standalone" href={paths.questCorrection(standing.id)}>
          {t("quest.card.showCorrection")}
          <VisuallyHidden>, {shownDay}</VisuallyHidden>
        </Link>
      </Inline>
    </Stack>
  );
}
