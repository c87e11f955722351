import type { Failure } from "@alambic/api-client/core";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { NotKept } from "../../shared/offline/NotKept.tsx";
import { goBack } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { useLessonRefusal } from "./useLessonRefusal.ts";

export interface LessonFailureProps {
  /** `locked` for a lesson that is here, and waits for the one before it. */
  readonly failure: Failure | "locked";
  readonly onRetry: () => void;
}

/** Why the lesson does not open, and where to go instead. */
export default function LessonFailure(props: LessonFailureProps) {
  return (
    <I18nScope namespaces={["refused", "offline"]}>
      <Reason {...props} />
    </I18nScope>
  );
}

function Reason({ failure, onRetry }: LessonFailureProps) {
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
  if (failure !== "locked" && failure.kind === "network") {
    return <NotKept what="lesson" onRetry={onRetry} actions={ways} />;
  }
  if (refusal === null) {
    return (
      <ErrorState level={1} title={t("lesson.failedTitle")} onRetry={onRetry} actions={ways}>
        {failure === "locked" ? null : <ProblemText failure={failure} slow="generation" />}
      </ErrorState>
    );
  }
  return (
    <EmptyState level={1} size="large" illustration="bubbles" title={refusal.title} actions={ways}>
      {refusal.text}
    </EmptyState>
  );
}
