import type { Query } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { ErrorState } from "@alambic/ui/ErrorState";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface CatalogueFailureProps {
  readonly catalogue: Extract<Query<unknown>, { readonly status: "failed" }>;
}

/** Why the catalogue is not shown. */
export function CatalogueFailure({ catalogue }: CatalogueFailureProps) {
  const { t } = useI18n();
  return (
    <ErrorState title={t("catalogue.failedTitle")} onRetry={() => void catalogue.refresh()}>
      <ProblemText failure={catalogue.failure} />
    </ErrorState>
  );
}
