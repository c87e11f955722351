import type { PagedQuery } from "@alambic/api-client/core";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { CapsuleShelfSkeleton } from "@alambic/ui/CapsuleCard";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { CreateCapsuleButton } from "../../shared/screen/CreateCapsuleButton.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { DomainGroups } from "./DomainGroups.tsx";
import { DomainShelf } from "./DomainShelf.tsx";
import type { DomainGroup } from "./groupByDomain.ts";
import { isFew } from "./isFew.ts";
import type { Folding } from "./useFolding.ts";

export interface CatalogueResultsProps {
  readonly catalogue: PagedQuery<Capsule>;
  /** What was found, by domain. */
  readonly groups: readonly DomainGroup[];
  readonly folding: Folding;
  /** Words were searched for. */
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

/** What was found, or why nothing is shown. */
export function CatalogueResults(props: CatalogueResultsProps) {
  const { catalogue, groups, folding, narrowed, onClear } = props;
  const { t } = useI18n();
  if (catalogue.status === "failed") {
    return (
      <ErrorState title={t("catalogue.failedTitle")} onRetry={() => void catalogue.refresh()}>
        <ProblemText failure={catalogue.failure} />
      </ErrorState>
    );
  }
  if (catalogue.status !== "ready") return <CapsuleShelfSkeleton />;

  if (groups.length === 0) return <NothingFound narrowed={narrowed} onClear={onClear} />;
  return (
    <>
      {isFew(catalogue.data.total) ? (
        <DomainShelf groups={groups} />
      ) : (
        <DomainGroups groups={groups} folding={folding} />
      )}
      {catalogue.data.hasMore ? (
        <Button
          variant="secondary"
          pending={catalogue.isRefreshing}
          onPress={() => catalogue.showMore()}
        >
          {t("catalogue.more")}
        </Button>
      ) : null}
    </>
  );
}

type NothingFoundProps = Pick<CatalogueResultsProps, "narrowed" | "onClear">;

function NothingFound({ narrowed, onClear }: NothingFoundProps) {
  const { t } = useI18n();
  const create = <CreateCapsuleButton />;
  if (!narrowed) {
    return (
      <EmptyState title={t("catalogue.emptyCatalogueTitle")} actions={create}>
        {t("catalogue.emptyCatalogueText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration="bubbles"
      title={t("catalogue.emptyTitle")}
      actions={
        <>
          {create}
          <Button variant="secondary" onPress={onClear}>
            {t("catalogue.clear")}
          </Button>
        </>
      }
    >
      {t("catalogue.emptyText")}
    </EmptyState>
  );
}
