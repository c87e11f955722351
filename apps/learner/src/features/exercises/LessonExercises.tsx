import { useGetMoleculeQuality } from "@alambic/api-client/quality";
import type { Capsule, LessonQuality, MoleculeQuality } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Details } from "@alambic/ui/Details";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { QualityList } from "@alambic/ui/QualityList";
import { RejectedList } from "@alambic/ui/RejectedList";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { showQuality } from "../../shared/capsules/item-dialog.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { useItemActions } from "./useItemActions.ts";

export interface LessonExercisesProps {
  readonly lesson: LessonQuality;
  readonly capsule: Capsule | null;
}

/** A lesson by name; opened, its exercises and what was rejected. */
export function LessonExercises({ lesson, capsule }: LessonExercisesProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const foreign = useForeignLanguage();
  const lang = capsule === null ? undefined : foreign(capsule.language);
  const { published, rejected, open_reports: reports } = lesson;
  return (
    <Details
      open={open}
      onToggle={setOpen}
      summary={
        <Stack gap="none">
          <Heading level={2} size="large" lang={lang}>
            {lesson.title}
          </Heading>
          <Text as="span" size="small" tone="second" weight="regular">
            {t("quality.lessonCount", { published, rejected })}
            {reports === 0 ? null : ` · ${t("quality.reports", { count: reports })}`}
          </Text>
        </Stack>
      }
    >
      {open ? <Opened moleculeId={lesson.molecule_id} capsule={capsule} lang={lang} /> : null}
    </Details>
  );
}

interface OpenedProps extends Pick<LessonExercisesProps, "capsule"> {
  readonly moleculeId: string;
  readonly lang: string | undefined;
}

function Opened({ moleculeId, ...props }: OpenedProps) {
  const { t } = useI18n();
  const quality = useGetMoleculeQuality({ molecule_id: moleculeId });
  if (quality.status === "failed") {
    return (
      <ErrorState
        level={3}
        title={t("quality.itemsFailedTitle")}
        onRetry={() => void quality.refresh()}
      >
        <ProblemText failure={quality.failure} />
      </ErrorState>
    );
  }
  if (quality.status !== "ready") {
    return (
      <SkeletonRegion label={t("quality.loadingItems")}>
        <Skeleton shape="row" />
      </SkeletonRegion>
    );
  }
  return <Items {...props} quality={quality.data} refresh={quality.refresh} />;
}

interface ItemsProps extends Omit<OpenedProps, "moleculeId"> {
  readonly quality: MoleculeQuality;
  readonly refresh: () => Promise<void>;
}

function Items({ quality, refresh, capsule, lang }: ItemsProps) {
  const { t, locale } = useI18n();
  const actions = useItemActions(quality, refresh);
  const language = capsule?.language ?? locale;
  const sourceLanguage = capsule?.source_language ?? undefined;
  return (
    <Stack gap="large">
      <QualityList
        items={quality.atoms}
        lang={lang}
        working={actions.working}
        onOpen={(atomId) => showQuality({ atomId, language, sourceLanguage })}
        onWithdraw={actions.withdraw}
        onRestore={actions.restore}
        onReplace={quality.can_replace ? actions.replace : undefined}
      />
      {quality.rejected.length === 0 ? null : (
        <Stack as="section" gap="small">
          <Heading level={3} size="body">
            {t("quality.rejectedHeading")}
          </Heading>
          <Text tone="second">{t("quality.rejectedLead")}</Text>
          <RejectedList items={quality.rejected} lang={lang} />
        </Stack>
      )}
    </Stack>
  );
}
