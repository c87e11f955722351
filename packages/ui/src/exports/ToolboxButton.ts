export { ToolboxButton } from "../patterns/toolbox/ToolboxButton.tsx";
export type { ToolboxButtonProps } from "../patterns/toolbox/ToolboxButton.tsx";
