import { style } from "@vanilla-extract/css";
import { fontFamily, space, vars } from "../../tokens/index.ts";

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
});

export const name = style({
  fontFamily: fontFamily.code,
  fontSize: "0.875em",
  fontWeight: "400",
  overflowWrap: "break-word",
  color: vars.color.ink.base,
});
