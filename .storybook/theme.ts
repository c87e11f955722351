import { create } from "storybook/theming/create";
import { dark } from "../packages/ui/src/tokens/themes/dark.ts";
import { light } from "../packages/ui/src/tokens/themes/light.ts";
import { fontFamily } from "../packages/ui/src/tokens/typography.ts";

/** Storybook's own chrome and pages in the colours of the kit. */
export function chromeTheme(base: "light" | "dark") {
  const { ground, ink, line, primary } = (base === "light" ? light : dark).color;
  return create({
    base,
    brandTitle: "Alambic",
    brandUrl: "./",
    brandImage: base === "light" ? "./brand/wordmark.svg" : "./brand/wordmark-on-dark.svg",
    colorPrimary: primary.base,
    colorSecondary: primary.base,
    appBg: ground.second,
    appContentBg: ground.page,
    appPreviewBg: ground.page,
    appBorderColor: line.soft,
    appBorderRadius: 12,
    fontBase: fontFamily.body,
    textColor: ink.base,
    textMutedColor: ink.second,
    textInverseColor: ink.inverse,
    barBg: ground.card,
    barTextColor: ink.second,
    barSelectedColor: primary.text,
    barHoverColor: primary.text,
    inputBg: ground.card,
    inputBorder: line.control,
    inputTextColor: ink.base,
    inputBorderRadius: 12,
    buttonBg: ground.card,
    buttonBorder: line.control,
    booleanBg: ground.second,
    booleanSelectedBg: ground.card,
  });
}
