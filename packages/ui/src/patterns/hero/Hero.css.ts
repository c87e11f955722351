import { globalStyle, style } from "@vanilla-extract/css";
import {
  below,
  fontSize,
  from,
  lineHeight,
  measure,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

/** Two hazes of light behind the top of the page, the bar above included. */
export const hero = style({
  position: "relative",
  paddingBlock: `${space[8]} ${space[12]}`,
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    insetInline: 0,
    insetBlock: "-5rem -20rem",
    background: `radial-gradient(52rem 34rem at 92% 4%, ${vars.color.haze.warm}, transparent 68%), radial-gradient(46rem 28rem at 2% calc(100% - 28rem), ${vars.color.haze.accent}, transparent 68%)`,
    pointerEvents: "none",
  },
  "@media": {
    [below("tablet")]: { paddingBlock: `${space[6]} ${space[8]}` },
    [from("laptop")]: { paddingBlock: `${space[16]} ${space[20]}` },
    "(forced-colors: active)": { "::before": { display: "none" } },
  },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  alignItems: "center",
  "@media": {
    [below("tablet")]: { gap: space[6] },
    [from("laptop")]: {
      gridTemplateColumns: "minmax(0, 1.05fr) minmax(0, 1fr)",
      gap: space[16],
    },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  justifyItems: "start",
  overflowWrap: "anywhere",
  "@media": { [below("tablet")]: { gap: space[5] } },
});

export const lead = style({
  maxInlineSize: measure.narrow,
  fontSize: fontSize.large,
  lineHeight: lineHeight.body,
  color: vars.color.ink.second,
  textWrap: "pretty",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });

/** A card that lies on the table, a little askew where there is room for it. */
export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: `clamp(${space[4]}, 2.4vw, ${space[7]})`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: radius.medium,
  background: vars.color.ground.card,
  boxShadow: vars.shadow.large,
  "@media": { [from("laptop")]: { transform: "rotate(1.2deg)" } },
});

export const pictureHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});

globalStyle(`${pictureHead} > svg`, {
  maxInlineSize: "60%",
  "@media": { [below("tablet")]: { display: "none" } },
});

/** On a phone the page says the same further down. */
export const note = style({
  display: "none",
  "@media": { [from("tablet")]: { display: "block" } },
  padding: space[4],
  borderRadius: radius.medium,
  background: vars.color.warm.tint,
  color: vars.color.warm.ink,
});
