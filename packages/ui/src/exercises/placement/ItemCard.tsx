import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { card, face } from "./ItemCard.css.ts";
import { contentOf } from "./partOf.tsx";
import type { Placing } from "./usePlacement.ts";

export interface ItemCardProps {
  readonly placing: Placing;
  readonly item: string;
}

/** A card that waits to be placed, or lies among others. */
export function ItemCard({ placing, item }: ItemCardProps) {
  const { state, items, open, verdicts, brief } = placing;
  const picked = state.held === item;
  const right = verdicts?.get(item);
  return (
    <button
      type="button"
      data-item={item}
      data-drag={item}
      disabled={!open}
      aria-pressed={open ? picked : undefined}
      data-right={right}
      className={card}
    >
      <span data-face={brief ? "brief" : ""} className={face}>
        {contentOf(items, item)}
      </span>
      {right === undefined ? null : <VerdictMark right={right} />}
    </button>
  );
}
