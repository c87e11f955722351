export { Combobox } from "../primitives/combobox/Combobox.tsx";
export type { ComboboxProps } from "../primitives/combobox/Combobox.tsx";
