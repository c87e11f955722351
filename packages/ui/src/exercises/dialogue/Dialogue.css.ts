import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, fontSize, lineHeight, radius, space, vars } from "../../tokens/index.ts";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const talk = style({ ...column, gap: space[6] });

export const conversation = style({ ...column, gap: space[4] });

export const line = recipe({
  base: { ...column, gap: space[1] },
  variants: {
    side: {
      other: { justifyItems: "start", paddingInlineEnd: space[8] },
      own: { justifyItems: "end", paddingInlineStart: space[4] },
    },
  },
});

export const name = style({
  paddingInline: space[2],
  fontSize: fontSize.small,
  color: vars.color.ink.second,
  overflowWrap: "anywhere",
});

/** The line, and beside it what can be done with it. */
export const own = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: space[2],
  maxInlineSize: "100%",
});

export const bubble = recipe({
  base: {
    minInlineSize: 0,
    maxInlineSize: "100%",
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.large,
    border: "1.5px solid",
    fontSize: fontSize.large,
    lineHeight: lineHeight.body,
    overflowWrap: "anywhere",
  },
  variants: {
    tone: {
      other: {
        background: vars.color.ground.card,
        borderColor: vars.color.line.soft,
        borderEndStartRadius: "0.375rem",
        boxShadow: vars.shadow.small,
      },
      own: {
        background: vars.color.accent.tint,
        borderColor: vars.color.accent.line,
        borderEndEndRadius: "0.375rem",
      },
      right: {
        background: vars.color.right.tint,
        color: vars.color.right.ink,
        borderColor: vars.color.right.line,
        borderEndEndRadius: "0.375rem",
      },
      wrong: {
        background: vars.color.wrong.tint,
        color: vars.color.wrong.ink,
        borderColor: vars.color.wrong.line,
        borderEndEndRadius: "0.375rem",
      },
    },
  },
});

/** A target of 44 px that takes no more room than its words, but for the edge of the bubble. */
export const summary = style({
  marginBlockEnd: "-0.625rem",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: control.heightSmall,
  fontSize: fontSize.small,
  color: vars.color.accent.ink,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const translation = style({
  paddingBlockStart: space[2],
  fontSize: fontSize.body,
  color: vars.color.ink.second,
});

export const done = style({
  color: vars.color.ink.second,
  textAlign: "center",
});
