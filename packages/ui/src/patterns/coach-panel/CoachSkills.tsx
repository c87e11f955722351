import { useI18n } from "@alambic/i18n/react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Link } from "../../primitives/link/Link.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import type { CoachSkill } from "./coach.ts";

export interface CoachSkillsProps {
  readonly headingLevel: HeadingLevel;
  readonly title: string;
  /** What is said where there is no such lesson. */
  readonly none: string;
  readonly skills: readonly CoachSkill[];
}

/** Lessons in which most goes well, or least, with the answers and reviews that it is read from. */
export function CoachSkills({ headingLevel, title, none, skills }: CoachSkillsProps) {
  const { t, number } = useI18n();
  return (
    <Stack gap="medium">
      <Heading level={headingLevel} size="large">
        {title}
      </Heading>
      {skills.length === 0 ? <Text tone="second">{none}</Text> : null}
      {skills.map(({ id, lesson, capsule, href, lang, share, ...figures }) => (
        <Stack key={id} gap="xsmall">
          <Link variant="standalone" href={href} lang={lang}>
            {lesson}
          </Link>
          <Text size="small" tone="second" lang={lang}>
            {capsule}
          </Text>
          <ProgressBar
            label={t("coach.share", { lesson })}
            value={Math.round(share * 100)}
            max={100}
            valueText={number(share, { style: "percent", maximumFractionDigits: 0 })}
          />
          <Text size="small" tone="second">
            {t("coach.figures", figures)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
