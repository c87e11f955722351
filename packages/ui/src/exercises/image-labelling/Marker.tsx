import type { Point } from "@alambic/domain/exercises/image-labelling";
import { useI18n } from "@alambic/i18n/react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import type { PlacementPart } from "../placement/partOf.tsx";
import type { Placing } from "../placement/usePlacement.tsx";
import { dot, marker } from "./Points.css.ts";

export interface MarkerProps {
  readonly placing: Placing;
  readonly place: PlacementPart;
  readonly number: number;
  /** Where it stands, in per mille. */
  readonly at: Point;
}

/**
 * A numbered point on the picture. Keys walk through the list below, which is its equal; a pointer
 * and the finger of a screen reader's user find it here as well.
 */
export function Marker({ placing, place: { id, label }, number, at }: MarkerProps) {
  const { t, number: format } = useI18n();
  const { lying, items, open, verdicts, state, invitation } = placing;
  const item = lying.get(id)?.at(-1) ?? null;
  const picked = item !== null && state.held === item;
  const offer = picked ? null : invitation;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-twin=""
      data-place={id}
      data-drop={id}
      disabled={!open}
      className={marker}
      style={{ insetInlineStart: `${at.x / 10}%`, insetBlockStart: `${at.y / 10}%` }}
    >
      <span
        aria-hidden="true"
        className={dot({
          filled: item !== null,
          picked,
          right: verdicts?.get(id),
          invites: state.held !== null && !picked,
        })}
      >
        {format(number)}
      </span>
      <VisuallyHidden>
        {label}: {items.find((each) => each.id === item)?.content}{" "}
        {offer ?? (item === null ? t("placement.empty") : null)}
      </VisuallyHidden>
    </button>
  );
}
