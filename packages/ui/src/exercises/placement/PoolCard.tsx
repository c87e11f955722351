import type { MouseEvent, ReactNode } from "react";
import { card } from "./PoolCard.css.ts";
import type { PlacementDrag } from "./usePlacementDrag.ts";

export interface PoolCardProps {
  readonly item: string;
  readonly picked: boolean;
  readonly drag: ReturnType<PlacementDrag["handlers"]>;
  readonly onPress: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A card that waits to be placed. */
export function PoolCard({ item, picked, drag, onPress, children }: PoolCardProps) {
  return (
    <button
      type="button"
      data-item={item}
      aria-pressed={picked}
      className={card({ picked })}
      {...drag}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
