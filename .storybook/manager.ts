import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Alambic",
    colorPrimary: "#5c2a72",
    colorSecondary: "#5c2a72",
    appBg: "#fdf8f4",
    appBorderRadius: 12,
    fontBase: '"Atkinson Hyperlegible Next", sans-serif',
  }),
});
