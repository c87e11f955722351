import type { DebateLevel, DebateRubric as Rubric } from "@alambic/contract";
import { criteria, criterionLevels, isHeldBack, overallOf } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Grid } from "../../primitives/grid/Grid.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { RadioGroup } from "../../primitives/radio-group/RadioGroup.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";

export interface DebateRubricProps {
  /** The level that each criterion is judged to reach; null while it is not judged. */
  readonly rubric: Rubric;
  readonly headingLevel?: HeadingLevel | undefined;
  readonly onChange: (rubric: Rubric) => void;
}

type Level = `${DebateLevel}`;

/** The learner's own judgement: a level for each criterion, each said in words, and what it makes in all. */
export function DebateRubric({ rubric, headingLevel = 2, onChange }: DebateRubricProps) {
  const { t } = useI18n();
  const id = useId();
  const overall = overallOf(rubric);
  const missing = criteria.filter((criterion) => rubric[criterion] === null).length;
  return (
    <Stack as="section" gap="medium" labelledBy={id}>
      <Stack gap="xsmall">
        <Heading level={headingLevel} size="title" id={id}>
          {t("debate.rubric")}
        </Heading>
        <Text tone="second">{t("debate.rubricText")}</Text>
      </Stack>
      <Grid columns="halves">
        {criteria.map((criterion) => {
          const judged = rubric[criterion];
          return (
            <RadioGroup
              key={criterion}
              legend={t(`debate.criterion.${criterion}`)}
              options={criterionLevels.map((level) => ({
                value: levelName(level),
                label: t("debate.levelName", { level: levelName(level) }),
                description: t(`debate.level.${criterion}`, { level: levelName(level) }),
              }))}
              value={judged === null ? null : levelName(judged)}
              onChange={(value) => {
                const level = criterionLevels.find((one) => levelName(one) === value);
                if (level !== undefined) onChange({ ...rubric, [criterion]: level });
              }}
            />
          );
        })}
      </Grid>
      <div role="status">
        <Text weight="strong">
          {overall === null
            ? t("debate.overallMissing", { count: missing })
            : t("debate.overall", {
                level: overall.level,
                points: overall.points,
                most: overall.most,
              })}
        </Text>
        {overall !== null && isHeldBack(overall) ? <Text>{t("debate.overallHeld")}</Text> : null}
      </div>
    </Stack>
  );
}

function levelName(level: DebateLevel): Level {
  return `${level}`;
}
