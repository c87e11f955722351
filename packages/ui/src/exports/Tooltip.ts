export { Tooltip } from "../primitives/tooltip/Tooltip.tsx";
export type { TooltipProps } from "../primitives/tooltip/Tooltip.tsx";
