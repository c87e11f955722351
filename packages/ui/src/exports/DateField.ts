export { DateField, dateFieldTypes } from "../patterns/planner-form/DateField.tsx";
export type { DateFieldProps } from "../patterns/planner-form/DateField.tsx";
