import { style } from "@vanilla-extract/css";

export const row = style({ overflowWrap: "anywhere" });
