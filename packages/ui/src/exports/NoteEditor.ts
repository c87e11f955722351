export { NoteEditor } from "../patterns/note-editor/NoteEditor.tsx";
export type { NoteEditorProps } from "../patterns/note-editor/NoteEditor.tsx";
export type { NoteContent } from "../patterns/note-editor/note-content.ts";
export { noteFonts, noteSaves, noteSizes } from "../patterns/note-editor/note-look.ts";
export type { NoteFont, NoteSave, NoteSize } from "../patterns/note-editor/note-look.ts";
