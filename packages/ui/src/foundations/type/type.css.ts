import { createVar, style } from "@vanilla-extract/css";
import {
  fontFamily,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  space,
  vars,
} from "../../tokens/index.ts";

export const size = createVar();
export const weight = createVar();
export const line = createVar();

export const rows = style({ display: "grid" });

export const row = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  "@media": {
    [from("tablet")]: {
      gridTemplateColumns: "9rem minmax(0, 1fr)",
      alignItems: "baseline",
      gap: space[4],
    },
  },
});

export const measure = style({ fontSize: fontSize.small, color: vars.color.ink.second });

export const textSample = style({ fontSize: size, lineHeight: lineHeight.body });
export const headingSample = style({
  fontFamily: fontFamily.heading,
  fontSize: size,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: "anywhere",
});

const specimen = style({
  fontSize: fontSize.heading,
  lineHeight: lineHeight.snug,
  overflowWrap: "anywhere",
});
export const families = {
  heading: style([specimen, { fontFamily: fontFamily.heading, fontWeight: fontWeight.heading }]),
  body: style([specimen, { fontFamily: fontFamily.body }]),
  code: style([specimen, { fontFamily: fontFamily.code }]),
  japanese: style([specimen, { fontFamily: fontFamily.japanese }]),
};

export const weighted = style({ fontWeight: weight, fontSize: fontSize.large });
export const lined = style({ lineHeight: line, maxInlineSize: "24rem" });
