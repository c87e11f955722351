import type { Locale } from "@alambic/contract";
import { proxy } from "valtio/vanilla";

/** Which item something is to be known or said of. */
export interface ItemOfCapsule {
  readonly atomId: string;
  /** The language of instruction of its capsule. */
  readonly language: Locale;
  /** The language of its source (BCP 47), where it is another. */
  readonly sourceLanguage?: string | undefined;
}

/** What is shown over the screen about an item. */
export type ItemDialog =
  | { readonly kind: "quality"; readonly item: ItemOfCapsule }
  | {
      readonly kind: "report";
      readonly item: ItemOfCapsule;
      /** What the player itself found wrong. */
      readonly details: readonly string[];
    };

export const itemDialog = proxy<{ open: ItemDialog | null }>({ open: null });

/** Shows what vouches for an item. */
export function showQuality(item: ItemOfCapsule): void {
  itemDialog.open = { kind: "quality", item };
}

/** Lets the learner say what is wrong with an item. */
export function reportItem(item: ItemOfCapsule, details: readonly string[] = []): void {
  itemDialog.open = { kind: "report", item, details };
}

export function closeItemDialog(): void {
  itemDialog.open = null;
}
