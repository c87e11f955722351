import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { alignments, gaps, justifications } from "../../tokens/index.ts";

/** Shared by all layouts, so that each rule stands in the sheet once. */
export const gap = styleVariants(gaps, (value) => ({ gap: value }));
export const align = styleVariants(alignments, (value) => ({ alignItems: value }));
export const justify = styleVariants(justifications, (value) => ({ justifyContent: value }));

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minInlineSize: 0 },
  variants: { grows: { true: { flex: "1 1 auto" } } },
});
