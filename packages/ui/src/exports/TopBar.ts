export { TopBar } from "../patterns/top-bar/TopBar.tsx";
export type { TopBarProps } from "../patterns/top-bar/TopBar.tsx";
export type { NavItem } from "../patterns/nav-item.ts";
