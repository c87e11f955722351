import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { RefreshCw } from "@alambic/ui/icons";
import type { ReactNode } from "react";

export interface NotKeptProps {
  readonly what: "lesson" | "capsule";
  readonly onRetry: () => void;
  /** Where to go instead. */
  readonly actions: ReactNode;
}

/** Says that something is not on this device, and that the server is out of reach. */
export function NotKept({ what, onRetry, actions }: NotKeptProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      level={1}
      size="large"
      illustration="bubbles"
      title={t("offline.notKeptTitle", { what })}
      actions={
        <>
          <Button icon={RefreshCw} onPress={onRetry}>
            {t("kit.retry")}
          </Button>
          {actions}
        </>
      }
    >
      {t("offline.notKeptText")}
    </EmptyState>
  );
}
