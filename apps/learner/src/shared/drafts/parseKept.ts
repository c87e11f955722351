import type { NoteSync } from "@alambic/domain/notes";

const troubles = ["none", "failed", "refused"] as const;

/** Reads what was kept of something that is written, with what reads a draft; null for what is none. */
export function parseKept<Draft>(
  text: string | null,
  parseDraft: (value: unknown) => Draft | null,
): NoteSync<Draft> | null {
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
  };
}

/** Reads JSON; null for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A field of what may be an object; undefined where there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text, or null for everything else. */
export function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
