import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontWeight, lineHeight, space, vars } from "../../tokens/index.ts";

const toned = ({ ink, tint, line }: { ink: string; tint: string; line: string }) => ({
  background: tint,
  color: ink,
  borderColor: line,
});

export const strip = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[2]} ${space[3]}`,
    minBlockSize: "3rem",
    padding: `${space[2]} clamp(${space[4]}, 3vw, ${space[8]})`,
    borderBlockEnd: "1px solid",
    lineHeight: lineHeight.snug,
  },
  variants: {
    tone: {
      warning: toned(vars.color.warning),
      info: toned(vars.color.info),
      right: toned(vars.color.right),
    },
  },
});
export const words = style({ flex: "1 1 14rem", minInlineSize: 0 });
export const title = style({ fontWeight: fontWeight.strong });
