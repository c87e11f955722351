import { style } from "@vanilla-extract/css";
import { fontWeight, from, space } from "../../tokens/index.ts";

/** The square with its tools under it, or beside it where there is room. */
export const drawing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[4],
  "@media": {
    [from("tablet")]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      justifyItems: "start",
      alignItems: "start",
    },
  },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  "@media": { [from("tablet")]: { flexDirection: "column" } },
});

export const verdicts = style({ display: "grid", gap: space[3], justifySelf: "stretch" });

export const verdict = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
});

export const said = style({ fontWeight: fontWeight.strong });
