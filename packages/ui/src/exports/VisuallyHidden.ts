export { VisuallyHidden } from "../primitives/visually-hidden/VisuallyHidden.tsx";
export type { VisuallyHiddenProps } from "../primitives/visually-hidden/VisuallyHidden.tsx";
