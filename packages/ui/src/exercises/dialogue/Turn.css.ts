import { globalStyle, style } from "@vanilla-extract/css";
import {
  control,
  fontSize,
  fontWeight,
  from,
  motion,
  radius,
  space,
  vars,
} from "../../tokens/index.ts";

export const turn = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  padding: space[5],
  borderRadius: radius.large,
  background: vars.color.ground.second,
});

export const number = style({ fontSize: fontSize.small, color: vars.color.ink.second });

export const cue = style({
  overflowWrap: "anywhere",
  fontSize: fontSize.large,
  fontWeight: fontWeight.strong,
  selectors: { "&:empty": { display: "none" } },
});

export const options = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const option = style({
  minBlockSize: control.heightLarge,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `1.5px solid ${vars.color.line.control}`,
  background: vars.color.ground.card,
  boxShadow: vars.shadow.small,
  fontSize: fontSize.large,
  fontWeight: fontWeight.medium,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    "&:hover": { borderColor: vars.color.accent.strong },
    "&:active": { transform: "translateY(1px)" },
    "&:focus-visible": { borderRadius: radius.medium },
  },
});

/** The input with its button: one above the other where it is narrow. */
export const typed = style({
  display: "grid",
  gap: space[3],
  "@media": {
    [from("tablet")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end" },
  },
});
globalStyle(`${typed} > button`, { minBlockSize: control.heightLarge });
