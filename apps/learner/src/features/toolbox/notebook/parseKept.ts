import type { NoteFont, NoteFontSize } from "@alambic/contract";
import { parseNote } from "@alambic/domain/notes";
import type { KeptNote, NoteDraft } from "./KeptNote.ts";

const fonts = ["sans", "serif", "mono"] as const satisfies readonly NoteFont[];
const sizes = ["small", "normal", "large", "xlarge"] as const satisfies readonly NoteFontSize[];
const troubles = ["none", "failed", "refused"] as const;

/** Reads what was kept of a note; null for what is none. */
export function parseKept(text: string | null): KeptNote | null {
  const kept = parseJson(text ?? "null");
  const draft = parseDraft(field(kept, "draft"));
  const [noteId, baseVersion] = [field(kept, "noteId"), field(kept, "baseVersion")];
  if (draft === null || typeof noteId !== "string" || typeof baseVersion !== "number") return null;
  return {
    noteId,
    baseVersion,
    draft,
    held: parseDraft(field(kept, "held")),
    sending: parseDraft(field(kept, "sending")),
    trouble: troubles.find((trouble) => trouble === field(kept, "trouble")) ?? "none",
    conflictOf: textOrNull(field(kept, "conflictOf")),
    moleculeId: textOrNull(field(kept, "moleculeId")),
  };
}

function parseDraft(value: unknown): NoteDraft | null {
  const title = field(value, "title");
  const content = parseNote(field(value, "content"));
  const font = fonts.find((known) => known === field(value, "font"));
  const font_size = sizes.find((known) => known === field(value, "font_size"));
  const isDraft = typeof title === "string" && content !== null;
  return isDraft && font !== undefined && font_size !== undefined
    ? { title, content, font, font_size }
    : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
