export { Toolbar } from "../patterns/toolbar/Toolbar.tsx";
export type { ToolbarProps } from "../patterns/toolbar/Toolbar.tsx";
