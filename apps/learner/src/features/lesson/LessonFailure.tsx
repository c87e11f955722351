import type { Failure } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { goBack } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { useLessonRefusal } from "./useLessonRefusal.ts";

export interface LessonFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why the lesson does not open, and where to go instead. */
export function LessonFailure({ failure, onRetry }: LessonFailureProps) {
  const { t } = useI18n();
  const refusal = useLessonRefusal(failure);
  const ways = (
    <>
      <Button variant="secondary" onPress={() => goBack(paths.library)}>
        {t("lesson.backToPlan")}
      </Button>
      <ButtonLink href={paths.dashboard} variant="secondary">
        {t("shell.toDashboard")}
      </ButtonLink>
    </>
  );
  if (refusal === null) {
    return (
      <ErrorState level={1} title={t("lesson.failedTitle")} onRetry={onRetry} actions={ways}>
        <ProblemText failure={failure} slow="generation" />
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} size="large" illustration="bubbles" title={refusal.title} actions={ways}>
      {refusal.text}
    </EmptyState>
  );
}
