export { isNoteLink, noteFault, withoutPrefix } from "./checkNote.ts";
export type { NoteFault, WrittenNote } from "./checkNote.ts";
export { jsonBytes, noteLimits, notesBesides, notesOf } from "./limits.ts";
export { noteText } from "./noteText.ts";
export { noteToMarkdown } from "./noteToMarkdown.ts";
export { parseNote } from "./parseNote.ts";
