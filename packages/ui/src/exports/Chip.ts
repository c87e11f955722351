export { Chip, chipSizes } from "../primitives/chip/Chip.tsx";
export type { ChipProps } from "../primitives/chip/Chip.tsx";
