export { ToolboxPanel } from "../patterns/toolbox/ToolboxPanel.tsx";
export type { ToolboxPanelProps } from "../patterns/toolbox/ToolboxPanel.tsx";
export type { OpenView, Tool, ToolboxView } from "../patterns/toolbox/tool.ts";
