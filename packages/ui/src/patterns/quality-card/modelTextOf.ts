import type { AtomQuality } from "@alambic/contract";

/**
 * Whether an item is a text that a language model wrote, or rests on one, rather than on a document:
 * the checks then say that it follows from that text, not that the text is true.
 */
export function modelTextOf({
  made_by: madeBy,
  content_type: contentType,
  source,
}: Pick<AtomQuality, "made_by" | "content_type" | "source">): "itself" | "quoted" | null {
  if (madeBy.kind !== "model") return null;
  if (source === null) return contentType === "lesson" ? "itself" : null;
  return source.page === undefined ? "quoted" : null;
}
