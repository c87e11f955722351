import { recipe } from "@vanilla-extract/recipes";
import { globalStyle, style } from "@vanilla-extract/css";
import { fontWeight, lineHeight, radius, space, vars } from "../../tokens/index.ts";

const colors = ({ ink, tint, line }: { ink: string; tint: string; line: string }) => ({
  background: tint,
  color: ink,
  borderColor: line,
});

export const banner = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: space[3],
    padding: `${space[3]} ${space[4]}`,
    border: "1px solid",
    borderRadius: radius.medium,
    lineHeight: lineHeight.body,
    overflowWrap: "anywhere",
  },
  variants: {
    tone: {
      info: colors(vars.color.info),
      warning: colors(vars.color.warning),
      right: colors(vars.color.right),
      wrong: colors(vars.color.wrong),
      warm: colors(vars.color.warm),
    },
  },
});
globalStyle(`${banner.classNames.base} > svg`, { marginBlockStart: "0.14em" });

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  alignContent: "center",
});
export const title = style({ fontWeight: fontWeight.strong });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
  selectors: { "&:empty": { display: "none" } },
});
export const dismiss = style({ margin: `-${space[2]} -${space[2]} -${space[2]} 0` });
