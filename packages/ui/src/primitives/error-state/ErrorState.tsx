import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { HeadingLevel } from "../heading/Heading.tsx";
import { RefreshCw } from "../icon/icons.ts";

export interface ErrorStateProps {
  readonly title?: string | undefined;
  readonly level?: HeadingLevel | undefined;
  /** What happened, why, and what to do. */
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** Further ways out, beside trying again. */
  readonly actions?: ReactNode;
}

/** Where something should be and could not be had. It is announced when it comes. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level, children, onRetry, retrying = false, actions } = props;
  const { t } = useI18n();
  return (
    <div role="alert">
      <EmptyState
        illustration="drops"
        title={title ?? t("kit.errorTitle")}
        level={level}
        actions={
          <>
            {onRetry === undefined ? null : (
              <Button variant="secondary" icon={RefreshCw} pending={retrying} onPress={onRetry}>
                {t("kit.retry")}
              </Button>
            )}
            {actions}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
