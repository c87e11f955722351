import { globalStyle, style } from "@vanilla-extract/css";

export const laid = style({ inlineSize: "100%" });

globalStyle(`${laid} dialog`, { position: "relative", margin: 0 });
