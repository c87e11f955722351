/** The content of a note as it is stored. */
export type NoteContent = Readonly<Record<string, unknown>>;

/** A new note. */
export const emptyNote: NoteContent = { type: "doc", content: [{ type: "paragraph" }] };
