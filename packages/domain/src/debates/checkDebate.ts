import type { DebateContent } from "./content.ts";

/** Why a debate that has the shape of one cannot be kept. */
export type DebateFault = "repeated_reason" | "repeated_objection";

/** What is wrong with a debate; null where nothing is. */
export function debateFault({
  reasons,
  objections,
}: Pick<DebateContent, "reasons" | "objections">): DebateFault | null {
  if (hasRepeated(reasons)) return "repeated_reason";
  return hasRepeated(objections) ? "repeated_objection" : null;
}

function hasRepeated(parts: readonly { readonly id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size < parts.length;
}
