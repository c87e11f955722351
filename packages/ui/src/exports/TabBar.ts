export { TabBar } from "../patterns/tab-bar/TabBar.tsx";
export type { TabBarProps } from "../patterns/tab-bar/TabBar.tsx";
