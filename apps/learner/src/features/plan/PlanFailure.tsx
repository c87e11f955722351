import type { Failure } from "@alambic/api-client/core";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { KeptCapsules } from "../../shared/offline/KeptCapsules.tsx";
import { NotKept } from "../../shared/offline/NotKept.tsx";
import { Stack } from "@alambic/ui/Stack";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface PlanFailureProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why there is no plan to see. */
export function PlanFailure({ failure, onRetry }: PlanFailureProps) {
  const { t } = useI18n();
  const toCatalogue = (
    <ButtonLink href={paths.capsules} variant="secondary">
      {t("plan.toCatalogue")}
    </ButtonLink>
  );
  if (failure.kind === "problem" && failure.status < 500 && failure.status !== 429) {
    return (
      <EmptyState
        level={1}
        size="large"
        illustration="bubbles"
        title={t("plan.missingTitle")}
        actions={toCatalogue}
      >
        {t("plan.missingText")}
      </EmptyState>
    );
  }
  if (failure.kind === "network") {
    return (
      <I18nScope namespaces={["offline"]}>
        <Stack gap="large">
          <NotKept what="capsule" onRetry={onRetry} actions={toCatalogue} />
          <KeptCapsules />
        </Stack>
      </I18nScope>
    );
  }
  return (
    <ErrorState level={1} title={t("plan.failedTitle")} onRetry={onRetry} actions={toCatalogue}>
      <ProblemText failure={failure} />
    </ErrorState>
  );
}
