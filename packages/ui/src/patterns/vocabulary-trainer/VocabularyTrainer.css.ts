import { style } from "@vanilla-extract/css";
import { fontSize, lineHeight } from "../../tokens/index.ts";

export const sign = style({ fontSize: fontSize.display, lineHeight: lineHeight.snug });
