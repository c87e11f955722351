export { Inline } from "../primitives/inline/Inline.tsx";
export type { InlineProps } from "../primitives/inline/Inline.tsx";
