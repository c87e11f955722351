import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

/** In one row where they fit; the main action takes what is left, or a row of its own. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[3] });
globalStyle(`${actions} > button`, { flex: "1 1 auto" });
globalStyle(`${actions} > button[type='submit']`, { flex: "4 1 9rem", inlineSize: "auto" });

/** In a row of its own, above what can be done about it. */
export const unscored = style({ flex: "1 0 100%" });
