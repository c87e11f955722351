import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { CreateCapsuleButton } from "../../shared/screen/CreateCapsuleButton.tsx";

export interface NothingFoundProps {
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

/** Why nothing is shown, and what to do. */
export function NothingFound({ narrowed, onClear }: NothingFoundProps) {
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
