export { Checkbox } from "../primitives/checkbox/Checkbox.tsx";
export type { CheckboxProps } from "../primitives/checkbox/Checkbox.tsx";
