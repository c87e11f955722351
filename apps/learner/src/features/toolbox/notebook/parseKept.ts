import type { NoteFont, NoteFontSize } from "@alambic/contract";
import { fieldOf } from "@alambic/domain/fields";
import { parseNote } from "@alambic/domain/notes";
import * as kept from "../../../shared/drafts/parseKept.ts";
import type { KeptNote, NoteDraft } from "./KeptNote.ts";

const fonts = ["sans", "serif", "mono"] as const satisfies readonly NoteFont[];
const sizes = ["small", "normal", "large", "xlarge"] as const satisfies readonly NoteFontSize[];

/** Reads what was kept of a note; null for what is none. */
export function parseKept(text: string | null): KeptNote | null {
  const note = kept.parseKept(text, parseDraft);
  if (note === null) return null;
  const moleculeId = kept.textOrNull(fieldOf(kept.parseJson(text ?? "null"), "moleculeId"));
  return { ...note, moleculeId };
}

function parseDraft(value: unknown): NoteDraft | null {
  const title = fieldOf(value, "title");
  const content = parseNote(fieldOf(value, "content"));
  const font = fonts.find((known) => known === fieldOf(value, "font"));
  const font_size = sizes.find((known) => known === fieldOf(value, "font_size"));
  const isDraft = typeof title === "string" && content !== null;
  return isDraft && font !== undefined && font_size !== undefined
    ? { title, content, font, font_size }
    : null;
}
