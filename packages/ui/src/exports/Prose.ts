export { Prose } from "../patterns/prose/Prose.tsx";
export type { ProseProps } from "../patterns/prose/Prose.tsx";
