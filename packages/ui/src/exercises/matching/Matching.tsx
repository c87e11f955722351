import type { MatchingContent, MatchingResponse } from "@alambic/contract";
import { placementOf, responseOf } from "@alambic/domain/exercises/matching";
import { useMemo } from "react";
import { partOf } from "../placement/partOf.tsx";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import { Pool } from "../placement/Pool.tsx";
import { Slot } from "../placement/Slot.tsx";
import { usePlacement } from "../placement/usePlacement.tsx";
import type { KindProps } from "../renderer.ts";
import { left, row, rows } from "./Matching.css.ts";

/** Right cards to place beside the left cards that they belong to. */
export function Matching(props: KindProps<MatchingContent, MatchingResponse>) {
  const { content, response, phase, verdicts, promptId, onChange, announce } = props;
  const places = useMemo(() => content.left.map(partOf), [content]);
  const items = useMemo(() => content.right.map(partOf), [content]);
  const placing = usePlacement({
    placement: placementOf(content, response),
    places,
    items,
    kind: "card",
    verdicts,
    open: phase === "answering",
    onPlace: (next) => onChange(responseOf(next)),
    announce,
  });
  const brief = places.every((place) => place.brief === true);
  return (
    <PlacementBoard placing={placing} labelledBy={promptId}>
      <ul data-brief={brief} className={rows}>
        {places.map(({ id, content: card }) => (
          <li key={id} data-drop={id} className={row}>
            <div className={left}>{card}</div>
            <Slot placing={placing} place={id} beside={card} />
          </li>
        ))}
      </ul>
      <Pool placing={placing} />
    </PlacementBoard>
  );
}
