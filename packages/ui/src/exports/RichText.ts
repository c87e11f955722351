export { RichText } from "../exercises/rich-text/RichText.tsx";
export type { RichTextProps } from "../exercises/rich-text/RichText.tsx";
