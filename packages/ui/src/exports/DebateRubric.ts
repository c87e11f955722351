export { DebateRubric } from "../patterns/debate-editor/DebateRubric.tsx";
export type { DebateRubricProps } from "../patterns/debate-editor/DebateRubric.tsx";
