import type { CoachArea } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "@alambic/ui/Heading";
import { Link } from "@alambic/ui/Link";
import { ProgressBar } from "@alambic/ui/ProgressBar";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useForeignLanguage } from "../../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../../shared/routing/paths.ts";

export interface AreasProps {
  readonly title: string;
  /** What is said where there is no such lesson. */
  readonly none: string;
  readonly areas: readonly CoachArea[];
}

/** Lessons in which most goes well, or least, with the answers and reviews that it is read from. */
export function Areas({ title, none, areas }: AreasProps) {
  const { t, number } = useI18n();
  const foreign = useForeignLanguage();
  return (
    <Stack gap="medium">
      <Heading level={2} size="large">
        {title}
      </Heading>
      {areas.length === 0 ? <Text tone="second">{none}</Text> : null}
      {areas.map(({ capsule, lesson, share, right, answered, remembered, reviewed }) => (
        <Stack key={lesson.id} gap="xsmall">
          <Link
            variant="standalone"
            href={paths.lesson(lesson.id)}
            lang={foreign(capsule.language)}
          >
            {lesson.title}
          </Link>
          <Text size="small" tone="second" lang={foreign(capsule.language)}>
            {capsule.title}
          </Text>
          <ProgressBar
            label={t("coach.share", { lesson: lesson.title })}
            value={Math.round(share * 100)}
            max={100}
            valueText={number(share, { style: "percent", maximumFractionDigits: 0 })}
          />
          <Text size="small" tone="second">
            {t("coach.figures", { right, answered, remembered, reviewed })}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
