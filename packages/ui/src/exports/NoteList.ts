export { NoteList } from "../patterns/note-list/NoteList.tsx";
export type { NoteListContent, NoteListProps } from "../patterns/note-list/NoteList.tsx";
export type { NoteItem } from "../patterns/note-list/NoteRow.tsx";
