export { RadioGroup, radioGroupLayouts } from "../primitives/radio-group/RadioGroup.tsx";
export type { RadioGroupProps, RadioOption } from "../primitives/radio-group/RadioGroup.tsx";
