import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { keys } from "./PlacementBoard.css.ts";
import type { Placing } from "./usePlacement.ts";

export interface PlacementBoardProps {
  readonly placing: Placing;
  readonly children: ReactNode;
}

/** Holds places and items together, and says how they are moved by keys. */
export function PlacementBoard({ placing, children }: PlacementBoardProps) {
  const { t } = useI18n();
  const id = useId();
  const { open, boardRef, promptId, passageId = "" } = placing;
  return (
    <div
      ref={boardRef}
      role="group"
      aria-labelledby={promptId}
      aria-describedby={`${passageId} ${open ? id : ""}`.trim() || undefined}
    >
      {children}
      {open ? (
        <p id={id} className={keys}>
          {t("placement.keys")}
        </p>
      ) : null}
    </div>
  );
}
