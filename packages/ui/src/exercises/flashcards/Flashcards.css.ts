import { style } from "@vanilla-extract/css";
import { fontSize, space, vars } from "../../tokens/index.ts";

export const stack = style({ display: "grid", gap: space[4] });

export const position = style({ color: vars.color.ink.second });

export const done = style({ fontSize: fontSize.large, color: vars.color.ink.second });
