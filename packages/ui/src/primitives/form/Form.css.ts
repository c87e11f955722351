import { style } from "@vanilla-extract/css";
import { space } from "../../tokens/index.ts";

export const form = style({ display: "grid", gap: space[5], justifyItems: "stretch" });
