import { style } from "@vanilla-extract/css";
import { fontSize, from, radius, space, vars } from "../../tokens/index.ts";

/** Room to the end of the page. */
export const place = style({ paddingBlockEnd: `clamp(${space[8]}, 5vw, ${space[16]})` });

export const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  justifyItems: "center",
  padding: `clamp(${space[6]}, 5vw, ${space[16]}) clamp(${space[5]}, 4vw, ${space[12]})`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.large,
  background: `linear-gradient(135deg, ${vars.color.hero.from}, ${vars.color.hero.to})`,
  textAlign: "center",
  "@media": {
    [from("laptop")]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      justifyItems: "start",
      gap: space[10],
      textAlign: "start",
    },
  },
});

/** Only where it stands beside the words. */
export const picture = style({
  display: "none",
  "@media": { [from("laptop")]: { display: "block" } },
});

export const words = style({ display: "grid", gap: space[2], overflowWrap: "anywhere" });
export const text = style({ color: vars.color.ink.second, fontSize: fontSize.large });
