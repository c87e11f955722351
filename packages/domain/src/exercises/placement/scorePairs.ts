import type { Option } from "@alambic/contract";
import type { Score } from "../score.ts";
import { scoreOfParts } from "../score.ts";
import { lookOf } from "./look.ts";

/** The item that lies in a place. */
export type Pair = readonly [place: string, item: string];

/** The share of places that hold an item that looks as theirs should. */
export function scorePairs(
  items: readonly Option[],
  wanted: readonly Pair[],
  given: readonly Pair[],
): Score {
  const looks = new Map(items.map((item) => [item.id, lookOf(item)]));
  const lying = new Map(given);
  const parts = wanted.map(([id, item]) => {
    const look = looks.get(lying.get(id) ?? "");
    return { id, correct: look !== undefined && look === looks.get(item) };
  });
  return scoreOfParts(parts);
}
