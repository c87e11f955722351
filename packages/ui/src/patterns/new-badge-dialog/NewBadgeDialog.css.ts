import { globalStyle, style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const stage = style({
  display: "grid",
  justifyItems: "center",
  gap: space[3],
  paddingBlock: space[4],
  textAlign: "center",
});
export const description = style({ color: vars.color.ink.second, textWrap: "balance" });
export const gains = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[2],
  marginBlockStart: space[2],
});

/** Side by side where both fit, else as wide as the sheet. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3], flex: "1" });
globalStyle(`${actions} > button`, { flex: "1 1 auto" });
