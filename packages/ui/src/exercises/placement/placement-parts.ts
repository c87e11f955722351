import type { ReactNode } from "react";

/** A card that can be placed, or a place for one, as it is drawn. */
export interface PlacementPart {
  readonly id: string;
  readonly content: ReactNode;
  /** A sign or two, which want to be large. */
  readonly brief?: boolean | undefined;
}

/** Finds a part by its id. */
export function contentOf(parts: readonly PlacementPart[], id: string | undefined): ReactNode {
  return parts.find((part) => part.id === id)?.content;
}
