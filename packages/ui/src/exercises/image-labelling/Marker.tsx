import type { Point } from "@alambic/domain/exercises/image-labelling";
import type { Placing } from "../placement/usePlacement.ts";
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
  const { lying, verdicts, state, i18n } = placing;
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
        {i18n.number(number)}
      </span>
    </span>
  );
}
