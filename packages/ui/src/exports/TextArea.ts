export { TextArea } from "../primitives/text-area/TextArea.tsx";
export type { TextAreaProps } from "../primitives/text-area/TextArea.tsx";
