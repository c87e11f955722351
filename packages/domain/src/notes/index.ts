export { noteFault } from "./checkNote.ts";
export type { NoteFault, WrittenNote } from "./checkNote.ts";
export { jsonBytes } from "./jsonBytes.ts";
export { noteLimits, notesBesides, notesOf } from "./limits.ts";
export { isNoteLink, withoutPrefix } from "./noteLink.ts";
export { noteText } from "./noteText.ts";
export { noteToMarkdown } from "./noteToMarkdown.ts";
export { parseNote } from "./parseNote.ts";
