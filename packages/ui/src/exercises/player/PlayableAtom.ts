import type { AtomBase } from "@alambic/contract";

/** An item as it comes: an atom of the contract, or of a newer one whose kind is not known here. */
export interface PlayableAtom extends Pick<AtomBase, "id" | "title" | "metadata"> {
  readonly content_type: string;
  readonly content: unknown;
  /** A word on where it comes from that its host adds, beside what is to be done. */
  readonly note?: string | undefined;
}
