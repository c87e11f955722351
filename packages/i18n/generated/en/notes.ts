// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "notes.all": "All notes",
  "notes.back": "All notes",
  "notes.beside": [{"argument":"day"}," · ",{"argument":"lesson"}],
  "notes.conflictText": "Both versions are kept. Compare them, then keep both or only one.",
  "notes.conflictTitle": "This note was also changed elsewhere",
  "notes.count": [{"plural":"count","options":{"=0":"No notes","one":[{"pound":true}," note"],"other":[{"pound":true}," notes"]}}],
  "notes.export": "Export as Markdown",
  "notes.keepBoth": "Keep both",
  "notes.loadFailed": "The notes could not be fetched",
  "notes.more": "Earlier notes",
  "notes.new": "New note",
  "notes.noneText": "Begin a note: it saves itself.",
  "notes.noneTitle": "No notes yet",
  "notes.ofLesson": "This lesson",
  "notes.open": "Open",
  "notes.openFailed": "This note could not be opened",
  "notes.otherVersion": "The other version",
  "notes.quote": "Quote my selection",
  "notes.quoted": ["“",{"argument":"text"},"”"],
  "notes.refused": "This note cannot be saved",
  "notes.remove": "Delete the note",
  "notes.removeFailed": "The note can’t be deleted right now.",
  "notes.removeOther": "Delete the other version",
  "notes.search": "Search the notes",
  "notes.title": "My notes",
  "notes.toLesson": "To the lesson",
  "notes.untitled": "Untitled",
  "notes.version": "Other version",
  "notes.waiting": ["Not saved yet: ",{"argument":"title"}],
};

export default messages;
