import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";

export interface CapsuleShelfEmptyProps {
  readonly headingLevel?: HeadingLevel | undefined;
  /** Takes a search or a filter away, where nothing is left under it. */
  readonly onClear?: (() => void) | undefined;
  /** The ways to a first capsule: the catalogue, one of one’s own. */
  readonly actions?: ReactNode;
}

/** A shelf without a capsule: not one yet, or none under what was searched for. */
export function CapsuleShelfEmpty(props: CapsuleShelfEmptyProps) {
  const { headingLevel = 2, onClear, actions } = props;
  const { t } = useI18n();
  if (onClear === undefined) {
    return (
      <EmptyState level={headingLevel} title={t("learning.shelf.none")} actions={actions}>
        {t("learning.shelf.noneText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={headingLevel}
      illustration="bubbles"
      title={t("learning.shelf.nothing")}
      actions={
        <>
          <Button variant="secondary" onPress={onClear}>
            {t("learning.shelf.clear")}
          </Button>
          {actions}
        </>
      }
    >
      {t("learning.shelf.nothingText")}
    </EmptyState>
  );
}

export interface CapsuleShelfErrorProps {
  readonly headingLevel?: HeadingLevel | undefined;
  readonly onRetry: () => void;
}

/** Stands where the capsules of a shelf could not be loaded. */
export function CapsuleShelfError({ headingLevel = 2, onRetry }: CapsuleShelfErrorProps) {
  const { t } = useI18n();
  return (
    <ErrorState level={headingLevel} title={t("learning.shelf.failed")} onRetry={onRetry}>
      {t("learning.shelf.failedText")}
    </ErrorState>
  );
}
