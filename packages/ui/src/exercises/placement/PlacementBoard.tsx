import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { board, keys } from "./PlacementBoard.css.ts";
import type { Placing } from "./usePlacement.tsx";

export interface PlacementBoardProps {
  readonly placing: Placing;
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Holds places and items together, and says how they are moved by keys. */
export function PlacementBoard({ placing, labelledBy, children }: PlacementBoardProps) {
  const { t } = useI18n();
  const id = useId();
  const { open, boardRef } = placing;
  return (
    <div
      ref={boardRef}
      role="group"
      className={board}
      aria-labelledby={labelledBy}
      aria-describedby={open ? id : undefined}
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
