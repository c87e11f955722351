import { describeChange } from "@alambic/domain/exercises/placement";
import type { Placement, PlacementChange } from "@alambic/domain/exercises/placement";
import type { ReactNode } from "react";
import { nameOf } from "./nameOf.tsx";
import type { BoardParts, BoardContext } from "./BoardContext.ts";

type I18n = Pick<BoardContext["i18n"], "t" | "rich">;
type Board = BoardParts & { readonly i18n: I18n };
type Placed = Extract<PlacementChange, { type: "placed" }>;

/**
 * What a step changed, in words: what was picked up, where it was put, what had to go, what is left.
 * Null where nothing did.
 */
export function moveAnnouncement(before: Placement, next: Placement, board: Board): ReactNode {
  const change = describeChange(before, next);
  if (change === null) return null;
  const { items, places, i18n } = board;
  const { rich } = i18n;
  const item = () => nameOf(items, change.item);
  const at = (place: string) => ({ item, number: Number(place), total: places.length });
  switch (change.type) {
    case "picked":
      return board.kind === "position" && change.from !== null
        ? rich("placement.pickedAt", at(change.from))
        : rich("placement.picked", { item });
    case "released":
      return rich("placement.released", { item });
    case "returned":
      return rich("placement.returned", { item });
    case "placed":
      return board.kind === "position"
        ? rich("placement.movedTo", at(change.place))
        : placedNews(change, board, i18n);
  }
}

function placedNews(
  change: Placed,
  { items, places, kind }: BoardParts,
  { t, rich }: I18n,
): ReactNode {
  const { displaced, left: count } = change;
  const other = () => nameOf(items, displaced?.item ?? null);
  return (
    <>
      {rich("placement.placed", {
        kind,
        item: () => nameOf(items, change.item),
        place: () => nameOf(places, change.place),
      })}{" "}
      {displaced === null
        ? null
        : rich(displaced.to === null ? "placement.returned" : "placement.swapped", { item: other })}
      {displaced === null ? null : " "}
      {kind === "group"
        ? t("placement.cardsLeft", { count })
        : t("placement.placesLeft", { count })}
    </>
  );
}
