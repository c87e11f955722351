import type { Atom } from "@alambic/contract";

/**
 * The types of items that need no network. What a newer server may send is not among them, and neither
 * is whatever names a model, a coach, a conversation, code or an essay.
 */
const allowed: ReadonlySet<string> = new Set([
  "lesson",
  "vocabulary",
  "quiz",
  "true_false",
  "matching",
  "ordering",
  "fill_in_blank",
  "flashcards",
  "categorization",
  "short_answer",
  "numeric",
  "free_answer",
  "dialogue",
  "character",
  "image_labelling",
]);

/** Whether an item can be taken without a network: by its type, unless its metadata say otherwise. */
export function isAllowedOffline({
  content_type: type,
  metadata,
}: {
  readonly content_type: string;
  readonly metadata: Pick<Atom["metadata"], "offline">;
}): boolean {
  return metadata.offline ?? allowed.has(type);
}
