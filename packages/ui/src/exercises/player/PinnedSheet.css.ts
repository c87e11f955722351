import { globalStyle, style } from "@vanilla-extract/css";
import { from, layer, measure, radius, space, vars } from "../../tokens/index.ts";
import { columnWidth, gutter, sheet, sheetBody } from "./ExercisePlayer.css.ts";
import { feedback } from "./Feedback.css.ts";

const { base, variants } = sheet.classNames;

/**
 * A sheet that stays at the thumb while the question scrolls: a card that opens for its verdict. In
 * whatever order the styles come, it is stronger than the sheet that lies in a page.
 */
export const pinnedSheet = style({
  selectors: {
    [`${base}&`]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: layer.raised,
      maxInlineSize: "none",
      maxBlockSize: "78dvh",
      marginBlock: 0,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderRadius: "1.75rem 1.75rem 0 0",
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    [`${variants.tone.plain}&`]: {
      background: vars.color.ground.card,
      borderColor: vars.color.line.soft,
    },
  },
  "@media": {
    [from("laptop")]: {
      selectors: {
        [`${base}&`]: {
          insetBlockEnd: space[6],
          inlineSize: `calc(100% - 2 * ${gutter})`,
          maxInlineSize: measure.text,
          marginBlockEnd: space[8],
          borderWidth: "1px",
          borderRadius: radius.large,
        },
        [`${variants.tone.plain}&`]: {
          insetBlockEnd: 0,
          inlineSize: "100%",
          maxInlineSize: columnWidth,
          marginBlockEnd: 0,
          borderColor: "transparent",
          borderRadius: 0,
          background: vars.color.ground.page,
          boxShadow: `0 -0.75rem 0.75rem ${vars.color.ground.page}`,
        },
      },
    },
    // Where the page is a keyhole, a pinned sheet would hide it.
    "(max-height: 26rem)": {
      selectors: { [`${base}&`]: { position: "static", maxBlockSize: "none" } },
    },
  },
});

/** No room is held for its verdict: it opens. */
globalStyle(`${pinnedSheet} ${feedback.classNames.base}[hidden]`, { position: "absolute" });
globalStyle(`${pinnedSheet} > ${sheetBody} > :first-child:first-child`, { marginBlockStart: 0 });
