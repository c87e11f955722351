export { DebateEditor } from "../patterns/debate-editor/DebateEditor.tsx";
export type { DebateEditorProps } from "../patterns/debate-editor/DebateEditor.tsx";
