export { Toolbox } from "../patterns/toolbox/Toolbox.tsx";
export type { Tool, ToolboxProps, ToolboxView } from "../patterns/toolbox/Toolbox.tsx";
