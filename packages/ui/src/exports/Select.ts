export { Select } from "../primitives/select/Select.tsx";
export type { SelectProps, SelectOption } from "../primitives/select/Select.tsx";
