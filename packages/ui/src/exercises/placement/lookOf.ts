/** How a card, a place or a point looks. */
export type Look = "open" | "picked" | "right" | "wrong";

/** Its verdict, once there is one, else whether it is in hand. */
export function lookOf(right: boolean | undefined, picked: boolean): Look {
  if (right === undefined) return picked ? "picked" : "open";
  return right ? "right" : "wrong";
}
