import type { MatchingContent, MatchingResponse } from "@alambic/contract";
import { placementOf, responseOf } from "@alambic/domain/exercises/matching";
import { useMemo } from "react";
import { partOf } from "../placement/partOf.tsx";
import { haveLongWord } from "../placement/haveLongWord.ts";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import { Pool } from "../placement/Pool.tsx";
import { Slot } from "../placement/Slot.tsx";
import { longWord, usePlacement } from "../placement/usePlacement.ts";
import type { KindProps } from "../renderer.ts";
import { left, row, rows } from "./Matching.css.ts";

/** Up to so many signs want to be large. */
const briefLength = 3;

/** From so many letters on a word is cut in a place beside its card on a phone. */
const longInPlace = 18;

/** Right cards to place beside the left cards that they belong to. */
export function Matching(props: KindProps<MatchingContent, MatchingResponse>) {
  const { content, response, onChange } = props;
  const places = useMemo(() => content.left.map(partOf), [content]);
  const items = useMemo(() => content.right.map(partOf), [content]);
  const placing = usePlacement({
    ...props,
    placement: placementOf(content, response),
    places,
    items,
    kind: "card",
    onPlace: (next) => onChange(responseOf(next)),
  });
  const brief = places.every(({ label }) => label.length <= briefLength);
  const long = useMemo(
    () => haveLongWord(places, longWord) || haveLongWord(items, longInPlace),
    [places, items],
  );
  return (
    <PlacementBoard placing={placing}>
      <ul data-brief={brief} data-long={long || undefined} className={rows}>
        {places.map(({ id, content: card }) => (
          <li key={id} data-drop={id} className={row}>
            <div className={left}>{card}</div>
            <Slot placing={placing} place={id} />
          </li>
        ))}
      </ul>
      <Pool placing={placing} />
    </PlacementBoard>
  );
}
