import { style } from "@vanilla-extract/css";
import { space, vars } from "../../tokens/index.ts";

export const several = style({ color: vars.color.ink.second, marginBlockEnd: space[3] });
