import { laidOut } from "./placement.ts";
import type { Put } from "./placement.ts";

/** Moves an item to a position of a list; the items between the two positions move up. */
export const inOrder: Put = (state, item, place) => {
  const { places } = state;
  const others = laidOut(state).flatMap((lying) => (lying.item === item ? [] : lying.item));
  const list = others.toSpliced(places.indexOf(place), 0, item);
  return new Map(list.map((lying, at) => [lying, places[at] ?? place]));
};
