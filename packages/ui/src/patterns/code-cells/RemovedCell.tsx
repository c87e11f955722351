import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Undo2 } from "../../primitives/icon/icons.ts";
import { Text } from "../../primitives/text/Text.tsx";
import { removed } from "./CodeCells.css.ts";

export interface RemovedCellProps {
  readonly disabled: boolean;
  readonly onUndo: () => void;
}

/** Where a cell was, with the way to bring it back. */
export function RemovedCell({ disabled, onUndo }: RemovedCellProps) {
  const { t } = useI18n();
  return (
    <div data-focus="undo" className={removed}>
      <Text tone="second">{t("code.cells.removed")}</Text>
      <Button variant="secondary" size="small" icon={Undo2} disabled={disabled} onPress={onUndo}>
        {t("code.cells.undo")}
      </Button>
    </div>
  );
}
