import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, lineHeight, radius, space, vars } from "../../tokens/index.ts";

export const scroller = style({
  // What is only read aloud stays within it, and does not make the page longer.
  position: "relative",
  flexGrow: 1,
  minBlockSize: "12rem",
  maxBlockSize: "min(34rem, 60vh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[1],
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});

export const list = style({ display: "grid", gap: space[3] });

export const row = recipe({
  base: { display: "grid", gap: space[1], maxInlineSize: "min(34rem, 88%)" },
  variants: {
    author: {
      member: { justifySelf: "end", justifyItems: "end" },
      partner: { justifySelf: "start", justifyItems: "start" },
    },
  },
});

export const bubble = recipe({
  base: {
    display: "grid",
    gap: space[2],
    padding: `${space[3]} ${space[4]}`,
    border: "1px solid transparent",
    borderRadius: radius.large,
    lineHeight: lineHeight.body,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
  variants: {
    author: {
      member: {
        background: vars.color.primary.base,
        color: vars.color.primary.ink,
        borderEndEndRadius: radius.small,
      },
      partner: {
        background: vars.color.ground.card,
        borderColor: vars.color.line.soft,
        borderEndStartRadius: radius.small,
      },
    },
  },
});

/** A drop at the end of what is still being written. */
export const writing = style({});
globalStyle(`${writing} > p:last-of-type::after`, {
  content: "",
  display: "inline-block",
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  marginInlineStart: space[2],
  borderRadius: radius.full,
  background: vars.color.accent.strong,
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});

export const time = style({ color: vars.color.ink.second, fontSize: fontSize.small });
export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space[2],
  color: vars.color.wrong.ink,
  fontSize: fontSize.small,
});

const fall = keyframes({
  "0%, 60%, 100%": { transform: "none", opacity: 0.4 },
  "30%": { transform: "translateY(-0.25rem)", opacity: 1 },
});
export const drops = style({ display: "inline-flex", gap: space[1], paddingBlock: space[2] });
export const drop = style({
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: radius.full,
  background: vars.color.accent.strong,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${fall} 1.4s ease-in-out infinite`,
      selectors: {
        "&:nth-child(2)": { animationDelay: "0.16s" },
        "&:nth-child(3)": { animationDelay: "0.32s" },
      },
    },
    "(forced-colors: active)": { background: "CanvasText" },
  },
});
