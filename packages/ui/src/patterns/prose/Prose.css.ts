import { globalStyle, style } from "@vanilla-extract/css";
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  measure,
  space,
} from "../../tokens/index.ts";

export const prose = style({ maxInlineSize: measure.text, lineHeight: "1.65" });

globalStyle(`${prose} > * + *`, { marginBlockStart: space[4] });
globalStyle(`${prose} > :is(h2, h3)`, {
  marginBlockStart: space[10],
  fontFamily: fontFamily.heading,
  fontSize: fontSize.title,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.heading,
});
globalStyle(`${prose} > ul`, { listStyle: "disc", paddingInlineStart: space[6] });
globalStyle(`${prose} > ol`, { listStyle: "decimal", paddingInlineStart: space[6] });
globalStyle(`${prose} li + li`, { marginBlockStart: space[2] });
