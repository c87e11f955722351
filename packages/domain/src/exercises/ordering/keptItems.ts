import type { OrderingContent } from "@alambic/contract";
import { lookOf } from "../placement/look.ts";
import { takeFrom } from "../placement/takeFrom.ts";

interface Ranked {
  readonly id: string;
  readonly rank: number;
}

/**
 * The given items with their ranks in the right order. Of items that look the same, the first is the
 * first. What is no item, or stands there once too often, has no rank.
 */
function ranked({ items, correct_item_ids: key }: OrderingContent, given: readonly string[]) {
  const looks = new Map(items.map((item) => [item.id, lookOf(item)]));
  const take = takeFrom(key.map((id) => looks.get(id) ?? ""));
  return given.flatMap((id): Ranked[] => {
    const rank = take(looks.get(id) ?? "");
    return rank === undefined ? [] : [{ id, rank }];
  });
}

/**
 * The items that can stay where they are: a longest run of them that is in the right order. The
 * longest run that ends with an item is the longest one that may stand before it, and that item.
 */
export function keptItems(ordering: OrderingContent, given: readonly string[]): Set<string> {
  const runs: (readonly Ranked[])[] = [];
  const longer = (one: readonly Ranked[], other: readonly Ranked[]) =>
    other.length > one.length ? other : one;
  for (const item of ranked(ordering, given)) {
    const before = runs.filter((run) => (run.at(-1)?.rank ?? item.rank) < item.rank);
    runs.push([...before.reduce(longer, []), item]);
  }
  return new Set(runs.reduce(longer, []).map(({ id }) => id));
}
