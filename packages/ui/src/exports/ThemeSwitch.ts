export { ThemeSwitch } from "../patterns/theme-switch/ThemeSwitch.tsx";
export type { ThemeSwitchProps } from "../patterns/theme-switch/ThemeSwitch.tsx";
export { themeChoices } from "../patterns/theme-switch/ThemeSwitch.tsx";
export type { ThemeChoice } from "../patterns/theme-switch/ThemeSwitch.tsx";
