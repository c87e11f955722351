export { SearchField } from "../primitives/search-field/SearchField.tsx";
export type { SearchFieldProps } from "../primitives/search-field/SearchField.tsx";
