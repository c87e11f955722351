import type { DraftSync } from "@alambic/domain/drafts";
import { fieldOf } from "@alambic/domain/fields";

const troubles = ["none", "failed", "refused"] as const;

/** Reads what was kept of something that is written, with what reads a draft; null for what is none. */
export function parseKept<Draft>(
  text: string | null,
  parseDraft: (value: unknown) => Draft | null,
): DraftSync<Draft> | null {
  const kept = parseJson(text ?? "null");
  const draft = parseDraft(fieldOf(kept, "draft"));
  // What was kept before debates were is under the older name.
  const id = fieldOf(kept, "id") ?? fieldOf(kept, "noteId");
  const baseVersion = fieldOf(kept, "baseVersion");
  if (draft === null || typeof id !== "string" || typeof baseVersion !== "number") return null;
  return {
    id,
    baseVersion,
    draft,
    held: parseDraft(fieldOf(kept, "held")),
    sending: parseDraft(fieldOf(kept, "sending")),
    trouble: troubles.find((trouble) => trouble === fieldOf(kept, "trouble")) ?? "none",
    conflictOf: textOrNull(fieldOf(kept, "conflictOf")),
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

/** A text, or null for everything else. */
export function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
