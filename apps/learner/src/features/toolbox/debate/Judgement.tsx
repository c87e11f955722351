import type { DebateJudgement } from "@alambic/contract";
import { criteria } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";

export interface JudgementProps {
  readonly judgement: DebateJudgement;
  /** Whether the debate was changed since. */
  readonly isEarlier: boolean;
}

/** What the coach judged, marked as made by a model: a level and a sentence for each criterion. */
export function Judgement({ judgement, isEarlier }: JudgementProps) {
  const { t } = useI18n();
  const { overall, language } = judgement;
  return (
    <Card tone="quiet" padding="even">
      <Stack gap="small">
        <Text size="small" tone="second">
          {t("debate.coachMade")}
        </Text>
        {isEarlier ? <Text size="small">{t("debate.coachEarlier")}</Text> : null}
        {judgement.criteria.map(({ criterion, level, sentence, quote }) => (
          <Stack key={criterion} gap="xsmall">
            <Text weight="strong">
              {t("debate.judged", {
                criterion: t(`debate.criterion.${criterion}`),
                level: t("debate.levelName", { level: `${level}` }),
              })}
            </Text>
            <Text lang={language}>{sentence}</Text>
            {quote === null ? null : (
              <Text tone="second" size="small">
                {t("debate.quoted", { quote })}
              </Text>
            )}
          </Stack>
        ))}
        {judgement.criteria.length < criteria.length ? (
          <Text size="small">{t("debate.coachPart")}</Text>
        ) : null}
        {overall === null ? null : (
          <Text weight="strong">
            {t("debate.overall", {
              level: overall.level,
              points: overall.points,
              most: overall.most,
            })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
