export { Form } from "../primitives/form/Form.tsx";
export type { FormProps } from "../primitives/form/Form.tsx";
