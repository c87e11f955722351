import type { Point } from "@alambic/domain/exercises/image-labelling";
import { useI18n } from "@alambic/i18n/react";
import type { Placing } from "../placement/usePlacement.tsx";
import { dot, marker } from "./Points.css.ts";

export interface MarkerProps {
  readonly placing: Placing;
  readonly place: string;
  readonly number: number;
  /** Where it stands, in per mille. */
  readonly at: Point;
}

/** A numbered point on the picture: for a pointer, a press on it is one on its place in the list. */
export function Marker({ placing, place, number, at }: MarkerProps) {
  const { number: format } = useI18n();
  const { lying, verdicts, state } = placing;
  const item = lying.get(place)?.at(-1) ?? null;
  const picked = item !== null && state.held === item;
  return (
    <span
      data-place={place}
      data-drop={place}
      className={marker}
      style={{ insetInlineStart: `${at.x / 10}%`, insetBlockStart: `${at.y / 10}%` }}
    >
      <span
        data-filled={item !== null || undefined}
        data-picked={picked || undefined}
        data-right={verdicts?.get(place)}
        data-invites={(state.held !== null && !picked) || undefined}
        className={dot}
      >
        {format(number)}
      </span>
    </span>
  );
}
