import { recipe } from "@vanilla-extract/recipes";
import { from, space } from "../../tokens/index.ts";

export const page = recipe({
  base: { flex: "1 0 auto", inlineSize: "100%", selectors: { "&:focus": { outline: "none" } } },
  variants: {
    padding: {
      none: {},
      normal: {
        paddingBlock: `${space[6]} ${space[12]}`,
        "@media": { [from("laptop")]: { paddingBlock: `${space[10]} ${space[16]}` } },
      },
    },
    align: { start: {}, center: { display: "grid", alignContent: "center" } },
  },
});
