export { Popover } from "../primitives/popover/Popover.tsx";
export type { PopoverProps } from "../primitives/popover/Popover.tsx";
export type { PopoverTrigger } from "../primitives/popover/Popover.tsx";
