import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** Puts any list into another order. */
export type Shuffle = <Item>(items: readonly Item[]) => Item[];

/** Ways to put lists into another order. */
export const shuffles: Arbitrary<Shuffle> = fc
  .infiniteStream(fc.nat())
  .map((chance): Shuffle => (items) => {
    const rest = [...items];
    return items.flatMap(() => rest.splice(Number(chance.next().value) % rest.length, 1));
  });
