import type { Capsule, CapsuleQuality } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { RejectedList } from "@alambic/ui/RejectedList";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { Text } from "@alambic/ui/Text";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";
import { LessonExercises } from "./LessonExercises.tsx";

export interface ExercisesProps {
  readonly quality: CapsuleQuality;
  /** Null while its language is not known. */
  readonly capsule: Capsule | null;
}

/** What was published, taken out and rejected in a capsule, lesson by lesson. */
export function Exercises({ quality, capsule }: ExercisesProps) {
  const { t, number } = useI18n();
  const foreign = useForeignLanguage();
  const lang = capsule === null ? undefined : foreign(capsule.language);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1}>{t("quality.itemsHeading")}</Heading>
        <Text size="large" tone="second">
          {t("quality.itemsLead")}
        </Text>
      </Stack>
      <StatRow
        stats={[
          { label: t("quality.published"), value: number(quality.published), accent: true },
          { label: t("quality.takenOut"), value: number(quality.withdrawn) },
          { label: t("quality.rejected"), value: number(quality.rejected) },
          { label: t("quality.openReports"), value: number(quality.open_reports) },
        ]}
      />
      {quality.open_reports === 0 ? null : (
        <ButtonLink href={paths.reports} variant="secondary">
          {t("quality.toReports")}
        </ButtonLink>
      )}
      <Card padding="small">
        <Stack gap="none">
          {quality.lessons.map((lesson) => (
            <LessonExercises key={lesson.molecule_id} lesson={lesson} capsule={capsule} />
          ))}
        </Stack>
      </Card>
      {quality.left_out.length === 0 ? null : (
        <Stack as="section" gap="medium">
          <Heading level={2}>{t("quality.leftOut")}</Heading>
          <Text tone="second">{t("quality.leftOutLead")}</Text>
          {quality.left_out.map(({ title, rejected }) => (
            <Stack key={title} gap="small">
              <Heading level={3} size="large" lang={lang}>
                {title}
              </Heading>
              <RejectedList items={rejected} lang={lang} />
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
