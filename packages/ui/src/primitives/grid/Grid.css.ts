import { recipe } from "@vanilla-extract/recipes";
import { from } from "../../tokens/index.ts";

const fit = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;
const columnsFrom = (breakpoint: "tablet" | "laptop", columns: string) => ({
  "@media": { [from(breakpoint)]: { gridTemplateColumns: columns } },
});

export const grid = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minInlineSize: 0 },
  variants: {
    grows: { true: { flex: "1 1 auto" } },
    columns: {
      one: {},
      tiles: { gridTemplateColumns: fit("10rem") },
      cards: { gridTemplateColumns: fit("18rem") },
      halves: columnsFrom("tablet", "repeat(2, minmax(0, 1fr))"),
      thirds: columnsFrom("laptop", "repeat(3, minmax(0, 1fr))"),
      head: {
        alignItems: "end",
        justifyItems: "start",
        ...columnsFrom("tablet", "minmax(0, 1fr) auto"),
      },
      aside: columnsFrom("laptop", "minmax(0, 1.55fr) minmax(0, 1fr)"),
    },
  },
});
