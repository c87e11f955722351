export { TextField, textFieldTypes } from "../primitives/text-field/TextField.tsx";
export type { TextFieldProps } from "../primitives/text-field/TextField.tsx";
