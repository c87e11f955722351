import type { ReactNode } from "react";

/** A card that can be placed, or a place for one, as it is drawn. */
export interface PlacementPart {
  readonly id: string;
  readonly content: ReactNode;
}

/** Finds a part by its id. */
export function contentOf(parts: readonly PlacementPart[], id: string | undefined): ReactNode {
  return parts.find((part) => part.id === id)?.content;
}
