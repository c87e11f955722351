export { ChipGroup } from "../primitives/chip-group/ChipGroup.tsx";
export type { ChipGroupProps, ChipOption } from "../primitives/chip-group/ChipGroup.tsx";
